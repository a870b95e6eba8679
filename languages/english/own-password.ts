import { counter } from '../counter.ts'

const countMinutes = counter('en-US', { one: '# minute', other: '# minutes' })

/** The words of the page that changes a password. */
export const ownPassword = {
  title: 'Change password',
  text: 'You stay signed in here. Everywhere else you are signed out.',
  current: 'Current password',
  chosen: 'New password',
  save: 'Save password',
  changed: 'Your password is changed. You are signed out everywhere else.',
  noPassword: 'You sign in with your organization. Please change your password there.',
  problems: {
    'wrong-current-password': 'The current password is not right.',
    'no-password': 'You sign in with your organization. Please change your password there.',
    'not-allowed': 'Your password cannot be changed here. Please sign out and use Forgot password.',
  },
  locked: (minutes: number) => `Too many tries. Please try again in ${countMinutes(minutes)}.`,
  weak: 'The new password does not meet the requirements.',
  requirements: {
    length: 'The password is too short.',
    minCharacters: 'The password must have an upper-case letter, a lower-case letter, a digit and a special character.',
    excludesCommonlyUsed: 'The password is one that many people use.',
    excludesProfileData: 'The password must not hold your user name.',
    notSimilarToCurrent: 'The password must not be the current one.',
    history: 'The password must not be one that you had before.',
    minAge: 'The password was changed only a short time ago. Please try again later.',
  } as Record<string, string>,
}
