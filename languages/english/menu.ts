import { counter } from '../counter.ts'

/** The words that only the menu needs. */
export const menu = {
  reportsOn: counter('en-US', { one: 'Reports on # person', other: 'Reports on # people' }),
  language: 'Language',
  page: 'Page',
  prepared: 'Prepared cards',
  messages: 'Saved messages',
  signature: 'Your signature',
  press: 'Press',
  sessions: 'Where you are signed in',
  password: 'Change password',
  secondFactors: 'Second factors',
  signOut: 'Sign Out',
}
