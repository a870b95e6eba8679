import { expect, test } from 'vitest'
import { createMessage, move, toMessage, toTyped } from './typed-messages.ts'

const WHOLE = { id: 'a', title: { en: 'Call us', es: 'Llámenos' }, text: { en: 'Call us.', es: 'Llámenos.' }, locked: true }

test('an unchanged message is written back unchanged, and surrounding spaces are removed', () => {
  expect(toMessage(toTyped(WHOLE))).toEqual(WHOLE)
  expect(toMessage({ ...toTyped(WHOLE), text: ' Call us. ', spanishTitle: ' ', spanishText: '', locked: false })).toEqual({
    id: 'a',
    title: { en: 'Call us' },
    text: { en: 'Call us.' },
  })
})

test('a new message has an id of its own', () => {
  const first = createMessage([])
  expect(first.id).toBe('message-1')
  expect(createMessage([{ ...first, id: 'message-2' }]).id).toBe('message-3')
})

test('a message moves by one place and stops at the ends', () => {
  const list = ['a', 'b', 'c'].map((id) => ({ ...toTyped(WHOLE), id }))
  const ids = (from: number, by: 1 | -1) => move(list, from, by).map(({ id }) => id)
  expect(ids(0, 1)).toEqual(['b', 'a', 'c'])
  expect(ids(2, -1)).toEqual(['a', 'c', 'b'])
  expect(ids(0, -1)).toEqual(['a', 'b', 'c'])
  expect(ids(2, 1)).toEqual(['a', 'b', 'c'])
})
