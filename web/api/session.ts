import type { PreferenceChange } from '@fondly/contracts/bff/preferences.ts'
import { OwnPreferences, PageLanguage, Session, SignOutAnswer } from '@fondly/contracts/bff/session.ts'
import type { SignInQuery } from '@fondly/contracts/bff/sign-in-requests.ts'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { isServer } from '../ui/is-server.ts'
import { ask, retryUnlessRefused } from './ask.ts'

export type SignedIn = Extract<Session, { signedIn: true }>
export type SessionUser = SignedIn['user']

const CHECK_INTERVAL_MS = 60_000
/** Used while the server reads the user's data again. */
const RESOLVING_INTERVAL_MS = 1_000

let hasLoaded = false

/** Only the first request of a page load lets the server read the user's data again. Later requests say `again`. */
async function askSession(signal: AbortSignal): Promise<Session> {
  const session = await ask(hasLoaded ? '/api/session?again=1' : '/api/session', Session, { signal })
  hasLoaded = true
  return session
}

export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: ({ signal }) => askSession(signal),
  refetchInterval: ({ state: { data } }) => (data?.signedIn && data.isBeingResolved ? RESOLVING_INTERVAL_MS : CHECK_INTERVAL_MS),
  // A hidden page polls too, because what it shows must not outlive the session.
  refetchIntervalInBackground: true,
  // Answers that arrived before the page was drawn are fresh enough; components must not fetch them again.
  staleTime: 5_000,
  // Another user may have signed in before this window got the focus back.
  refetchOnWindowFocus: 'always',
  retry: retryUnlessRefused,
})

/** Builds the path that starts the sign-in. Afterwards the browser opens `returnTo`, a path of our own. */
export function signInPath(returnTo: string, door: { client?: string; autoredirect?: 'true' } = {}): string {
  return `/api/session/sign-in?${new URLSearchParams({ ...door, returnTo } satisfies z.infer<typeof SignInQuery>).toString()}`
}

/** Ends our session. The answer tells where the browser must go to be signed out everywhere. */
export function signOut(landing?: 'thankyou'): Promise<z.infer<typeof SignOutAnswer>> {
  forgetPageLanguage()
  return ask('/api/session/sign-out', SignOutAnswer, { method: 'POST', body: { landing } })
}

/** Follows the answer of a sign-out: opens the next page, or posts the ID token to a remote identity, which then opens that page. */
export function goSignedOut({ location: next, form }: z.infer<typeof SignOutAnswer>): void {
  if (!form) return location.replace(next)
  const posted = document.createElement('form')
  posted.method = 'post'
  posted.action = form.action
  for (const [name, value] of Object.entries(form.fields)) {
    const field = document.createElement('input')
    Object.assign(field, { type: 'hidden', name, value })
    posted.append(field)
  }
  document.body.append(posted)
  posted.submit()
}

let previousRequest: Promise<unknown> = Promise.resolve()

/** Changes the user's own preferences. Shows the change at once, and takes it back if the server refuses. `request` is what the server receives. */
export async function changePreferences(queries: QueryClient, change: OwnPreferences, request: PreferenceChange = change): Promise<void> {
  await queries.cancelQueries({ queryKey: sessionQuery.queryKey })
  const before = queries.getQueryData(sessionQuery.queryKey)

  showPreferences(queries, change)
  try {
    await queueChange(request)
  } catch (refusal) {
    if (before?.signedIn) showPreferences(queries, previousValues(before.user, change))
    throw refusal
  }
}

const UNSAVED_LANGUAGE_KEY = 'language'

/** The language that was chosen in this window and that the server has not stored yet. The choice survives when the user leaves the page. */
export const unsavedPageLanguage = () => (isServer ? undefined : PageLanguage.safeParse(sessionStorage.getItem(UNSAVED_LANGUAGE_KEY)).data)

/** Deletes the unsaved choice, because the next user has their own language. */
export const forgetPageLanguage = () => sessionStorage.removeItem(UNSAVED_LANGUAGE_KEY)

/**
 * Stores the page's language for all devices of the user. If that fails, this page keeps the language and shows no error. A choice before the sign-in
 * is stored after the sign-in.
 */
export async function savePageLanguage(queries: QueryClient, pageLanguage: string): Promise<void> {
  sessionStorage.setItem(UNSAVED_LANGUAGE_KEY, pageLanguage)
  if (!queries.getQueryData(sessionQuery.queryKey)?.signedIn) return
  const isSaved = await queueChange({ pageLanguage }).catch(() => undefined)
  if (!isSaved || unsavedPageLanguage() !== pageLanguage) return
  forgetPageLanguage()
  // A session request that is already under way would bring back the previous language.
  await queries.cancelQueries({ queryKey: sessionQuery.queryKey })
  showPreferences(queries, { pageLanguage })
}

function showPreferences(queries: QueryClient, preferences: OwnPreferences): void {
  queries.setQueryData(sessionQuery.queryKey, (session) =>
    session?.signedIn ? { ...session, user: { ...session.user, ...preferences } } : session,
  )
}

/** Sends the changes one after the other, so that the second of two quick clicks on hearts cannot arrive first. */
function queueChange(body: PreferenceChange): Promise<OwnPreferences> {
  // With `keepalive`, the browser finishes the request even if the user leaves the page.
  const request = previousRequest.then(() => ask('/api/user', OwnPreferences, { method: 'PATCH', body, keepalive: true }))
  previousRequest = request.catch(() => undefined)
  return request
}

function previousValues(user: SessionUser, changed: OwnPreferences): OwnPreferences {
  return Object.fromEntries(Object.entries(user).filter(([name]) => name in changed))
}
