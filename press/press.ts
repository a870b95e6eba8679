import type { Commerce } from '@fondly/gateways/commerce/commerce.ts'
import type { Env } from '@fondly/kit/env.ts'
import { openDatabase } from '@fondly/kit/sql/database.ts'
import { migrate } from '@fondly/kit/sql/migrate.ts'
import type { Mailer } from '@fondly/domain/client/mailer.ts'
import type { Day } from '@fondly/domain/mail-date/mail-date.ts'
import { type Kysely, sql } from 'kysely'
import { createBlackoutDays } from './blackout-days.ts'
import { cutBatches } from './cut-batches.ts'
import {
  listReservations,
  releaseReserved,
  type Reservation,
  type ReservedOrder,
  reserveForCorrection,
  type SendingOutcome,
  withdrawReserved,
} from './correction.ts'
import type { CutSetting } from './cut-off.ts'
import { findEndings } from './endings.ts'
import { findBatchNames } from './batch-names.ts'
import { unfinishedFolder } from './folder.ts'
import { finishBatches, reportLater, reportWithdrawal } from './finish-batches.ts'
import { createFindMailer, createTrackingNumber } from './mail-pieces.ts'
import { takeInOrders, reportAgain } from './intake.ts'
import { approvedEnvelope, type Inspection } from './preflight/inspect.ts'
import { loadPastOrders, type PastPrintOrder } from './load-past-orders.ts'
import type { Printing } from './printing.ts'
import { printReprints } from './reprint.ts'
import { pressRoutes } from './routes.ts'
import { openSheets } from './sheets/open-sheets.ts'
import { findWithdrawalDeadlines, type WithdrawalDeadline } from './withdrawal-deadlines.ts'
import { pressMigrations } from './store/migrations.ts'
import type { PressTables } from './store/tables.ts'
import { releaseLease, renewLease, acquireLease, LeaseLost } from './lease.ts'
import { withdrawOrder, type Withdrawal } from './withdraw.ts'

export type PressOptions = {
  env: Env
  databaseUrl: string
  poolSize: number
  commerce: Pick<Commerce, 'orders' | 'catalogue' | 'clients'>
  printFile: (url: string) => Promise<Uint8Array>
  /** Knows what senders approved. With it, the press rejects an order that differs from the approved card or would waste paper. */
  inspection?: Inspection
  /**
   * The mailer for clients without their own mailer: the press prints its barcode on envelopes. Undefined: the post office prints its own barcode.
   */
  mailer?: Mailer | undefined
  /** The folder for batches: {root}/{mail date}/batch-001/ */
  root: string
  /** When batches are cut. Default: at once. */
  cut?: CutSetting
  /** The lease of a process that prints expires after this many seconds without renewal. Default 20. */
  leaseSeconds?: number
  /** Finds how the sending that reserved an order ended. Without it, a reservation ends only by the process that made it. */
  sendingOutcome?: (sendingId: string) => Promise<SendingOutcome>
}

/** The number of new orders in one run, and of orders in one batch, at most. */
const MAX_ORDERS_AT_ONCE = 200
const CUT_AT_ONCE: CutSetting = { mode: 'at-once', time: '16:00', zone: 'America/New_York' }

/**
 * Opens the press. It takes in ready orders, writes the batches of each mail date as folders, and reports the orders as exported. Senders may
 * withdraw orders that are not cut.
 */
