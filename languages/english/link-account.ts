/** The words of a sign-in through another provider. */
export const linkAccount = {
  title: 'Link your account',
  text: 'You have an account here already. Enter its password once to link the two.',
  provider: "your organization's account",
}
