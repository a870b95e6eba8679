/** The words of the page that lists the sessions of a user. */
export const ownSessions = {
  title: 'Where you are signed in',
  text: 'If you do not know one of these, sign it out and choose a new password.',
  on: (browser: string, system: string) => `${browser} on ${system}`,
  nameless: 'A browser that does not say its name',
  isThis: 'This browser, now',
  seen: (when: string) => `Last used ${when}`,
  begun: (when: string) => `Signed in ${when}`,
  end: 'Sign out',
  endThere: (device: string) => `Sign out: ${device}`,
  endOthers: 'Sign out everywhere else',
  ended: 'Signed out there. The next sign-in there needs the password.',
  none: 'You are signed in nowhere else.',
  refused: 'That could not be done. You are still signed in there.',
}
