import { expect, test } from 'vitest'
import { type ImportWorld, judgeImports } from './people-import-checker.ts'

function createCorrectWorld() {
  const changed = { name: 'S-1', kind: 'changed', state: 'done', entries: 1, people: 1, mails: 0 }
  const added = { name: 'nia@harborview.test', kind: 'new', state: 'done', entries: 1, people: 1, mails: 1 }
  return { rows: [changed, added], running: 0, openChanges: 0, unfinishedInvitations: 0, brokenChain: undefined, changed, added }
}

test('the checker finds nothing if each row is done once', () =>
  expect(judgeImports(createCorrectWorld())).toEqual({ done: 2, broken: [] }))

test.each<[string, (world: ReturnType<typeof createCorrectWorld>) => Partial<ImportWorld> | void, RegExp]>([
  ['a row that was lost', ({ changed }) => void Object.assign(changed, { state: 'due', entries: 0, people: 0 }), /^S-1 is due/],
  ['a row that is done and changed nothing', ({ changed }) => void (changed.people = 0), /^S-1 is done: 1 entries of the log, 0 people/],
  ['a row that the log has twice', ({ changed }) => void (changed.entries = 2), /2 entries/],
  ['a row that the log lost', ({ changed }) => void (changed.entries = 0), /0 entries/],
  ['a row that was done and says that it failed', ({ changed }) => void (changed.state = 'failed'), /^S-1 is failed/],
  ['somebody who was added twice', ({ added }) => void (added.people = 2), /2 people/],
  ['somebody who got two invitations', ({ added }) => void (added.mails = 2), /2 mails/],
  ['somebody who got no invitation', ({ added }) => void (added.mails = 0), /0 mails/],
  ['an import that runs for ever', () => ({ running: 1 }), /1 imports have not ended/],
  ['a change that was never settled', () => ({ openChanges: 1 }), /1 changes are neither/],
  ['an invitation that was never finished', () => ({ unfinishedInvitations: 1 }), /1 invitations are not finished/],
  ['a log that was edited', () => ({ brokenChain: 'entry 3' }), /The log: entry 3/],
])('%s is found', (_, mutate, found) => {
  const world = createCorrectWorld()
  const change = mutate(world) ?? {}
  expect(judgeImports({ ...world, ...change }).broken).toContainEqual(expect.stringMatching(found))
})
