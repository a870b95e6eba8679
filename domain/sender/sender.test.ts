import { expect, test } from 'vitest'
import { selectDisclaimer, offeredProfiles } from './offered-profiles.ts'
import { filledSignature } from './signature.ts'

test('a user can send with the assigned profiles of the client', () => {
  const profiles = [{ id: 'north' }, { id: 'south' }, { id: 'east' }]
  expect(offeredProfiles(profiles, ['east', 'north', 'of another client'])).toEqual([{ id: 'north' }, { id: 'east' }])
  expect(offeredProfiles(profiles, [])).toEqual([])
})

test.each([
  ['{firstName} {lastName}\n{senderProfileName}', 'Zoë Ortiz\nHarborview'],
  ['{firstInitial}. {lastInitial}.', 'Z. O.'],
  ['Your friends at {senderProfileName}, {location}', 'Your friends at Harborview, Dayton'],
  ['{firstName}\r\n\r\n  {senderProfileName} ', 'Zoë\nHarborview'],
  ['{unknown} {constructor}', '{unknown} {constructor}'],
])('%j is signed %j', (template, signature) => {
  expect(filledSignature(template, { firstName: 'Zoë', lastName: 'Ortiz', location: 'Dayton', senderProfileName: 'Harborview' })).toBe(
    signature,
  )
})

test('a profile with a refused return address is not offered; one whose check has no answer yet is offered', () => {
  const profiles = [
    { id: 'gone', returnAddressCheck: 'refused' as const },
    { id: 'asked', returnAddressCheck: 'waiting' as const },
  ]
  expect(offeredProfiles(profiles, ['gone', 'asked']).map(({ id }) => id)).toEqual(['asked'])
})

test('a line without any known value is left out, and values are never read as placeholders', () => {
  const signer = { firstName: '{lastName}', lastName: '$&', senderProfileName: 'Harborview' }
  expect(filledSignature('{firstName} {lastName}\n{location},\n{senderProfileName}', signer)).toBe('{lastName} $&\nHarborview')
})

test('a Spanish card has the Spanish disclaimer if there is one', () => {
  expect(selectDisclaimer({ disclaimer: { default: 'No reply', es: 'Sin respuesta' } }, 'es')).toBe('Sin respuesta')
  expect(selectDisclaimer({ disclaimer: { default: 'No reply' } }, 'es')).toBe('No reply')
  expect(selectDisclaimer({}, 'en_US')).toBe('')
})
