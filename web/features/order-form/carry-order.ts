import type { OrderFormPageData } from '@fondly/contracts/bff/order-form.ts'
import type { HistoryRow } from '@fondly/contracts/bff/orders.ts'
import { typedDay } from '@fondly/domain/mail-date/typed-day.ts'
import { type CarriedForm, carryWords } from './carried-form.ts'

/**
 * Returns what a form for the next person takes over from an order, as far as this card offers it. Used if the page no longer has the form that was
 * sent.
 */
export function carryOrder(
  {
    sentiment,
    personalMsg,
    typedMsg,
    shipDate,
    sender,
  }: Pick<HistoryRow, 'sentiment' | 'personalMsg' | 'typedMsg' | 'shipDate' | 'sender'>,
  { card, senderProfiles, calendar }: Pick<OrderFormPageData, 'card' | 'senderProfiles' | 'calendar'>,
): CarriedForm {
  const profile = senderProfiles.find(({ id, name }) => name === sender || id === sender) ?? senderProfiles[0]
  const words = {
    sentiment: card.sentiments.find(({ description }) => description === sentiment)?.id ?? '',
    // The typed message with its placeholders, so that it names the next person.
    closing: typedMsg ?? personalMsg,
    sendDate: typedDay(shipDate, calendar.today) ?? '',
  }
  return carryWords(words, profile?.id ?? '')
}
