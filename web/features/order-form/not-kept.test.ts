import type { OrderFormPageData } from '@fondly/contracts/bff/order-form.ts'
import { expect, test } from 'vitest'
import { listNotKept } from './not-kept.ts'

const sentiment = (id: string) => ({ id, description: id, sentimentUrl: '' })
const message = (text: string) => ({ id: text, description: text, text })

/** The data of a card with these sentiments and messages. Has only the members that are used. */
const offer = (sentiments: string[], messages: string[], closingLocked = false) => ({
  card: { sentiments: sentiments.map(sentiment), messageStarters: messages.map(message) } as OrderFormPageData['card'],
  closingLocked,
})
const carry = (isMessageLocked: boolean) => ({
  form: { sentiment: 'roses', closing: 'Words of another card.' },
  senderProfileId: 'main',
  from: { isMessageLocked },
})
const empty = { sentiment: '', closing: '' }

test('a value that this card does not offer is listed until the sender has chosen another one', () => {
  const pageData = offer(['keys', 'home'], ['Hello.', 'Welcome.'])
  expect(listNotKept(carry(true), pageData, empty)).toEqual([
    { name: 'sentiment', toDo: 'choose' },
    { name: 'closing', toDo: 'chooseOrWrite' },
  ])
  expect(listNotKept(carry(true), pageData, { sentiment: 'keys', closing: 'Mine.' })).toEqual([])
})

test('offered values, own text and empty fields are not listed', () => {
  expect(listNotKept(carry(true), offer(['roses', 'keys'], ['Words of another card.']), empty)).toEqual([])
  expect(listNotKept(carry(false), offer(['roses'], []), empty)).toEqual([])
  const unwritten = { ...carry(true), form: { sentiment: '', closing: ' ' } }
  expect(listNotKept(unwritten, offer(['keys'], ['Hello.'], true), empty)).toEqual([])
})

test('if nothing can be chosen or written, the sentence does not ask for it', () => {
  const shown = { sentiment: 'keys', closing: 'Hello.' }
  const nothingToDo = [{ name: 'sentiment' }, { name: 'closing' }]
  expect(listNotKept(carry(true), offer(['keys'], ['Hello.']), shown)).toEqual(nothingToDo)
  expect(listNotKept(carry(false), offer([], [], true), empty)).toEqual(nothingToDo)
  // Closings can only be chosen, not edited.
  expect(listNotKept(carry(false), offer(['roses'], ['Hello.', 'Welcome.'], true), empty)).toEqual([{ name: 'closing', toDo: 'choose' }])
  expect(listNotKept(carry(true), offer(['roses'], []), empty)).toEqual([{ name: 'closing', toDo: 'write' }])
})
