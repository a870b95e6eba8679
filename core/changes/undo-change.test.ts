import { expect, test } from 'vitest'
import { undoChange } from './undo-change.ts'

const place = (value: string, label = value.toUpperCase()) => ({ value, label })
const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((value) => place(value)) as [Place, Place, Place, Place]
type Place = ReturnType<typeof place>

const undoList = (before: Place[] | null, after: Place[] | null, now: Place[] | null) =>
  undoChange({ before: { locations: before }, after: { locations: after }, now: { locations: now } })['locations']

test.each<[string, Place[] | null, Place[] | null, Place[] | null, unknown]>([
  ['an entry that it added goes, a later one stays', [a], [a, b], [a, b, c], [a, c]],
  ['an entry that it removed comes back to its place', [a, b, c], [a, c], [a, c, d], [a, b, c, d]],
  ['the first entry comes back as the first', [a, b], [b], [b, c], [a, b, c]],
  ['an entry that was removed and added again elsewhere stays as it is', [a, b], [a], [a, place('b', 'Theirs')], undefined],
  ['an entry that it changed is changed back', [a, b], [place('a', 'New'), b], [place('a', 'New'), c], [a, c]],
  ['an entry that it changed and somebody removed stays removed', [a, b], [place('a', 'New'), b], [b], undefined],
  ['an entry that it added and somebody removed stays removed', [a], [a, b], [a], undefined],
  ['the order is restored', [a, b, c], [c, b, a], [c, d, b, a], [a, d, b, c]],
  ['a list that did not exist before is removed', null, [a, b], [a, b], null],
  ['a list that did not exist before keeps only what was added later', null, [a], [a, b], [b]],
  ['a list that it removed is restored', [a, b], null, [c], [a, b, c]],
])('undoing a change of a list: %s', (_, before, after, now, expected) => expect(undoList(before, after, now)).toEqual(expected))

test('undoing restores only the changed parts of a list entry', () => {
  const before = [{ id: '1', off: ['x'], name: 'Old' }]
  const after = [{ id: '1', off: ['x', 'y'], name: 'Old' }]
  const now = [{ id: '1', off: ['x', 'y', 'z'], name: 'New' }]
  expect(undoChange({ before: { models: before }, after: { models: after }, now: { models: now } })).toEqual({
    models: [{ id: '1', off: ['x', 'z'], name: 'New' }],
  })
})

test('undoing restores only the changed parts of an object', () => {
  const rule = { label: 'Unit', required: false, maxLength: 6 }
  const undone = undoChange({
    before: { accountNumber: rule },
    after: { accountNumber: { ...rule, required: true, spanishLabel: 'Unidad' } },
    now: { accountNumber: { label: 'Flat', required: true, maxLength: 6, spanishLabel: 'Unidad' } },
  })
  expect(undone).toEqual({ accountNumber: { label: 'Flat', required: false, maxLength: 6 } })
})

test('undoing restores a plain value and leaves out values that already match', () => {
  const before = { days: 90, message: null, reference: 'R1' }
  const after = { days: 120, message: 'Hello', reference: 'R2' }
  expect(undoChange({ before, after, now: { days: 60, message: 'Hello', reference: 'R1' } })).toEqual({ days: 90, message: null })
})
