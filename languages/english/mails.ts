/** The e-mails of the product. The server replaces the names in braces by values. */
export const mails = {
  hello: 'Hello {firstName},',
  invitation: {
    subject: '{clientName} invites you to send cards',
    text: '{invitedBy} has opened an account for you, so that you can send greeting cards for {clientName}. Choose a password, and you can begin:',
    after: 'The link works once, for {days} days. If you did not expect it, you need not do anything.',
    open: 'Choose a password',
  },
  'registration-accepted': {
    subject: 'You can send cards for {clientName} now',
    text: 'An administrator has accepted your registration. You can sign in:',
    after: 'You will find the cards there.',
    open: 'Sign in',
  },
  'registration-declined': {
    subject: 'Your registration with {clientName}',
    text: 'An administrator has declined your registration, so you cannot sign in.',
    after: 'If you think that this is a mistake, please ask somebody at {clientName}.',
  },
  'prepared-cards': {
    subject: 'Cards are ready for you: {count}',
    text: 'Occasions of your contacts are coming up. New on your shelf today, ready to be looked at and sent: {count}. Nothing is sent automatically.',
    after: 'You get this mail at most once a day, and only when there is something new.',
    open: 'Look at the cards',
  },
}
