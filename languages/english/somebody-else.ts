/** The words over an open form when another user has signed in. */
export const somebodyElse = {
  title: (name: string) => `${name} is signed in now`,
  text: (first: string, other: string) =>
    `The open form is ${first}'s, so ${other} cannot see or send it. What ${first} typed until the session ended is kept as a draft for seven days; what was typed since is lost unless ${first} signs in again here.`,
  first: (name: string) => `Sign in as ${name} again`,
  other: (name: string) => `Go on as ${name}`,
}
