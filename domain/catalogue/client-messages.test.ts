import { expect, test } from 'vitest'
import { withClientMessages } from './client-messages.ts'

const MESSAGES = [
  { id: 'a', title: { en: 'Call us', es: 'Llámenos' }, text: { en: 'Call us any time.', es: 'Llámenos cuando quiera.' }, locked: true },
  { id: 'b', title: { en: 'Glad' }, text: { en: 'We are glad.' } },
  { id: 'c', title: { en: 'Soon' }, text: { en: 'See you soon.', es: 'Hasta pronto.' } },
]
const CATALOGUE_STARTER = { id: 'M1', description: 'Warm', text: 'Welcome!' }

test("the client's messages come before those of the card, in the card's language", () => {
  const card = { language: 'en_US' as const, messageStarters: [CATALOGUE_STARTER] }
  expect(withClientMessages(card, MESSAGES).messageStarters).toEqual([
    { id: 'client-a', description: 'Call us', text: 'Call us any time.', locked: true },
    { id: 'client-b', description: 'Glad', text: 'We are glad.' },
    { id: 'client-c', description: 'Soon', text: 'See you soon.' },
    CATALOGUE_STARTER,
  ])
})

test('a Spanish card offers only messages with a Spanish text, with the English title if the Spanish one is missing', () => {
  const { messageStarters } = withClientMessages({ language: 'es', messageStarters: [] }, MESSAGES)
  expect(messageStarters.map(({ description, text }) => [description, text])).toEqual([
    ['Llámenos', 'Llámenos cuando quiera.'],
    ['Soon', 'Hasta pronto.'],
  ])
})

test('a client without messages leaves the card as it is', () => {
  const card = { language: 'en_US' as const, messageStarters: [CATALOGUE_STARTER] }
  expect(withClientMessages(card)).toBe(card)
})
