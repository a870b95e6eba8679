import type { PreferenceChange } from '@fondly/contracts/bff/preferences.ts'
import { Language, OwnPreferences, type PresetRecipient, Session, type SignInQuery, SignOutAnswer } from '@fondly/contracts/bff/session.ts'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { ask, Nothing, Refused } from './ask.ts'

export type SignedIn = Extract<Session, { signedIn: true }>
export type SessionUser = SignedIn['user']

const CHECK_EVERY = 60_000
/** While the server resolves the user again. */
const RESOLVING_INTERVAL_MS = 1_000

let hasLoaded = false

/** The first answer is that of a page load, after which the server may resolve the user again (readings 43). */
async function askSession(signal: AbortSignal): Promise<Session> {
  const session = await ask(hasLoaded ? '/api/session?again=1' : '/api/session', Session, { signal })
  hasLoaded = true
  return session
}

export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: ({ signal }) => askSession(signal),
  refetchInterval: ({ state: { data } }) => (data?.signedIn && data.isBeingResolved ? RESOLVING_INTERVAL_MS : CHECK_EVERY),
  // A hidden page asks too: what it shows must not outlive the session.
  refetchIntervalInBackground: true,
  // What was asked for before the page was drawn is not asked for again by what draws it.
  staleTime: 5_000,
  // Whoever comes back to this window may not be who left it.
  refetchOnWindowFocus: 'always',
  retry: (failures, error) => failures < 2 && !(error instanceof Refused),
})

/** Where the browser goes to sign in; it comes back to `returnTo`, a path of ours. */
export function signInPath(returnTo: string, door: { client?: string; autoredirect?: 'true' } = {}): string {
  return `/api/session/sign-in?${new URLSearchParams({ ...door, returnTo } satisfies z.infer<typeof SignInQuery>).toString()}`
}

/** Answers where the browser has to go to be signed out everywhere. */
export function signOut(landing?: 'thankyou'): Promise<z.infer<typeof SignOutAnswer>> {
  forgetPageLanguage()
  return ask('/api/session/sign-out', SignOutAnswer, { method: 'POST', body: { landing } })
}

/** Goes where a sign-out leads: on, or by way of a remote identity, to which the ID token is posted. */
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

/** Gives the server what the address brought along, until somebody has signed in with this browser. It reads what it can of it. */
export async function handOverRecipient(recipient: Record<string, string>): Promise<void> {
  await ask('/api/session/arrival', Nothing, { method: 'POST', body: { recipient } })
}

/** What the address brought outlives a reload. */
export async function keepPrefill(prefill: { recipient: Record<string, string>; shippingDate?: string | undefined }): Promise<void> {
  await ask('/api/prefill', Nothing, { method: 'PUT', body: prefill, keepalive: true })
}

/** The form was closed: what the address brought, or an earlier form left, fills no other. */
export async function forgetRecipient(): Promise<void> {
  await ask('/api/recipient', Nothing, { method: 'DELETE' })
}

/** For the user's next form, where the client sends single cards. */
export async function keepRecipient(recipient: PresetRecipient): Promise<void> {
  await ask('/api/recipient', Nothing, { method: 'PUT', body: recipient })
}

let lastChange: Promise<unknown> = Promise.resolve()

/** What a person may change about themselves: shown at once, taken back when the server refuses. It is told `told`. */
export async function changePreferences(queries: QueryClient, change: OwnPreferences, told: PreferenceChange = change): Promise<void> {
  await queries.cancelQueries({ queryKey: sessionQuery.queryKey })
  const before = queries.getQueryData(sessionQuery.queryKey)

  show(queries, change)
  try {
    await inTurn(told)
  } catch (refusal) {
    if (before?.signedIn) show(queries, asBefore(before.user, change))
    throw refusal
  }
}

const UNKEPT_LANGUAGE = 'language'

/** The page's language that was chosen in this window and that the server has not kept yet, also after the page was left meanwhile. */
export const unkeptPageLanguage = () => Language.safeParse(sessionStorage.getItem(UNKEPT_LANGUAGE)).data

/** Whoever signs in next has a language of their own. */
export const forgetPageLanguage = () => sessionStorage.removeItem(UNKEPT_LANGUAGE)

/** Makes this the user's language on every device; the page that speaks it needs no telling, and goes on in it where this cannot be. */
export async function keepPageLanguage(queries: QueryClient, pageLanguage: SessionUser['language']): Promise<void> {
  sessionStorage.setItem(UNKEPT_LANGUAGE, pageLanguage)
  const kept = await inTurn({ pageLanguage }).catch(() => undefined)
  if (!kept || unkeptPageLanguage() !== pageLanguage) return
  forgetPageLanguage()
  // A session that was asked for before tells of the language before.
  await queries.cancelQueries({ queryKey: sessionQuery.queryKey })
  show(queries, { pageLanguage })
}

function show(queries: QueryClient, preferences: OwnPreferences): void {
  queries.setQueryData(sessionQuery.queryKey, (session) =>
    session?.signedIn ? { ...session, user: { ...session.user, ...preferences } } : session,
  )
}

/** One after the other: two hearts pressed quickly must not overtake each other on the way. */
function inTurn(body: PreferenceChange): Promise<OwnPreferences> {
  // It goes out even while the page is being left.
  const asking = lastChange.then(() => ask('/api/user', OwnPreferences, { method: 'PATCH', body, keepalive: true }))
  lastChange = asking.catch(() => undefined)
  return asking
}

function asBefore(user: SessionUser, changed: OwnPreferences): OwnPreferences {
  return Object.fromEntries(Object.entries(user).filter(([name]) => name in changed))
}
