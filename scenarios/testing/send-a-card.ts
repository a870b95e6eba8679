import type { Draft, OrderFormPageData } from '@fondly/contracts/bff/order-form.ts'
import type { SendRequest } from '@fondly/contracts/bff/send-request.ts'
import type { SendingNews } from '@fondly/contracts/bff/sendings.ts'
import { addDays, isWeekend } from '@fondly/domain/mail-date/mail-date.ts'
import type { OrderForm } from '@fondly/domain/order-form/order-form.ts'
import type { Visitor } from './visitor.ts'

export const CARD = '1HBE2115'

/** Returns a filled form that this visitor can send today, with the data of the order form. */
export async function filledForm(tab: Visitor, more: Partial<OrderForm> = {}, cardId = CARD) {
  const pageData = await tab.json<OrderFormPageData>('GET', `/api/cards/${cardId}/order-form`)
  const form: OrderForm = {
    accountNumber: pageData.accountNumber ? '40718852' : '',
    firstName: 'Marguerite',
    lastName: 'Okonkwo-Hale',
    address1: '1600 Pennsylvania Avenue NW',
    address2: '',
    city: 'Washington',
    state: 'DC',
    zipCode: '20500',
    sentiment: pageData.card.sentiments[0]?.id ?? '',
    closing: 'Welcome! If anything needs doing in your first weeks, call me and I will see to it myself.',
    sendDate: pageData.defaultShipDate,
    ...more,
  }
  return { pageData, form, senderProfileId: pageData.senderProfiles[0]?.id ?? '' }
}

/** The first mail date at least two weeks ahead: no cut-off cuts a card for it while a test runs. */
export async function findLateMailDate(tab: Visitor): Promise<string> {
  const { calendar } = (await filledForm(tab)).pageData
  const blackedOut = new Set(calendar.blackoutDays.map(({ day }) => day))
  let day = addDays(calendar.today, 14)
  while (isWeekend(day) || blackedOut.has(day)) day = addDays(day, 1)
  return day
}

/** Saves the form as a draft and presses Send as the page does; `asking` changes the request. Returns the answer unread. */
export async function pressSend(
  tab: Visitor,
  more: Partial<OrderForm> = {},
  cardId = CARD,
  asking: Pick<SendRequest, 'corrects' | 'asNewCard'> = {},
) {
  const { pageData, form, senderProfileId } = await filledForm(tab, more, cardId)
  const draft = await tab.json<Draft>('PUT', `/api/cards/${cardId}/draft`, { senderProfileId, form, key: pageData.draft?.key })
  const body = {
    cardId,
    senderProfileId,
    form,
    scanCode: draft.scanCode,
    displayListHash: null,
    corrects: pageData.draft?.corrects,
    ...asking,
  }
  const press = () => tab.ask('POST', '/api/sendings', body, { 'idempotency-key': draft.key })
  return { draft, body, press, response: await press() }
}

/** Follows the sending until it has one of these states. Returns all states that were reported. */
export async function newsUntil(tab: Visitor, id: string, states: SendingNews['state'][]): Promise<SendingNews[]> {
  const reported: SendingNews[] = []
  const response = await tab.ask('GET', `/api/sendings/${id}/news`)
  if (!response.ok || !response.body) throw new Error(`The news answered ${response.status}.`)
  let rest = ''
  for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
    const events = (rest + chunk).split('\n\n')
    rest = events.pop() ?? ''
    for (const event of events) {
      const data = /^data: ?(.*)$/m.exec(event)?.[1]
      if (data) reported.push(JSON.parse(data) as SendingNews)
    }
    const last = reported.at(-1)
    if (last && states.includes(last.state)) break
  }
  return reported
}
