import type { Client } from '../client/client.ts'
import type { CardLanguage } from '../card-language.ts'
import type { UserData } from './user.ts'

/** Completes a user's data with the defaults of a new user: English, and the client's profiles flagged for new users. */
export function toUserData(stored: Partial<UserData>, client: Pick<Client, 'senderProfiles'>): UserData {
  return {
    favorites: stored.favorites ?? [],
    recents: stored.recents ?? [],
    darkMode: stored.darkMode ?? false,
    languages: stored.languages ?? ['en_US'],
    senderProfiles: stored.senderProfiles ?? client.senderProfiles.filter(({ newUserDefault }) => newUserDefault).map(({ id }) => id),
  }
}

/** Returns the language in which a session begins: the client's if the user has it, else English if the user has it, else the user's first. */
export function startLanguage(languages: readonly CardLanguage[], clientDefault: CardLanguage | undefined): CardLanguage {
  if (clientDefault && languages.includes(clientDefault)) return clientDefault
  return languages.includes('en_US') ? 'en_US' : (languages[0] ?? 'en_US')
}
