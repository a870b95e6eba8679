import { expect, test } from 'vitest'
import type { PeopleFileRow } from './people-file.ts'
import { type ImportRow, type ImportWorld, planImport } from './people-import.ts'
import type { PlannedPerson } from './plan-person-change.ts'

const IN = { enabled: true, locked: false }
const ANA: PlannedPerson = {
  id: 'ana',
  version: 'v1',
  email: 'Ana@summit.test',
  firstName: 'Ana',
  lastName: 'Ortiz',
  role: 'orderer',
  location: 'closed house',
  supervisorId: '17',
  senderProfiles: ['care', 'sales'],
  languages: ['en_US', 'es'],
  enabled: true,
  locked: false,
}
const EDITOR: PlannedPerson = {
  id: 'me',
  version: 'v2',
  email: 'me@summit.test',
  firstName: 'Me',
  lastName: 'Self',
  role: 'clientadmin',
  ...IN,
}
const ADMIN: PlannedPerson = {
  id: 'admin',
  version: 'v3',
  email: 'admin@summit.test',
  firstName: 'Ad',
  lastName: 'Min',
  role: 'admin',
  ...IN,
}
const WORLD: ImportWorld = {
  people: [ANA, EDITOR, ADMIN],
  invited: new Set(['invited@summit.test']),
  offer: { locations: ['north', 'south'], senderProfiles: ['care', 'sales'], defaultProfiles: ['care'] },
  rolesFromGroups: false,
  editor: { id: 'me', role: 'clientadmin', rights: ['read', 'change'] },
}

function plan(cells: PeopleFileRow['cells'], world: Partial<ImportWorld> = {}): ImportRow | undefined {
  return planImport([{ row: 2, hasMoreCells: false, cells }], { ...WORLD, ...world })[0]
}
const problemsOf = (row: ImportRow | undefined) =>
  row?.kind === 'wrong' ? row.problems.map(({ field, code }) => `${field} ${code}`) : row?.kind
const NEW = { email: 'New@summit.test', firstName: 'Nia', lastName: 'New' }

test('a person with equal, empty or missing cells is unchanged', () => {
  const same = { role: 'Orderer', location: 'closed house', supervisorId: '17', senderProfiles: 'sales;care', languages: 'es, en-US' }
  expect(plan({ email: 'ana@summit.test', ...same })).toEqual({ row: 2, email: 'ana@summit.test', name: 'Ana Ortiz', kind: 'unchanged' })
  expect(plan({ email: 'ana@summit.test', role: '', senderProfiles: '', languages: '' })?.kind).toBe('unchanged')
  expect(plan({ email: 'ana@summit.test', firstName: 'Anna', state: 'off' })?.kind).toBe('unchanged')
})

test('a different cell is a change with the value before, and an empty location or supervisor removes it', () => {
  expect(
    plan({ email: 'ana@summit.test', role: 'reporting', location: '', supervisorId: '18', senderProfiles: 'care', languages: 'es' }),
  ).toEqual({
    row: 2,
    email: 'ana@summit.test',
    name: 'Ana Ortiz',
    kind: 'changed',
    id: 'ana',
    version: 'v1',
    was: { role: 'orderer', location: 'closed house', supervisorId: '17', senderProfiles: ['care', 'sales'], languages: ['en_US', 'es'] },
    change: { role: 'reporting', location: null, supervisorId: '18', senderProfiles: ['care'], languages: ['es'] },
  })
})

test('an unknown person is invited, with the defaults for empty cells', () => {
  expect(plan(NEW)).toMatchObject({
    kind: 'new',
    name: 'Nia New',
    invitation: { email: 'new@summit.test', firstName: 'Nia', lastName: 'New', role: 'orderer', senderProfiles: ['care'] },
  })
  const more = { role: 'clientadmin', location: 'north', supervisorId: '17', senderProfiles: 'sales', languages: 'es' }
  expect(plan({ ...NEW, ...more })).toMatchObject({ invitation: { ...more, senderProfiles: ['sales'], languages: ['es'] } })
  expect(plan({ ...NEW, email: 'invited@summit.test' })?.kind).toBe('unchanged')
})

test.each<[string, PeopleFileRow['cells'], string[]]>([
  ['no address', { firstName: 'A', lastName: 'B' }, ['email missing-or-wrong']],
  ['no names', { email: 'x@summit.test' }, ['firstName missing-or-wrong', 'lastName missing-or-wrong']],
  ['an unknown role', { ...NEW, role: 'boss' }, ['role unknown']],
  ['the role admin for a new person', { ...NEW, role: 'admin' }, ['role role-admin-only']],
  ['the role admin for a known person', { email: 'ana@summit.test', role: 'admin' }, ['role role-admin-only']],
  ['another role for the own account', { email: 'me@summit.test', role: 'orderer' }, ['role own-account']],
  ['a change of an admin', { email: 'admin@summit.test', location: 'north' }, ['row person-is-admin']],
  ['an unknown location', { ...NEW, location: 'moon' }, ['location unknown']],
  ['a location that is too long', { ...NEW, location: 'm'.repeat(61) }, ['location too-long']],
  ['a supervisor id that is too long', { ...NEW, supervisorId: '1'.repeat(41) }, ['supervisorId too-long']],
  [
    'unknown profiles and languages',
    { email: 'ana@summit.test', senderProfiles: 'care x', languages: 'fr' },
    ['senderProfiles unknown', 'languages unknown'],
  ],
])('a row with %s has a problem', (_, cells, problems) => {
  expect(problemsOf(plan(cells))).toEqual(problems)
})

test('administrators may change their own location, and an unchanged role admin is accepted', () => {
  expect(plan({ email: 'me@summit.test', role: 'clientadmin', location: 'north' })).toMatchObject({
    kind: 'changed',
    change: { location: 'north' },
  })
  expect(plan({ email: 'admin@summit.test', role: 'admin' })?.kind).toBe('unchanged')
})

test('a repeated address and an address of two people are problems', () => {
  const rows = ['Ana@summit.test', 'ana@SUMMIT.test'].map((email, at) => ({ row: at + 2, hasMoreCells: false, cells: { email } }))
  expect(planImport(rows, WORLD).map(problemsOf)).toEqual([['email repeated'], ['email repeated']])
  const two = { people: [ANA, { ...EDITOR, email: ANA.email }] }
  expect(problemsOf(plan({ email: 'ana@summit.test' }, two))).toEqual(['email of-several'])
})

test('a row with more cells than headings is a problem', () => {
  expect(planImport([{ row: 7, hasMoreCells: true, cells: NEW }], WORLD).map(problemsOf)).toEqual([['row cells']])
})

test('a role that comes from groups cannot be changed by an import', () => {
  const world = { rolesFromGroups: true, people: [{ ...ANA, role: undefined }, EDITOR] }
  expect(problemsOf(plan({ ...NEW, role: 'reporting' }, world))).toEqual(['role roles-from-groups'])
  expect(plan({ ...NEW, role: 'orderer' }, world)?.kind).toBe('new')
  expect(problemsOf(plan({ email: 'ana@summit.test', role: 'reporting' }, world))).toEqual(['role roles-from-groups'])
  expect(plan({ email: 'ana@summit.test', role: '' }, world)?.kind).toBe('unchanged')
})
