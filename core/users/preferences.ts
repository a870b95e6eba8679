import type { UserData } from '@fondly/domain/user/user.ts'
import type { Identity } from '@fondly/gateways/identity/identity.ts'
import { UpstreamRefused } from '@fondly/kit/upstream-error.ts'
import { notSignedIn } from '@fondly/domain/refused.ts'
import type { WithUserLock } from './user-lock.ts'
import type { Session, Sessions } from '../sessions/sessions.ts'

/** What users choose for themselves. `pageLanguage` is missing until the user chooses a language. */
export type UserPreferences = Pick<UserData, 'favorites' | 'recents' | 'darkMode'> & { pageLanguage?: string | undefined }
/** Either whole lists, or one favourite or one opened card. A single card does not overwrite what another window has changed. */
export type PreferenceChange = Parameters<Identity['updateOwn']>[2]

export type Preferences = {
  /** Writes favourites, recents, dark mode or the language of the page to the identity user. Returns all of these preferences. */
  change: (session: Session, data: PreferenceChange) => Promise<UserPreferences>
}

type PreferencesOptions = { identity: Identity; sessions: Sessions; withLock: WithUserLock }

/**
 * Creates the functions for a user's own preferences. They are stored at the identity user, and the session has a copy. `withLock` prevents that two
 * processes change them at the same time.
 */
export function createPreferences({ identity, sessions, withLock }: PreferencesOptions): Preferences {
  // Makes the changes of one user one after another. Identity has favourites, recents and dark mode in one attribute, which can only be written as a
  // whole.
  const last = new Map<string, Promise<unknown>>()

  async function change({ idHash, user, tokens }: Session, data: PreferenceChange): Promise<UserPreferences> {
    try {
      const { favorites, recents, darkMode, pageLanguage } = (await identity.updateOwn(tokens.accessToken, user.id, data)).data
      const own = { favorites, recents, darkMode, ...(pageLanguage ? { pageLanguage } : {}) }
      await sessions.rewriteUser(user.id, (present) => ({ ...present, ...own }))
      return own
    } catch (error) {
      if (!(error instanceof UpstreamRefused) || error.status !== 401) throw error
      // Identity no longer accepts the token, so end the session.
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
