/** The words of the page that the link of an invitation opens. */
export const invitation = {
  title: 'Welcome',
  named: (name: string) => `Welcome, ${name}`,
  text: (client: string) => `Choose a password, and you can send cards for ${client}.`,
  email: 'You sign in with',
  password: 'Password',
  save: 'Save the password',
  savedTitle: 'Your password is saved',
  saved: 'You can sign in with it now.',
  signIn: 'Sign in',
  overTitle: 'This link does not work any more',
  over: 'It works once, and for a few days. If you have chosen your password already, sign in. If not, ask the administrator who invited you for a new invitation.',
  weak: 'Please choose another password.',
  failed: 'The password was not saved',
}
