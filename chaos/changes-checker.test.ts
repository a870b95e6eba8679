import { expect, test } from 'vitest'
import { type ChangedWorld, judgeChanges } from './changes-checker.ts'

/** Ada's process was killed after commerce stored 'b'. Nora's change to 'c' was refused, and her change to 'd' was written. */
function createCorrectWorld() {
  const world: ChangedWorld & { entries: [ChangedWorld['entries'][number], ChangedWorld['entries'][number]] } = {
    tried: [
      { subject: 'banner', value: 'b', actor: 'Ada', ended: 'killed' },
      { subject: 'banner', value: 'c', actor: 'Nora', ended: 'refused' },
      { subject: 'banner', value: 'd', actor: 'Nora', ended: 'written' },
    ],
    entries: [
      { subject: 'banner', actor: 'Ada', outcome: 'done', before: 'a', after: 'b' },
      { subject: 'banner', actor: 'Nora', outcome: 'done', before: 'b', after: 'd' },
    ],
    values: { banner: { first: 'a', now: 'd' } },
    brokenChain: undefined,
    openChanges: 0,
  }
  return world
}

test('a world where the log has each change once and commerce has its value has no findings', () =>
  expect(judgeChanges(createCorrectWorld())).toEqual([]))

test('the checker accepts a killed change that is in neither the log nor commerce', () => {
  const { entries, ...world } = createCorrectWorld()
  expect(judgeChanges({ ...world, entries: [{ ...entries[1], before: 'a' }] })).toEqual([])
})

test.each<[string, (world: ReturnType<typeof createCorrectWorld>) => Partial<ChangedWorld> | void, RegExp]>([
  ['a change that is twice in the log', ({ entries }) => ({ entries: [...entries, { ...entries[1], before: 'd' }] }), /d .* 2 times/],
  ['a change that the log lost', ({ entries }) => ({ entries: [entries[0]] }), /d \(written\) is in the log 0 times/],
  ['a refused change that is in the log', ({ entries }) => void (entries[1].after = 'c'), /c \(refused\) is in the log 1 times/],
  ['a change of a killed process that commerce has and the log has not', ({ entries }) => ({ entries: [entries[1]] }), /says b was there/],
  ['an entry whose change commerce does not have', () => ({ values: { banner: { first: 'a', now: 'b' } } }), /commerce has b/],
  ['a change that nobody made', ({ entries }) => void (entries[0].after = 'x'), /x was never tried/],
  ['a change under another name', ({ entries }) => void (entries[1].actor = 'Ada'), /d is said to be by Ada/],
  ['an entry with another value before', ({ entries }) => void (entries[0].before = 'z'), /says z was there, and it was a/],
  ['a change that the log marks as unconfirmed', ({ entries }) => void (entries[0].outcome = 'unconfirmed'), /b is unconfirmed/],
  ['a log that was edited', () => ({ brokenChain: 'entry 3' }), /The log: entry 3/],
  ['a change that was never settled', () => ({ openChanges: 1 }), /1 changes are neither/],
])('%s is found', (_, mutate, found) => {
  const world = createCorrectWorld()
  const change = mutate(world) ?? {}
  expect(judgeChanges({ ...world, ...change })).toContainEqual(expect.stringMatching(found))
})
