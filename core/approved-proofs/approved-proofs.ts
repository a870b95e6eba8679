import type { CardPrint } from '@fondly/domain/print/card-print.ts'
import type { DisplayList } from '@fondly/stationery/layout/display-list.ts'
import { sql, type Kysely } from 'kysely'
import type { Seal } from '../seal/seal.ts'
import type { CoreTables } from '../store/tables.ts'
import { approvedLists } from './approved-lists.ts'
import { toDeliveredPrint } from '../sendings/delivered-print.ts'
import { sendingSeal, wholeData, type SendingData } from '../sendings/sending-data.ts'

/**
 * What a sender approved. `list` is undefined when no list is stored or its format can no longer be printed. The proof also has the hash of the list,
 * what it was laid out from, a digest of the address of the rendered file, and the two digits of the delivery point if the address check returned
 * them.
 */
export type Proof = {
  displayListHash: string
  list: DisplayList | undefined
  print: CardPrint
  printFile: string | undefined
  deliveryPoint: string | undefined
}

/**
 * Creates the function that finds the proof of an order; undefined for an order of another program. It searches by scan code. If somebody changed the
 * scan code at commerce, it searches by the order number in the audit log.
 */
export function createProofFinder(database: Kysely<CoreTables>, closed: Seal) {
  const seal = sendingSeal(closed)
  const approved = approvedLists(database, closed)

  return async (orderNo: string, scanCode: string): Promise<Proof | undefined> => {
    const ofScanCode = await database
      .selectFrom('sending')
      .select(wholeData)
      .where(sql<string>`fixed ->> 'scanCode'`, '=', scanCode)
      .where('order_no', '=', orderNo)
      .limit(1)
      .executeTakeFirst()
    if (ofScanCode) return proofOf(ofScanCode.data)
    const ofSender = await database
      .selectFrom('sending')
      .innerJoin('audit', 'audit.user_id', 'sending.owner')
      .select(wholeData)
      .where('audit.event', '=', 'purchase')
      .where('audit.order_no', '=', orderNo)
      .where('sending.order_no', '=', orderNo)
      .limit(1)
      .executeTakeFirst()
    return ofSender && proofOf(ofSender.data)
  }

  async function proofOf(data: SendingData): Promise<Proof | undefined> {
    const { id, displayListHash, printFile } = data
    if (displayListHash === undefined) return undefined
    const { deliveryPoint } = seal.destination(data)
    return {
      displayListHash,
      list: await approved.find(id, displayListHash),
      print: toDeliveredPrint(data, seal),
      printFile,
      deliveryPoint,
    }
  }
}
