import { expect, test } from 'vitest'
import { type ContactImportWorld, judgeContactImports } from './contact-import-checker.ts'

function createCorrectWorld() {
  const ana = { name: 'Ana', contacts: 1, elsewhere: 1, expectedElsewhere: 1, birthdays: [] as string[], expectedBirthday: undefined }
  const born = { name: 'Bo', contacts: 1, elsewhere: 0, expectedElsewhere: 0, birthdays: ['02-29'], expectedBirthday: '02-29' }
  const done = { state: 'done', kinds: { new: 1, same: 1, wrong: 1 }, added: 1, left: 0, birthdays: 1, due: 0, logged: 1 }
  // The same file was imported again, so nothing was left to do.
  const again = { ...done, added: 0, left: 1, birthdays: 0 }
  const file = { name: 'File', isShared: true, rows: 3, refused: 1, newcomers: 1, withoutBirthday: 1, imports: [done, again] }
  return { people: [ana, born], files: [file], strangers: 0, ana, born, done, again, file }
}

test('the checker finds nothing if each person is in the book once and the counts agree', () =>
  expect(judgeContactImports(createCorrectWorld())).toEqual({ people: 2, broken: [] }))

test.each<[string, (world: ReturnType<typeof createCorrectWorld>) => Partial<ContactImportWorld> | void, RegExp]>([
  ['somebody who was lost', ({ ana }) => void (ana.contacts = 0), /^Ana: 0 contacts/],
  ['somebody who was added twice', ({ ana }) => void (ana.contacts = 2), /^Ana: 2 contacts/],
  ['somebody in a wrong book', ({ born }) => void (born.elsewhere = 1), /^Bo: 1 contacts, 1 in other books/],
  ['somebody whom another book lost', ({ ana }) => void (ana.elsewhere = 0), /^Ana: 1 contacts, 0 in other books/],
  ['a birthday twice', ({ born }) => void born.birthdays.push('02-29'), /birthdays '02-29,02-29' instead of '02-29'/],
  ['a lost birthday', ({ born }) => void (born.birthdays = []), /birthdays '' instead of '02-29'/],
  ["another person's birthday", ({ ana }) => void ana.birthdays.push('01-01'), /birthdays '01-01' instead of ''/],
  ['a contact of no file', () => ({ strangers: 1 }), /^1 contacts are of nobody/],
  ['a file that was not imported', ({ file }) => void (file.imports = []), /^File was not imported/],
  ['an import that runs for ever', ({ done }) => void (done.state = 'running'), /an import is running/],
  ['a row that waits for ever', ({ done }) => void (done.due = 1), /1 of its rows wait/],
  [
    'a person who is counted twice',
    ({ again }) => void Object.assign(again, { added: 1, left: 0 }),
    /2 people counted as added instead of 1/,
  ],
  ['a person who is not counted', ({ done }) => void (done.added = 0), /of 1 new people, 0 were added and 0 left out/],
  ['a birthday that is counted twice', ({ again }) => void (again.birthdays = 1), /2 birthdays counted instead of 1/],
  ['a row that nobody counts', ({ done }) => void (done.kinds.same = 0), /2 of 3 rows counted/],
  ['a refused row that was accepted', ({ done }) => void Object.assign(done.kinds, { same: 2, wrong: 0 }), /0 of 1 as refused/],
  ['an import that nobody logged', ({ done }) => void (done.logged = 0), /0 entries of the audit log/],
  ['an own import that was logged', ({ file }) => void (file.isShared = false), /1 entries of the audit log/],
])('%s is found', (_, mutate, found) => {
  const world = createCorrectWorld()
  const change = mutate(world) ?? {}
  expect(judgeContactImports({ ...world, ...change }).broken).toContainEqual(expect.stringMatching(found))
})
