import type { Draft } from '@fondly/contracts/bff/order-form.ts'
import { EMPTY_ORDER_FORM } from '@fondly/domain/order-form/order-form.ts'
import { expect, test } from 'vitest'
import { type CarriedForm, carryWords } from './carried-form.ts'
import { isAnswered, openDraft, withoutSent } from './open-draft.ts'

const draftFor = (firstName: string, rest: Partial<Draft> = {}): Draft => ({
  key: 'k',
  scanCode: 'AB3DE6GH9J',
  senderProfileId: 'main',
  form: { ...EMPTY_ORDER_FORM, firstName },
  ...rest,
})
const changed = (draft?: { cardId: string; key: string }): CarriedForm => ({
  form: { ...EMPTY_ORDER_FORM, firstName: 'Rosa' },
  senderProfileId: 'main',
  from: { isMessageLocked: false, draft },
})
const alone = { isCorrecting: false, ofSending: undefined, carried: undefined }

test('a form resumes the draft of its card, unless that is for somebody other than the recipient of the visit', () => {
  const draft = draftFor('Ruth')
  expect(openDraft(draft, { prefill: {}, carried: undefined })).toEqual({ draft, carried: undefined, replacesOther: false })
  expect(openDraft(draft, { prefill: { firstName: 'Ada' }, carried: undefined })).toMatchObject({ draft: null, replacesOther: true })
  expect(openDraft(null, { prefill: {}, carried: undefined })).toMatchObject({ draft: null, replacesOther: false })
})

test('with values from another card, this card’s own draft is not opened, but kept until something is typed', () => {
  const carried = changed({ cardId: 'A', key: 'a' })
  expect(openDraft(draftFor('Ruth'), { prefill: {}, carried })).toEqual({ draft: null, carried, replacesOther: true })
})

test('when the sender goes back to the first card, its draft has the same text, so nothing is replaced', () => {
  const carried = changed({ cardId: 'A', key: 'k' })
  expect(openDraft(draftFor('Rosa'), { prefill: {}, carried })).toEqual({ draft: null, carried, replacesOther: false })
})

test('a sender who changes to a card with an unfinished correction is asked; continuing it drops the values from the other card', () => {
  expect(isAnswered({ ...alone, carried: changed() })).toBe(false)
  const correction = draftFor('Ruth', { corrects: '00117' })
  expect(openDraft(correction, { prefill: {}, carried: changed() })).toEqual({
    draft: correction,
    carried: undefined,
    replacesOther: false,
  })
})

test('a form that was opened for the correction does not ask', () => {
  expect(isAnswered(alone)).toBe(false)
  expect(isAnswered({ ...alone, isCorrecting: true })).toBe(true)
  expect(isAnswered({ ...alone, ofSending: 's' })).toBe(true)
})

test('the next person’s form asks about a correction that another window has begun, and not about the one that was just sent', () => {
  const correction = draftFor('Ruth', { corrects: '00117' })
  const carried = carryWords(EMPTY_ORDER_FORM, 'main', 'sent')
  expect(isAnswered({ ...alone, isCorrecting: true, carried })).toBe(false)
  expect(withoutSent(correction, carried)).toBe(correction)
  expect(openDraft(correction, { prefill: {}, carried })).toMatchObject({ draft: correction, carried: undefined })
  // The page data may still hold the draft that was just sent.
  expect(withoutSent({ ...correction, key: 'sent' }, carried)).toBe(null)
  expect(withoutSent(undefined, undefined)).toBe(undefined)
})
