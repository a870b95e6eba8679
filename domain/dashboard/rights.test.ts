import { expect, test } from 'vitest'
import type { Role } from '../user/user.ts'
import { choosesClient, dashboardAccess } from './rights.ts'

const rightsOf = (role: Role, clientId: string) => dashboardAccess({ role, clientId: 'harborview' }, clientId)?.rights

test.each([
  ['orderer', undefined, undefined],
  ['reporting', ['read'], undefined],
  ['clientadmin', ['read', 'change'], undefined],
  ['admin', ['read', 'change', 'change-site'], ['read', 'change', 'change-site']],
] as const)('%s has the rights %j in their own client, and %j in another', (role, own, other) => {
  expect(rightsOf(role, 'harborview')).toEqual(own)
  expect(rightsOf(role, 'summit')).toEqual(other)
  expect(choosesClient({ role })).toBe(other !== undefined)
})

test.each([
  ['reporting', ['Dana@harborview.test', ' 0b6e '], ['Dana@harborview.test', '0b6e']],
  ['reporting', [], undefined],
  ['reporting', [' ', ''], []],
  ['clientadmin', ['Dana@harborview.test'], undefined],
  ['admin', ['Dana@harborview.test'], undefined],
] as const)('%s with the people %j reads the cards of %j', (role, reportingUsers, people) => {
  const access = dashboardAccess({ role, clientId: 'harborview', reportingUsers: [...reportingUsers] }, 'harborview')
  expect(access?.people).toEqual(people)
})
