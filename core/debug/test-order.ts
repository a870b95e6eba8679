import { findDefaultMailDate } from '@fondly/domain/mail-date/default-mail-date.ts'
import { EMPTY_ORDER_FORM, type OrderForm } from '@fondly/domain/order-form/order-form.ts'
import { orderFormProblems } from '@fondly/domain/order-form/order-form-problems.ts'
import { scanCode } from '@fondly/domain/scan-code.ts'
import { orderFormRules } from '../card-print/order-form-rules.ts'
import type { AccessibleCard } from '../catalogue/card-access.ts'
import type { CoreContext } from '../context.ts'
import { createSnapshot } from '../sendings/snapshot.ts'
import type { Sendings } from '../sendings/sendings.ts'
import type { Person } from '../users/person.ts'

/** Section 4, 'default product 1HBE2115'. */
const DEFAULT_CARD = '1HBE2115'
const MAX_TRIED_CARDS = 20

/** The address of the test order. Every address check knows it. */
const RECIPIENT = {
  firstName: 'Test',
  lastName: 'Order',
  address1: '1000 Fourth Avenue',
  city: 'Seattle',
  state: 'WA',
  zipCode: '98104',
}

/**
 * Begins a sending to the public library of Seattle. It sends the default product, or else the first card that this user may send; undefined when
 * there is none.
 */
export async function testOrder(
  user: Person,
  { env, calendar, clients, cardAccess }: Pick<CoreContext, 'env' | 'calendar' | 'clients' | 'cardAccess'>,
  sendings: Pick<Sendings, 'begin'>,
): Promise<{ cardId: string; sendingId: string } | undefined> {
  const client = await clients.find(user.clientId)
  const days = await calendar.calendar(user.clientId)
  const cardIds = [DEFAULT_CARD, ...(client?.models ?? []).map(({ id }) => id)].slice(0, MAX_TRIED_CARDS)
  for (const cardId of cardIds) {
    const access = await cardAccess.find(user, cardId)
    const profile = access?.profiles[0]
    if (!access || !profile) continue
    const input = { form: formFor(access, findDefaultMailDate(undefined, days)), access, profile, user, scanCode: scanCode(env.random) }
    if (Object.keys(orderFormProblems(input.form, orderFormRules(input, days))).length > 0) continue
    const key = `test-order-${env.ids()}`
    return { cardId, sendingId: await sendings.begin({ userId: user.id, key, body: { testOrder: key }, snapshot: createSnapshot(input) }) }
  }
  return undefined
}

function formFor({ card, client }: AccessibleCard, sendDate: string): OrderForm {
  const { accountNumber } = client.configuration
  return {
    ...EMPTY_ORDER_FORM,
    ...RECIPIENT,
    accountNumber: accountNumber?.enabled ? '1234567890'.slice(0, accountNumber.maxLength || undefined) : '',
    sentiment: card.sentiments[0]?.id ?? '',
    closing: card.messageStarters[0]?.text ?? (client.configuration.disableEditPersonalClosing ? '' : 'This is a test order.'),
    sendDate,
  }
}
