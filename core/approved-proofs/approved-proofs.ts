import type { CardPrint } from '@fondly/domain/print/card-print.ts'
import type { DisplayList } from '@fondly/stationery/layout/display-list.ts'
import { sql, type Kysely } from 'kysely'
import type { Seal } from '../seal/seal.ts'
import type { CoreTables } from '../store/tables.ts'
import { approvedLists } from './approved-lists.ts'
import { toDeliveredPrint } from '../sendings/delivered-print.ts'
import { sendingSeal, wholeData, type SendingData } from '../sendings/sending-data.ts'

/**
 * What a sender approved: the display list (undefined where it was not kept, or is of a kind that is not printed any more) and its hash, what it was laid out
 * from, a digest of the address of the file that was drawn from it, and the two digits of the recipient's door where the address check gave them.
 */
export type Proof = {
  displayListHash: string
  list: DisplayList | undefined
  print: CardPrint
  printFile: string | undefined
  deliveryPoint: string | undefined
}

/**
 * The proof of an order of ours; undefined for orders that other programs made. The scan code finds it, and where somebody has changed that
 * at commerce, the order's number in the audit trail.
 */
export function createProofFinder(database: Kysely<CoreTables>, closed: Seal) {
  const seal = sendingSeal(closed)
  const approved = approvedLists(database, closed)
  const orderNoOf = sql<string>`data ->> 'orderNo'`

  return async (orderNo: string, scanCode: string): Promise<Proof | undefined> => {
    const ofScanCode = await database
      .selectFrom('sending')
      .select(wholeData)
      .where(sql<string>`fixed ->> 'scanCode'`, '=', scanCode)
      .where(orderNoOf, '=', orderNo)
      .limit(1)
      .executeTakeFirst()
    if (ofScanCode) return proofOf(ofScanCode.data)
    const ofSender = await database
      .selectFrom('sending')
      .innerJoin('audit', 'audit.user_id', 'sending.owner')
      .select(wholeData)
      .where('audit.event', '=', 'purchase')
      .where('audit.order_no', '=', orderNo)
      .where(orderNoOf, '=', orderNo)
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
