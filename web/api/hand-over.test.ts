import { expect, test } from 'vitest'
import { readFragmentTokens } from './hand-over.ts'

test('the tokens of a fragment are read by their names', () => {
  expect(readFragmentTokens('id_token=i.d.t&access_token=a&expires_in=3599.7&state=s%2F1&token_type=Bearer')).toEqual({
    idToken: 'i.d.t',
    accessToken: 'a',
    expiresIn: 3599,
    state: 's/1',
  })
})

test.each(['', 'error=access_denied', 'expires_in=soon'])('%j becomes tokens that the server refuses', (fragment) => {
  expect(readFragmentTokens(fragment)).toEqual({ idToken: '', accessToken: '', expiresIn: 0, state: '' })
})
