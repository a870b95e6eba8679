import { expect, test } from 'vitest'
import { checkDoNotMail, type DoNotMailEntry, doNotMailKind, type DoNotMailProblem } from './do-not-mail.ts'
import { readDoNotMailRows } from './do-not-mail-file.ts'

const ENTRY: DoNotMailEntry = {
  firstName: 'Ana',
  lastName: 'Ruiz',
  address1: '12 Oak St',
  address2: '',
  city: '',
  state: '',
  zipCode: '97301',
  reason: 'moved',
  words: '',
  until: '',
}
const TODAY = '2026-11-23'

test.each<[Partial<DoNotMailEntry>, ReturnType<typeof doNotMailKind>]>([
  [{}, 'person'],
  [{ firstName: '', lastName: '' }, 'address'],
  [{ firstName: '', lastName: '', address1: 'PO Box 12' }, 'address'],
  [{ address1: '' }, 'name-in-zip'],
  [{ address1: 'Oak St' }, undefined],
  [{ lastName: '' }, undefined],
  [{ zipCode: '' }, undefined],
])('an entry with %j matches by: %s', (change, kind) => {
  expect(doNotMailKind({ ...ENTRY, ...change })).toBe(kind)
})

test.each<[Partial<DoNotMailEntry>, DoNotMailProblem[]]>([
  [{}, []],
  [{ lastName: '' }, ['names']],
  [{ firstName: '', lastName: '', address1: '' }, ['names']],
  [{ address1: 'Oak St' }, ['address']],
  [{ zipCode: '973' }, ['zip']],
  [{ reason: 'other' }, ['words']],
  [{ reason: 'other', words: 'On leave' }, []],
  [{ until: '2026-11-22' }, ['until']],
  [{ until: 'soon' }, ['until']],
  [{ until: TODAY }, []],
])('the problems of %j are %j', (change, problems) => {
  const entry = { ...ENTRY, ...change }
  expect(checkDoNotMail(entry, TODAY)).toEqual(problems)
  // An entry without a problem can be compared with people.
  expect([problems.length, doNotMailKind(entry)]).not.toEqual([0, undefined])
})

test('a file may have Spanish headings, unknown columns and other words for reasons; it must have a ZIP code column', () => {
  const rows = readDoNotMailRows(
    [
      ['Apellidos', 'Nombre', 'Color', 'Código postal', 'Motivo'],
      ['Ruiz', 'Ana', 'azul', '97301', 'Falleció'],
      ['Vega', 'Luis', '', '2110', 'Vive en Chile'],
      ['', '', '', '', ''],
      ['Sol', '', '', '97301', 'moved'],
    ],
    TODAY,
  )
  expect(rows).toMatchObject([
    { row: 2, entry: { firstName: 'Ana', lastName: 'Ruiz', reason: 'deceased' } },
    { row: 3, entry: { zipCode: '02110', reason: 'other', words: 'Vive en Chile' } },
    { row: 5, problems: ['names'] },
  ])
  expect(readDoNotMailRows([['First name', 'Last name']], TODAY)).toBeUndefined()
})
