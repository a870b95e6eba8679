import type { PostalAddress } from '@fondly/domain/address/postal-address.ts'
import { postalDay } from '@fondly/domain/mail-date/postal-day.ts'
import { slashDay } from '@fondly/domain/mail-date/slash-day.ts'
import { rowStatus } from '@fondly/domain/order-history/row-status.ts'
import type { Order } from '@fondly/gateways/commerce/commerce.ts'
import type { CorrectionsOfUser } from './corrections.ts'
import type { HistoryRow } from './history-row.ts'
import type { UserSending } from './own-sendings.ts'
import type { PressDesk } from './press-desk.ts'

type HistorySources = {
  orders: Order[]
  sendings: UserSending[]
  sendingIds: Map<string, string>
  /**
   * The state of each order at the press, by order number: until when it can be withdrawn, and whether it was. Only for orders that are not printed.
   */
  pressStates: Awaited<ReturnType<PressDesk['withdrawableUntil']>>
  corrected: CorrectionsOfUser
  zone: string
}

/** Merges the orders with the sendings that have not ended, so that each card has one row. The newest card comes first. */
export function orderRows({ orders, sendings, sendingIds, pressStates, corrected, zone }: HistorySources): HistoryRow[] {
  const numbers = new Set(orders.map(({ orderNo }) => orderNo))
  const scanCodes = new Set(orders.map(({ item }) => item.scanCode))
  const unfinished = sendings.filter(({ state }) => state !== 'done')
  const underWay = new Set(unfinished.flatMap(({ orderNo, snapshot }) => [orderNo, snapshot.lineItem.scanCode]))

  // A sending is found by its scan code, because it does not know the number of a new order yet.
  const byScanCode = new Map(sendings.map((sending) => [sending.snapshot.lineItem.scanCode, sending]))
  const corrects = new Map([...corrected.sentAs].map(([order, by]) => [by, order]))
  const rows = [
    ...orders.map((order) => {
      const isUnfinished = underWay.has(order.orderNo) || (order.item.scanCode !== '' && underWay.has(order.item.scanCode))
      const sending = order.item.scanCode === '' ? undefined : byScanCode.get(order.item.scanCode)
      const { until, withdrawn = false, state } = pressStates.get(order.orderNo) ?? {}
      return {
        ...rowOfOrder(order, {
          isUnfinished,
          sendingId: sendingIds.get(order.orderNo) ?? sending?.id ?? null,
          zone,
        }),
        ...typedMsg(sending),
        // The press knows about a withdrawal earlier than commerce.
        ...(withdrawn ? { status: 'cancelled' as const } : {}),
        withdrawn,
        withdrawableUntil: isWaiting(order, isUnfinished) ? (until?.toISOString() ?? null) : null,
        corrects: corrects.get(order.orderNo) ?? null,
        correctedBy: corrected.sentAs.get(order.orderNo) ?? null,
        isBeingCorrected: state === 'reserved' || corrected.underWay.has(order.orderNo),
      }
    }),
    ...sendings
      .filter(({ orderNo, snapshot }) => !numbers.has(orderNo ?? '') && !scanCodes.has(snapshot.lineItem.scanCode))
      .map((sending) => rowOfSending(sending, zone)),
  ]
  return rows.sort((a, b) => (a.orderedAt === b.orderedAt ? 0 : a.orderedAt < b.orderedAt ? 1 : -1))
}

/**
 * Returns true when the order is placed, its sending has ended, and nothing is printed yet. The export status 'failed' means that the press could not
 * print the order.
 */
function isWaiting({ status, exportStatus }: Order, isUnfinished: boolean): boolean {
  return (status === 'new' || status === 'open') && (exportStatus === 'ready' || exportStatus === 'failed') && !isUnfinished
}

function rowOfOrder(
  order: Order,
  { isUnfinished, sendingId, zone }: { isUnfinished: boolean; sendingId: string | null; zone: string },
): HistoryRow {
  const { firstName, lastName, ...address } = order.shippingAddress
  return {
    id: order.orderNo,
    ...orderedOn(order.createdAt, zone),
    orderNo: order.orderNo,
    prodName: order.item.cardName,
    prodId: order.item.cardId,
    sender: order.senderProfile,
    recipient: `${firstName} ${lastName}`.trim(),
    ...shippedTo(address),
    shipDate: order.mailDate === '' ? '' : slashDay(order.mailDate),
    status: rowStatus({ ...order, isUnfinished }),
    sentiment: order.item.sentiment,
    personalMsg: order.item.message,
    charges: { currency: order.currency, taxTotal: order.taxTotal, shippingTotal: order.shippingTotal },
    sendingId,
    withdrawableUntil: null,
    withdrawn: false,
    corrects: null,
    correctedBy: null,
    isBeingCorrected: false,
  }
}

function rowOfSending({ id, state, orderNo = '', createdAt, snapshot, destination }: UserSending, zone: string): HistoryRow {
  return {
    id: orderNo || id,
    ...orderedOn(createdAt, zone),
    orderNo,
    prodName: snapshot.cardName,
    prodId: snapshot.cardId,
    sender: snapshot.fields.senderProfile,
    recipient: snapshot.print.recipient.name,
    ...shippedTo(destination.address),
    shipDate: slashDay(snapshot.form.sendDate),
    status: state === 'waiting' ? 'needs-answer' : 'processing',
    sentiment: snapshot.lineItem.sentiment,
    personalMsg: snapshot.lineItem.message,
    ...typedMsg({ snapshot }),
    charges: null,
    sendingId: id,
    withdrawableUntil: null,
    withdrawn: false,
    corrects: null,
    correctedBy: null,
    isBeingCorrected: false,
  }
}

function typedMsg(sending: Pick<UserSending, 'snapshot'> | undefined): Pick<HistoryRow, 'typedMsg'> {
  const typed = sending?.snapshot.typedClosing
  return typed === undefined ? {} : { typedMsg: typed }
}

function orderedOn(instant: Date, zone: string) {
  return { orderDate: slashDay(postalDay(instant, zone)), orderedAt: instant.toISOString() }
}

function shippedTo({ address1, address2, city, state, zip }: PostalAddress) {
  const shipLines = [address1, address2, `${city}, ${state} ${zip}`].filter((line) => line !== '')
  return { shipAddress: shipLines.join(', '), shipLines }
}
