import { expect, test } from 'vitest'
import { admission } from './admission.ts'
import { findRole, roleOfStatement, seesReporting } from './role.ts'
import { startLanguage, toUserData } from './user-data.ts'

test.each([
  ['App-Orderer', 'orderer'],
  ['app reporter', 'reporting'],
  ['Client Admin', 'clientadmin'],
  ['orderer, reporter and admin', 'clientadmin'],
  ['orderer;reporter', 'reporting'],
  ['', 'orderer'],
  ['something else', 'orderer'],
])('the group statement %j gives the role %s', (statement, role) => expect(roleOfStatement(statement)).toBe(role))

test('roles come from the group statement if the client says so, else from the token; admin comes only from the token', () => {
  expect(findRole({ rolesFromGroups: true, statement: 'reporter', profileRole: 'clientadmin' })).toBe('reporting')
  expect(findRole({ rolesFromGroups: true, statement: 'admin', profileRole: undefined })).toBe('clientadmin')
  expect(findRole({ rolesFromGroups: true, statement: '', profileRole: 'admin' })).toBe('admin')
  expect(findRole({ rolesFromGroups: false, statement: 'admin', profileRole: 'reporting' })).toBe('reporting')
  expect(findRole({ rolesFromGroups: false, statement: 'admin', profileRole: undefined })).toBe('orderer')
})

test('every role except orderer sees Reporting & Admin', () => {
  expect((['orderer', 'reporting', 'clientadmin', 'admin'] as const).map(seesReporting)).toEqual([false, true, true, true])
})

const now = new Date('2026-11-20T12:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)

test.each([
  [{ enabled: true, locked: false, lastSeen: undefined }, undefined, 'welcome'],
  [{ enabled: true, locked: false, lastSeen: daysAgo(120) }, undefined, 'welcome'],
  [{ enabled: true, locked: false, lastSeen: daysAgo(121) }, undefined, 'lock-now'],
  [{ enabled: true, locked: false, lastSeen: daysAgo(31) }, 30, 'lock-now'],
  [{ enabled: true, locked: false, lastSeen: daysAgo(300), unlockedAt: daysAgo(2) }, undefined, 'welcome'],
  [{ enabled: true, locked: false, lastSeen: daysAgo(2), unlockedAt: daysAgo(300) }, undefined, 'welcome'],
  [{ enabled: true, locked: false, lastSeen: daysAgo(300), unlockedAt: daysAgo(121) }, undefined, 'lock-now'],
  [{ enabled: true, locked: true, lastSeen: daysAgo(1), unlockedAt: daysAgo(2) }, undefined, 'locked'],
  [{ enabled: true, locked: true, lastSeen: daysAgo(1) }, undefined, 'locked'],
  [{ enabled: false, locked: true, lastSeen: daysAgo(1) }, undefined, 'disabled'],
] as const)('%j, expiry %s: %s', (account, expiry, answer) => expect(admission(account, now, expiry)).toBe(answer))

test('a new user gets English and the default profiles, and stored values are kept', () => {
  const profile = {
    name: '',
    signature: '',
    invoiceAccount: '',
    returnAddress: { name: '', address1: '', address2: '', city: '', state: '', zip: '', country: 'US' },
  }
  const client = {
    senderProfiles: [
      { ...profile, id: 'north', newUserDefault: true },
      { ...profile, id: 'south', newUserDefault: false },
    ],
  }
  expect(toUserData({}, client)).toEqual({ favorites: [], recents: [], darkMode: false, languages: ['en_US'], senderProfiles: ['north'] })
  expect(toUserData({ senderProfiles: [], languages: ['es'], darkMode: true }, client)).toMatchObject({
    senderProfiles: [],
    languages: ['es'],
    darkMode: true,
  })
})

test('a session begins in one of the user’s languages', () => {
  expect(startLanguage(['en_US', 'es'], 'es')).toBe('es')
  expect(startLanguage(['en_US'], 'es')).toBe('en_US')
  expect(startLanguage(['es'], undefined)).toBe('es')
})
