import { harborview, person } from './test-identity.ts'

export const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
export const MAIL_DEVICE = '0a6f4c1e-52d8-4b7a-9e31-c4d7f0a2b586'
export const AUTHENTICATOR = '1b705d2f-63e9-4c8b-8f42-d5e801b3c697'
export const PHONE = '2c816e30-74fa-4d9c-9053-e6f912c4d7a8'

export const MUST_CHANGE = person('10a6f4c1-5a2d-4b7a-8e31-c4d7f0a2b501', 'mustchange@harborview.test', { mustChangePassword: true })
export const BY_MAIL = person('10a6f4c1-5a2d-4b7a-8e31-c4d7f0a2b502', 'otp@harborview.test', {
  devices: [{ id: '3d927f41-850b-4ead-a164-f70a23d5e8b9', type: 'EMAIL' }],
})
export const BY_AUTHENTICATOR = person('10a6f4c1-5a2d-4b7a-8e31-c4d7f0a2b503', 'totp@harborview.test', {
  devices: [{ id: '4ea38052-961c-4fbe-b275-081b34e6f9ca', type: 'TOTP', secret: SECRET }],
})
export const BY_PHONE = person('10a6f4c1-5a2d-4b7a-8e31-c4d7f0a2b504', 'push@harborview.test', {
  devices: [{ id: '5fb49163-a72d-40cf-8386-192c45f70adb', type: 'MOBILE', nickname: 'Rosa’s phone' }],
})
export const BY_ANY = person('10a6f4c1-5a2d-4b7a-8e31-c4d7f0a2b505', 'devices@harborview.test', {
  devices: [
    { id: MAIL_DEVICE, type: 'EMAIL' },
    { id: AUTHENTICATOR, type: 'TOTP', nickname: 'Authenticator', secret: SECRET },
    { id: PHONE, type: 'MOBILE', nickname: 'Work phone' },
  ],
})
export const UNVERIFIED = person('10a6f4c1-5a2d-4b7a-8e31-c4d7f0a2b506', 'unverified@harborview.test', { emailVerified: false })
export const PLAIN = person('10a6f4c1-5a2d-4b7a-8e31-c4d7f0a2b507', 'plain@harborview.test')
export const FORGETFUL = person('10a6f4c1-5a2d-4b7a-8e31-c4d7f0a2b508', 'forgetful@harborview.test')
export const ROBBED = person('10a6f4c1-5a2d-4b7a-8e31-c4d7f0a2b509', 'robbed@harborview.test')

/**
 * Three clients: the policy of the first requires a second factor, the policy of the second asks for the name first, and the third is the default
 * client.
 */
export const twice = {
  ...harborview,
  id: 'twice',
  slug: 'twice',
  population: '1c7d2e3f-4051-4b62-9c73-8d94ea5f6071',
  brand: { ...harborview.brand, policy: 'Twice' },
  signOn: 'second-factor' as const,
}
export const namesFirst = {
  ...harborview,
  id: 'names-first',
  slug: 'names-first',
  population: '2d8e3f40-5162-4c73-8d84-9ea5f6071c2d',
  brand: { ...harborview.brand, policy: 'Names-First' },
  signOn: 'identifier-first' as const,
  registration: true,
}
const { slug: _, ...withoutRoute } = harborview
export const standard = {
  ...withoutRoute,
  id: 'default',
  population: '3e9f4051-6273-4d84-9e95-afb607182d3e',
  brand: { ...harborview.brand, policy: 'Customer-Care' },
}
export const PEOPLE_WORLD = {
  clients: [harborview, twice, namesFirst, standard],
  people: [MUST_CHANGE, BY_MAIL, BY_AUTHENTICATOR, BY_PHONE, BY_ANY, UNVERIFIED, PLAIN, FORGETFUL, ROBBED],
}
