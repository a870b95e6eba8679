import { expect, test } from 'vitest'
import { type EditableProfile, profileProblems } from './profile-problems.ts'

const ADDRESS = {
  name: 'Harborview',
  address1: '480 Commercial St',
  address2: '',
  city: 'Portland',
  state: 'ME',
  zip: '04101',
  country: 'US',
}
const PROFILE: EditableProfile = {
  name: 'Resident Care',
  signature: 'Warmly,\n{firstName}',
  returnAddress: ADDRESS,
  invoiceAccount: '',
  newUserDefault: false,
}
const withAddress = (part: Partial<typeof ADDRESS>) => ({ returnAddress: { ...ADDRESS, ...part } })

test.each<[Partial<EditableProfile>, object]>([
  [{}, {}],
  [{ name: ' ' }, { name: 'missing' }],
  [{ name: 'leasing OFFICE ' }, { name: 'taken' }],
  [withAddress({ name: '' }), { addressName: 'missing' }],
  [withAddress({ address1: '', city: ' ' }), { address1: 'missing', city: 'missing' }],
  [withAddress({ state: '' }), { state: 'missing' }],
  [withAddress({ zip: '' }), { zip: 'missing' }],
  [withAddress({ zip: '4101' }), { zip: 'zip' }],
  [withAddress({ zip: '04101-5004' }), {}],
  [{ signature: '\n' }, { signature: 'missing' }],
  [{ signature: '{firstname}' }, { signature: 'unknown-placeholder' }],
  [{ signature: 'x'.repeat(201) }, { signature: 'too-long' }],
  [{ signature: 'Yours {}' }, { signature: 'unknown-placeholder' }],
  [{ signature: '{senderProfileName}, {location} {x' }, {}],
  [{ disclaimer: { default: '', es: 'Aviso' } }, { disclaimer: 'english-missing' }],
  [{ disclaimer: { default: 'Notice' } }, {}],
])('%j: %j', (change, problems) => expect(profileProblems({ ...PROFILE, ...change }, ['Leasing Office'])).toEqual(problems))
