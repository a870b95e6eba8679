import { toReportState, type ReportState } from '@fondly/domain/reports/report-state.ts'
import type { ReportedOrder } from '@fondly/gateways/commerce/commerce.ts'
import type { SendingSnapshot } from '../sendings/sending-data.ts'
import type { ReportOrder, ReportValue } from './save-orders.ts'

/** Converts an order of commerce. `reason` says why the order was withdrawn or refused, or why it failed. */
export function toReportOrder(
  order: ReportedOrder,
  { reason, userId }: { reason: string | undefined; userId?: string | undefined },
): ReportOrder {
  return {
    orderNo: order.orderNo,
    clientId: order.clientId,
    values: {
      person: { value: order.personEmail, label: order.personName, aliases: namesOf(order.employeeId, userId) },
      supervisor: plain(order.supervisorId),
      location: plain(order.location),
      occasion: plain(order.occasion),
      card: { value: order.cardId, label: order.cardName, aliases: [] },
      profile: { value: order.profileId, label: order.profileName, aliases: [] },
      language: plain(order.language),
    },
    state: toReportState(order),
    reason,
    orderedAt: order.orderedAt,
    mailDate: order.mailDate,
    modifiedAt: order.modifiedAt,
  }
}

/** Converts a finished sending into an order of the reports. The reports use it until the search of commerce shows the order. */
export function fromSending(snapshot: SendingSnapshot, { orderNo, orderedAt }: { orderNo: string; orderedAt: Date }): ReportOrder {
  const { fields, billing, lineItem, shopper, form } = snapshot
  const state: ReportState = 'in-press'
  return {
    orderNo,
    clientId: fields.clientId,
    values: {
      person: {
        value: shopper.email.toLowerCase(),
        label: `${billing.firstName} ${billing.lastName}`.trim(),
        aliases: namesOf(fields.employeeID, snapshot.userId),
      },
      supervisor: plain(fields.supervisorID),
      location: plain(fields.location),
      occasion: plain(lineItem.category),
      card: { value: snapshot.cardId, label: snapshot.cardName, aliases: [] },
      profile: { value: fields.senderProfileId, label: fields.senderProfile, aliases: [] },
      // Commerce distinguishes only Spanish and everything else (gateways/commerce/basket-mapping.ts).
      language: plain(lineItem.language === 'es' ? 'es' : 'other'),
    },
    state,
    reason: undefined,
    orderedAt,
    mailDate: form.sendDate,
    modifiedAt: undefined,
  }
}

const plain = (value: string): ReportValue => ({ value, label: '', aliases: [] })
const namesOf = (...names: (string | undefined)[]): string[] => names.flatMap((name) => (name ? [name.toLowerCase()] : []))
