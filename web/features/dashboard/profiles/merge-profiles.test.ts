import type { Profile } from '@fondly/contracts/bff/profiles.ts'
import { expect, test } from 'vitest'
import { listChanges, mergeProfiles } from './merge-profiles.ts'

const BASE: Profile = {
  name: 'Care',
  signature: '{firstName}',
  returnAddress: { name: 'Care', address1: '1 Main St', address2: '', city: 'Portland', state: 'ME', zip: '04101', country: 'US' },
  invoiceAccount: 'I1',
  newUserDefault: false,
  logoUrl: '/logo.svg',
}
const { logoUrl: _, ...withoutLogo } = BASE

test('all differences are listed, including a removed field', () => {
  expect(listChanges(BASE, { ...withoutLogo, signature: 'Yours' })).toEqual(['signature', 'logoUrl'])
})

test('changes of different fields are both kept', () => {
  const { merged, isContested } = mergeProfiles(BASE, { ...BASE, signature: 'Mine' }, { ...withoutLogo, name: 'Theirs' })
  expect(merged).toEqual({ ...withoutLogo, name: 'Theirs', signature: 'Mine' })
  expect(isContested).toBe(false)
})

test('different values of one field are a conflict, equal values are not', () => {
  expect(mergeProfiles(BASE, { ...BASE, name: 'Mine' }, { ...BASE, name: 'Theirs' })).toMatchObject({
    isContested: true,
    merged: { name: 'Mine' },
  })
  expect(mergeProfiles(BASE, { ...BASE, name: 'Same' }, { ...BASE, name: 'Same' }).isContested).toBe(false)
})
