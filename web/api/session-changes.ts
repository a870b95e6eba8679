import type { Session } from '@fondly/contracts/bff/session.ts'
import type { QueryClient } from '@tanstack/react-query'
import { type SignedIn, sessionQuery } from './session.ts'

/** What happens when an answer of the server, or the page itself, changes the session. */
export type SessionListener = {
  brand: (brand: Session['brand']) => void
  theme: (darkMode: boolean) => void
  sentry: (dsn: string) => void
  /** This page learns for the first time who is signed in. */
  signedIn: () => void
  /** The client or the card languages of the user changed. */
  rights: () => void
  /** Another user signed in with this browser. The page still shows the previous user. */
  otherUser: () => void
}

/** Tells whether the session belongs to another user than the one that this page knows. */
export function isOtherUser(known: SignedIn | undefined, session: Session | undefined): boolean {
  return known !== undefined && session?.signedIn === true && session.user.email !== known.user.email
}

/** Calls the listener for the current session and for every later change. Returns a function that stops listening. */
export function followSession(queries: QueryClient, listener: SessionListener): () => void {
  let before: Session | undefined
  let known: SignedIn | undefined

  const update = () => {
    const session = queries.getQueryData(sessionQuery.queryKey)
    if (!session || session === before) return
    const last = before
    before = session
    if (session.brand !== last?.brand) listener.brand(session.brand)
    if (session.sentryDsn && session.sentryDsn !== last?.sentryDsn) listener.sentry(session.sentryDsn)
    if (!session.signedIn) return
    if (!last?.signedIn || session.user.darkMode !== last.user.darkMode) listener.theme(session.user.darkMode)
    if (isOtherUser(known, session)) {
      if (!isOtherUser(known, last)) listener.otherUser()
      return
    }
    const lastKnown = known
    known = session
    if (!lastKnown) listener.signedIn()
    else if (rightsOf(lastKnown) !== rightsOf(session)) listener.rights()
  }

  update()
  return queries.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.queryHash === SESSION_HASH) update()
  })
}

const SESSION_HASH = JSON.stringify(sessionQuery.queryKey)

const rightsOf = ({ client, user }: SignedIn) => `${client.id} ${user.languages.join()}`
