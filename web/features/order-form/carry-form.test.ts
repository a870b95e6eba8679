import type { OrderFormPageData } from '@fondly/contracts/bff/order-form.ts'
import { EMPTY_ORDER_FORM } from '@fondly/domain/order-form/order-form.ts'
import { expect, test } from 'vitest'
import type { CarriedForm } from './carried-form.ts'
import { carryForm } from './carry-form.ts'

const message = { id: 'm', description: 'M', text: 'As printed.', locked: true }
// Only these members of the page data are used.
const pageDataOf = (cardId: string) => ({ card: { id: cardId, messageStarters: [message] }, draft: null }) as unknown as OrderFormPageData
const carry = (cardId: string, draftKey: string | undefined, carried?: CarriedForm, closing = '') =>
  carryForm(
    pageDataOf(cardId),
    { read: () => ({ ...EMPTY_ORDER_FORM, closing }), realNames: [], isSignedByHand: false },
    { senderProfileId: 'main', prefill: {}, carried, draftKey },
  )

test('a form passes on the key of its own draft, but not that of another draft of the card', () => {
  expect(carry('A', 'a').from?.draft).toEqual({ cardId: 'A', key: 'a' })
  expect(carry('A', undefined).from).toEqual({ isMessageLocked: false, draft: undefined })
})

test('if nothing was saved on a card, the draft of the card before it is still known on the next one', () => {
  const fromA = carry('A', 'a')
  const past = carry('B', undefined, fromA, message.text)
  expect(past.from).toEqual({ isMessageLocked: true, draft: { cardId: 'A', key: 'a' } })
  expect(carry('B', 'b', fromA).from?.draft).toEqual({ cardId: 'B', key: 'b' })
})
