/** Normalizes a username or e-mail for submission: lower case, without surrounding spaces. */
export function asSubmitted(username: string): string {
  return username.trim().toLowerCase()
}
