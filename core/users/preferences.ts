import type { UserData } from '@fondly/domain/user/user.ts'
import type { Identity } from '@fondly/gateways/identity/identity.ts'
import { UpstreamRefused } from '@fondly/kit/upstream-error.ts'
import { notSignedIn } from '@fondly/domain/refused.ts'
import type { WithUserLock } from './user-lock.ts'
import type { Session, Sessions } from '../sessions/sessions.ts'

/** What users set for themselves. `pageLanguage` is absent until the user chooses one. */
export type UserPreferences = Pick<UserData, 'favorites' | 'recents' | 'darkMode'> & { pageLanguage?: string | undefined }
/** Whole lists, or one favourite or opened card, which keeps what another window has changed meanwhile. */
export type PreferenceChange = Parameters<Identity['updateOwn']>[2]

export type Preferences = {
  /** Writes favourites, recents, dark mode or the language of the page to the identity user; answers all of them. */
  change: (session: Session, data: PreferenceChange) => Promise<UserPreferences>
}

type PreferencesOptions = { identity: Identity; sessions: Sessions; withLock: WithUserLock }

/** A user's own preferences live on the identity user; the session's copy follows. `withLock` keeps apart what several processes change. */
export function createPreferences({ identity, sessions, withLock }: PreferencesOptions): Preferences {
  // The identity user keeps the first three in one attribute that is written whole, so one user's changes go one after another.
  const last = new Map<string, Promise<unknown>>()

  async function change({ idHash, user, tokens }: Session, data: PreferenceChange): Promise<UserPreferences> {
    try {
      const { favorites, recents, darkMode, pageLanguage } = (await identity.updateOwn(tokens.accessToken, user.id, data)).data
      const own = { favorites, recents, darkMode, ...(pageLanguage ? { pageLanguage } : {}) }
      await sessions.rewriteUser(user.id, (present) => ({ ...present, ...own }))
      return own
    } catch (error) {
      if (!(error instanceof UpstreamRefused) || error.status !== 401) throw error
      // Identity no longer accepts the token, so the session is over.
      await sessions.end(idHash)
      throw notSignedIn()
    }
  }

  return {
    change(session, data) {
      const { id } = session.user
      const result = (last.get(id) ?? Promise.resolve()).then(() => withLock(id, () => change(session, data)))
      const ended = result.catch(() => undefined).finally(() => last.get(id) === ended && last.delete(id))
      last.set(id, ended)
      return result
    },
  }
}
