import { clientSettings as words } from '@fondly/languages/english/client-settings.ts'
import { expect, test } from 'vitest'
import { describeChange, readRemarks } from './describe-change.ts'
import { describeEntry, readProfile } from './describe-entry.ts'

test('a number and a switch show the old and the new value', () => {
  const lines = describeChange(
    { inactiveAccountExpiryAfterDays: 90, singleSendSSO: null },
    { inactiveAccountExpiryAfterDays: 120, singleSendSSO: true },
    words,
  )
  expect(lines).toEqual([
    { label: 'Away accounts are locked', old: '90', now: '120' },
    { label: 'One card for each sign-in', old: 'off', now: 'on' },
  ])
})

test('only the changed parts of a field are shown', () => {
  const account = { label: 'Account', enabled: true, required: false }
  expect(describeChange({ accountNumber: account }, { accountNumber: { ...account, required: true } }, words)).toEqual([
    { label: 'Account number: Required', old: 'off', now: 'on' },
  ])
})

test('only removed and added entries of a list are shown', () => {
  const thanksgiving = { day: '2026-11-27', reason: { en: 'Day after Thanksgiving' } }
  expect(describeChange({ daysWithoutMailing: null }, { daysWithoutMailing: [thanksgiving] }, words)).toEqual([
    { label: 'Day without mailing', old: undefined, now: '2026-11-27 (Day after Thanksgiving)' },
  ])
  expect(describeChange({ daysWithoutMailing: [thanksgiving] }, { daysWithoutMailing: null }, words)).toEqual([
    { label: 'Day without mailing', old: '2026-11-27 (Day after Thanksgiving)', now: undefined },
  ])
})

test('a changed logo is described without its address', () => {
  const [line] = describeChange({ brand: { logoUrl: '/art/a.svg' } }, { brand: { logoUrl: '/art/b.svg' } }, words)
  expect(line).toEqual({ label: 'Branding and sign-in: Logo', old: undefined, now: words.log.otherPicture })
})

test('a registration rule is described, with its mail domains when they apply', () => {
  const [open, certain] = [
    { mode: 'consent', domains: ['old.example'] },
    { mode: 'mail-domains', domains: ['harborview.example', 'bath.example'] },
  ]
  expect(describeChange({ registration: null }, { registration: open }, words)).toEqual([
    { label: 'Registration', old: 'As the sign-in allows', now: 'With consent of an administrator' },
  ])
  expect(describeChange({ registration: open }, { registration: certain }, words)).toEqual([
    { label: 'Registration', old: 'With consent of an administrator', now: 'Certain mail domains (harborview.example, bath.example)' },
  ])
})

test('a replaced secret is described without its value', () => {
  expect(describeChange({ providerSecret: null }, { providerSecret: 'replaced' }, words)).toEqual([
    { label: 'Secret of the external provider', old: undefined, now: 'The secret was replaced.' },
  ])
})

test('an instant is shown in the local time of the reader', () => {
  const [line] = describeChange({ banner: { enabled: true } }, { banner: { enabled: true, from: '2026-11-24T14:00:00.000Z' } }, words)
  expect(line).toMatchObject({ label: 'Banner: Shown from', now: expect.stringMatching(/^2026-11-2\d \d\d:\d\d$/) })
})

test('an erased entry has no lines', () => expect(describeChange(null, null, words)).toEqual([]))

test('an entry about a person describes role and account in words and separates the remarks', () => {
  const after = { role: 'clientadmin', locked: false, person: 'Owen Marsh', reason: 'Called me' }
  expect(describeChange({ role: 'orderer', locked: true }, after, words)).toEqual([
    { label: 'Role', old: 'Orders cards', now: 'Client admin' },
    { label: 'Account', old: 'locked', now: 'unlocked' },
  ])
  expect(readRemarks(after)).toEqual({ person: 'Owen Marsh', reason: 'Called me' })
  expect(readRemarks(null)).toEqual({})
})

test('an entry about a sender profile names it and describes a logo as a picture', () => {
  const entry = {
    subject: 'sender-profile harborview-care',
    before: { signature: 'Yours', logoUrl: 'https://cards.test/art/brands/uploads/1.svg', logoAtNightUrl: null },
    after: {
      signature: 'Kindly',
      logoUrl: 'https://cards.test/art/brands/uploads/2.svg',
      logoAtNightUrl: 'https://cards.test/3',
      profile: 'Care',
    },
  }
  expect(readProfile(entry)).toBe('Care')
  expect(describeEntry(entry, words, new Map())).toEqual([
    { label: 'Signature', old: 'Yours', now: 'Kindly' },
    { label: 'Logo', old: undefined, now: 'another picture' },
    { label: 'Logo for dark screens', old: 'nothing', now: 'a picture' },
  ])
  // Old entries of the activity log do not contain the profile's name.
  expect(readProfile({ ...entry, after: { signature: 'Kindly' } })).toBe('harborview-care')
  expect(readProfile({ subject: 'client', before: {}, after: {} })).toBeUndefined()
})
