import { counter } from '../counter.ts'

/** The words about people who registered and wait for an administrator's consent. */
export const registrations = {
  title: 'Waiting for consent',
  count: counter('en-US', { one: '# person', other: '# people' }),
  since: (day: string) => `Registered on ${day}`,
  accept: 'Accept',
  acceptFor: (name: string) => `Accept ${name}`,
  decline: 'Decline',
  declineFor: (name: string) => `Decline ${name}`,
  ask: {
    title: 'Decline this person?',
    text: 'They get a mail that says so, and their account is switched off.',
    yes: 'Decline them',
    no: 'Let them wait',
  },
  accepted: (name: string) => `${name} may sign in now.`,
  declined: (name: string) => `${name} was declined.`,
  waitingTitle: 'An administrator has to accept you',
  waiting: 'Your registration is complete. You get a mail as soon as an administrator has decided.',
  closedTitle: 'You cannot come in with this account',
  closed:
    'Only people whom an administrator has added may send cards here. Please ask an administrator of your organization to invite you.',
  toSignIn: 'Sign in with another account',
}