export async function press(options: PressOptions) {
  const { env, databaseUrl, poolSize, commerce, printFile, inspection, mailer, root, cut = CUT_AT_ONCE, leaseSeconds = 20 } = options
  const database = openDatabase<PressTables>({
    url: databaseUrl,
    schema: 'press',
    poolSize,
    onLostConnection: (cause) => env.log.warn('A connection to the database was lost.', { cause }),
  })
  await migrate(database, 'press', pressMigrations)
  const blackoutDays = createBlackoutDays(commerce.catalogue, env)
  // Only the mode 'cut-off' needs the blackout days, so the other modes do not request them from commerce.
  const readBlackoutDays = async (): Promise<ReadonlySet<Day>> => (cut.mode === 'cut-off' ? blackoutDays() : new Set())
  const sheets = openSheets({ log: env.log, folder: unfinishedFolder(root), newId: env.ids, clock: env.clock })
  const { fetch } = pressRoutes({ database, root, cut, clock: env.clock, log: env.log, largest: MAX_ORDERS_AT_ONCE, sheets })

  /** Does one run: finishes the work of an earlier run, then takes in new orders. Returns false while another process prints. */
  async function run(): Promise<boolean> {
    const lease = await acquireLease(database, leaseSeconds)
    if (lease === undefined) return false
    const mailerOf = createFindMailer(commerce.clients, mailer)
    const printing: Printing = {
      database,
      commerce,
      printFile,
      approvedEnvelope: async (order) => (inspection ? approvedEnvelope(order, inspection) : {}),
      trackingOf: async (piece, clientId) => {
        const own = await mailerOf(clientId)
        return own && createTrackingNumber(database, { piece, mailer: own, now: env.clock() })
      },
      root,
      clock: env.clock,
      log: env.log,
      keepLease: () => renewLease(database, lease, leaseSeconds),
      lease,
    }
    // Fetching a file may take longer than the lease, so renew the lease meanwhile. If it is lost, the next order throws LeaseLost.
    const heartbeat = setInterval(() => void printing.keepLease().catch(() => {}), (leaseSeconds * 1000) / 3)
    try {
      await finishBatches(printing)
      await printReprints(printing)
      await reportLater(printing)
      // Commerce lists the oldest orders first, and orders that wait for their cut stay in that list. So request as many more orders as wait.
      const ready = await commerce.orders.ready(MAX_ORDERS_AT_ONCE + (await countWaiting(database)))
      await printing.keepLease()
      await reportAgain(ready, printing)
      await takeInOrders(ready, { ...printing, cut, blackoutDays: await readBlackoutDays() })
      await resolveReservations()
      await printing.keepLease()
      await cutBatches(database, { now: env.clock(), largest: MAX_ORDERS_AT_ONCE })
      await finishBatches(printing)
    } catch (error) {
      if (!(error instanceof LeaseLost)) throw error
      env.log.warn('Another process has taken over printing.')
    } finally {
      clearInterval(heartbeat)
      await releaseLease(database, lease)
    }
    return true
  }

  /**
   * Ends each reservation whose sending has ended. The process that made the reservation may have died before ending it. It may also have stalled,
   * and reserved the order after the sending had ended.
   */
  async function resolveReservations(): Promise<void> {
    for await (const reserved of listReservations(database, MAX_ORDERS_AT_ONCE)) {
      await resolveReservation(reserved).catch((cause: unknown) =>
        env.log.error('The state of a correction could not be read; its order stays reserved.', {
          orderNo: reserved.orderNo,
          sendingId: reserved.sendingId,
          cause,
        }),
      )
    }
  }

  async function resolveReservation(reserved: ReservedOrder): Promise<void> {
    const { orderNo, sendingId } = reserved
    const outcome = await options.sendingOutcome?.(sendingId)
    if (outcome?.state === 'stopped') await releaseReserved(database, reserved)
    else if (outcome?.state === 'sent') await replace(orderNo, { sendingId, by: outcome.userId })
  }

  async function replace(orderNo: string, { sendingId, by }: { sendingId: string; by: string }): Promise<void> {
    const isWithdrawn = await withdrawReserved(database, { orderNo, sendingId, by, now: env.clock() })
    if (isWithdrawn) await reportWithdrawal(orderNo, { database, orders: commerce.orders, log: env.log })
  }

  return {
    run,
    /** Serves the operators' pages below /api/press; `by` is the operator's user id. */
    fetch,
    /**
     * Withdraws an order if its batch is not cut. Reports this to commerce at once, or in a later run. The caller checks that the order belongs to the user.
     */
    async withdraw(orderNo: string, by: string): Promise<Withdrawal> {
      const withdrawal = await withdrawOrder(database, { orderNo, by, now: env.clock() })
      if (withdrawal === 'withdrawn') await reportWithdrawal(orderNo, { database, orders: commerce.orders, log: env.log })
      return withdrawal
    },
    /** Reserves an order, so that it cannot be cut while that sending corrects it. */
    reserve: (orderNo: string, sendingId: string): Promise<Reservation> =>
      reserveForCorrection(database, { orderNo, sendingId, now: env.clock() }),
    /** Withdraws the reserved order; call it when the correction has passed its commit point. */
    replace,
    /** Releases the reserved order when the correction has ended without a new card: the order is printed after all. */
    release: (orderNo: string, sendingId: string): Promise<void> => releaseReserved(database, { orderNo, sendingId }),
    /** Finds until when each order may be withdrawn, and whether it was withdrawn. */
    async withdrawableUntil(orders: readonly { orderNo: string; mailDate: Day }[]): Promise<Map<string, WithdrawalDeadline>> {
      return findWithdrawalDeadlines(orders, {
        database,
        cut,
        blackoutDays: orders.length === 0 ? new Set() : await readBlackoutDays(),
        now: env.clock(),
      })
    },
    /** Finds the names of the batches into which these orders were cut. */
    batchesOf: (orderNumbers: readonly string[]) => findBatchNames(database, orderNumbers),
    /** Finds which of these orders were withdrawn at the press, and why the press rejected the others. */
    endings: (orderNumbers: readonly string[]) => findEndings(database, orderNumbers),
    /** Loads past orders in the state that they would have now, for demonstrations. `by` is the operator's id. */
    loadPast: (orders: readonly PastPrintOrder[], { by, now }: { by: string; now: Date }) =>
      loadPastOrders(database, orders, { by, largest: MAX_ORDERS_AT_ONCE, now }),
    /** The id of the process that makes sheets; undefined while there is no such process. */
    sheetsProcessId: sheets.processId,
    async close(): Promise<void> {
      await sheets.close()
      await database.destroy()
    },
  }
}
export type Press = Awaited<ReturnType<typeof press>>

/** Counts the orders that commerce lists as ready and that are not printed now. */
async function countWaiting(database: Kysely<PressTables>): Promise<number> {
  // Make one count for each state, because each state has an index. Almost all rows of the table are in other states.
  const { rows } = await sql<{ count: number }>`
    select (select count(*) from press.print_order where state = 'free')
      + (select count(*) from press.print_order where state = 'reserved')
      + (select count(*) from press.print_order where state = 'withdrawn' and not cancel_told) as count`.execute(database)
  return rows[0]?.count ?? 0
}
