import type { Commerce, Order } from '@fondly/gateways/commerce/commerce.ts'
import type { Log } from '@fondly/kit/log.ts'
import type { Kysely } from 'kysely'
import type { ApprovedEnvelope } from './envelope-pdf.ts'
import type { PressTables } from './store/tables.ts'

export type Printing = {
  database: Kysely<PressTables>
  commerce: Pick<Commerce, 'orders' | 'catalogue'>
  /** Fetches a print file. */
  printFile: (url: string) => Promise<Uint8Array>
  /**
   * Returns what the sender approved of the envelope. Its fields are undefined when no sender approved it here. Throws Unprintable when the order
   * must not be printed.
   */
  approvedEnvelope: (order: Order) => Promise<ApprovedEnvelope>
  /** Returns the tracking number of a client's piece; undefined when the post office prints its own barcode. */
  trackingOf: (piece: string, clientId: string) => Promise<string | undefined>
  /** The folder for batches. */
  root: string
  clock: () => Date
  log: Log
  /** Renews our lease between two orders. Throws LeaseLost when another process has it. */
  keepLease: () => Promise<void>
  /** The number of our lease. */
  lease: number
}
