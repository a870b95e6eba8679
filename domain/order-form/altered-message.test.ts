import { expect, test } from 'vitest'
import { findNewWording, isLockedMessageAltered } from './altered-message.ts'

const LOCKED = 'It was a pleasure to welcome you at Harborview.\nWe hope to see you again soon.'

test.each<[string, string, boolean]>([
  ['as it stands', LOCKED, false],
  ['as it stands, with blanks around it', `\n${LOCKED}  `, false],
  ['a word left out', LOCKED.replace('soon', ''), true],
  ['a word changed', LOCKED.replace('pleasure', 'burden'), true],
  ['other punctuation', LOCKED.replace('.', '!'), true],
  ['in capitals', LOCKED.toUpperCase(), true],
  ['something added after it', `${LOCKED}\n${'And a good many more words of mine. '.repeat(9)}`, true],
  ['something added before it', `Dear Ann, ${LOCKED}`, true],
  ['own words', 'Thank you for your visit. We hope to see you again next year, and send our best wishes.', false],
  ['nothing', '', false],
])('whether a locked message counts as altered: %s', (_, text, isAltered) =>
  expect(isLockedMessageAltered(text, [{ text: LOCKED, locked: true }])).toBe(isAltered),
)

test('a short text does not count as an altered message', () => {
  expect(isLockedMessageAltered('Thank you so much for coming to our house.', [{ text: 'Thank you!', locked: true }])).toBe(false)
  expect(isLockedMessageAltered('Thank you', [{ text: 'Thank you!', locked: true }])).toBe(false)
})

test('another message that the card offers, and a change of an unlocked message, are allowed', () => {
  const like = LOCKED.replace('soon', 'one day')
  const locked = { text: LOCKED, locked: true }
  expect(isLockedMessageAltered(like, [locked])).toBe(true)
  expect(isLockedMessageAltered(like, [locked, { text: like }])).toBe(false)
  expect(isLockedMessageAltered(like, [{ text: LOCKED }])).toBe(false)
})

test('an earlier text of a locked message is recognised, but not a text with many words of the sender', () => {
  const offered = [
    { text: LOCKED, locked: true },
    { text: `Dear guest, ${LOCKED}`, locked: true },
  ]
  expect(findNewWording(LOCKED.replace('pleasure', 'plaesure'), offered)).toBe(offered[0])
  expect(findNewWording(LOCKED.replace('It', 'Dear guest, it').replace('soon', 'son'), offered)).toBe(offered[1])
  expect(findNewWording(LOCKED, offered)).toBeUndefined()
  expect(findNewWording(`${LOCKED} ${'And a good many more words of mine. '.repeat(9)}`, offered)).toBeUndefined()
  expect(findNewWording(LOCKED.replace('soon', 'son'), [{ text: LOCKED }])).toBeUndefined()
})
