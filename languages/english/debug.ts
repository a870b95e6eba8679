import { counter } from '../counter.ts'

/** The words of the debug menu. */
export const debug = {
  title: 'Debug',
  testOrder: 'Test order',
  deleteBaskets: 'Delete baskets',
  tokens: 'Token tools',
  deleted: counter('en-US', { one: '# basket was deleted.', other: '# baskets were deleted.' }),
  tokensTitle: 'What the tokens of this session say',
  access: 'Access token',
  id: 'ID token',
  opaque: 'This token is opaque: only the identity provider can read it.',
  active: 'The identity provider says that the access token is active.',
  inactive: 'The identity provider says that the access token is not active.',
  ends: (moment: string) => `It ends on ${moment}.`,
  renewable: 'It is renewed before that by itself.',
  notRenewable: 'It cannot be renewed.',
}
