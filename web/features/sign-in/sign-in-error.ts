/** What went wrong during sign-in, as the page says it. */
export type SignInError = { title: string; sentences: string[] }
