/** The words of the first sheets of a sign-in. */
export const firstSteps = {
  linkTitle: 'Link your account',
  linkText: 'You have an account here already. Enter its password once to link the two.',
  leavingFor: (provider: string) => `Continue with ${provider}`,
  provider: "your organization's account",
  usernameMissing: 'Please enter your username.',
  passwordMissing: 'Please enter your password.',
}
