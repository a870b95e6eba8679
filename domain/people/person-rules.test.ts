import { expect, test } from 'vitest'
import type { Role } from '../user/user.ts'
import { findForbidden, type PersonAction } from './person-rules.ts'

const somebody = (role: Role, id: string = role) => ({ id, role })
const forbidden = (editor: Role, person: Role, action: PersonAction, rolesFromGroups = false) =>
  findForbidden(somebody(editor, 'editor'), somebody(person, 'person'), action, { rolesFromGroups })

test.each([
  ['clientadmin', 'orderer', { role: 'reporting' }, undefined],
  ['clientadmin', 'clientadmin', { blocksAccess: true }, undefined],
  ['clientadmin', 'orderer', { role: 'admin' }, 'role-admin-only'],
  ['clientadmin', 'admin', {}, 'person-is-admin'],
  ['clientadmin', 'admin', { role: 'orderer' }, 'person-is-admin'],
  ['admin', 'admin', { role: 'orderer' }, undefined],
  ['admin', 'orderer', { role: 'admin' }, undefined],
] as const)('%s to %s: %j', (editor, person, action, expected) => expect(forbidden(editor, person, action)).toBe(expected))

test.each(['clientadmin', 'admin'] as const)('%s may not lock themselves out or change their own role', (role) => {
  const own = (action: PersonAction) => findForbidden(somebody(role), somebody(role), action, { rolesFromGroups: false })
  expect(own({ blocksAccess: true })).toBe('own-account')
  expect(own({ role: 'orderer' })).toBe('own-account')
  expect(own({ role: null })).toBe('own-account')
  expect(own({ role })).toBeUndefined()
  expect(own({})).toBeUndefined()
})

test('when roles come from groups, only the role admin can be given or removed here', () => {
  expect(forbidden('admin', 'orderer', { role: 'reporting' }, true)).toBe('roles-from-groups')
  expect(forbidden('admin', 'orderer', { role: 'admin' }, true)).toBeUndefined()
  expect(forbidden('admin', 'admin', { role: 'orderer' }, true)).toBeUndefined()
  expect(forbidden('clientadmin', 'orderer', { role: 'orderer' }, true)).toBeUndefined()
})
