import { clientSettings as words } from '@fondly/languages/english/client-settings.ts'
import { expect, test } from 'vitest'
import { describeEntry } from './describe-entry.ts'

const NAMES = new Map([
  ['HILL', 'Hill Town'],
  ['1HBE2376', 'Nine Doors'],
  ['welcome', 'Welcome Home'],
])

test('card access is described by card name, on or off, with the number of options that are off', () => {
  const before = { '1HBE2376': null, GONE: { disabledSentiments: [], disabledMessageStarters: [] } }
  const after = { '1HBE2376': { disabledSentiments: ['S1'], disabledMessageStarters: ['M1', 'M2'] }, GONE: null }
  expect(describeEntry({ subject: 'card-access', before, after }, words, NAMES)).toEqual([
    { label: 'Nine Doors', old: 'off', now: 'on, 1 sentiment off, 2 message starters off' },
    { label: '#GONE', old: 'on', now: 'off' },
  ])
})

test('changed names and tabs of a category are shown', () => {
  const entry = { subject: 'categories', before: { welcome: null }, after: { welcome: { name: 'Move-In', hidden: true } } }
  expect(describeEntry(entry, words, NAMES)).toEqual([
    { label: 'Welcome Home: Name', old: 'nothing', now: 'Move-In' },
    { label: 'Welcome Home: Hidden', old: 'off', now: 'on' },
  ])
})

test.each<[string, string[] | null, string[] | null, { label: string; now: string }]>([
  ['moved earlier', ['A', '1HBE2376', 'HILL'], ['HILL', 'A', '1HBE2376'], { label: 'Welcome Home: Hill Town', now: 'before #A' }],
  ['moved later', ['HILL', '1HBE2376', 'A'], ['1HBE2376', 'HILL', 'A'], { label: 'Welcome Home: Nine Doors', now: 'before Hill Town' }],
  ['moved to the end', ['HILL', '1HBE2376', 'A'], ['1HBE2376', 'A', 'HILL'], { label: 'Welcome Home: Hill Town', now: 'after #A' }],
  ['first moved', null, ['1HBE2376', 'HILL', 'A'], { label: 'Welcome Home: Nine Doors', now: 'before Hill Town' }],
  [
    'changed as a whole',
    ['1', '2', '3', '4', '5', '6'],
    ['6', '5', '4', '3', '2', '1'],
    { label: 'Welcome Home: Order of the cards', now: 'first #6, #5, #4, #3, #2' },
  ],
  ['given up', ['HILL'], null, { label: 'Welcome Home: Order of the cards', now: 'as Fondly orders them' }],
])('a changed shelf shows which card moved where: %s', (_, old, now, line) => {
  const [before, after] = [old, now].map((cards) => ({ welcome: cards && { cards } }))
  expect(describeEntry({ subject: 'shelf', before, after }, words, NAMES)).toEqual([{ old: undefined, ...line }])
})

test('any other entry is described field by field', () => {
  const entry = { subject: 'client', before: { singleSendSSO: null }, after: { singleSendSSO: true } }
  expect(describeEntry(entry, words, NAMES)).toEqual([{ label: 'One card for each sign-in', old: 'off', now: 'on' }])
})

test('a saved message is described by its name and its texts', () => {
  const before = { savedMessage: null }
  const after = { savedMessage: { name: 'Moved in', en: 'Welcome home.', es: '' } }
  const entry = { subject: 'saved-message 7', before, after }
  expect(describeEntry(entry, words, NAMES)).toEqual([
    { label: 'Saved message', old: 'nothing', now: 'Moved in' },
    { label: 'Saved message: Text in English', old: 'nothing', now: 'Welcome home.' },
  ])
  expect(
    describeEntry({ ...entry, before: after, after: { savedMessage: { ...after.savedMessage, name: 'House' } } }, words, NAMES),
  ).toEqual([{ label: 'Saved message', old: 'Moved in', now: 'House' }])
})
