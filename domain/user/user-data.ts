import type { Client } from '../client/client.ts'
import type { Language } from '../language.ts'
import type { UserData } from './user.ts'

/** Completes a user's data with the defaults of a new user: English, and the client's profiles flagged for new users. */
export function toUserData(kept: Partial<UserData>, client: Pick<Client, 'senderProfiles'>): UserData {
  return {
    favorites: kept.favorites ?? [],
    recents: kept.recents ?? [],
    darkMode: kept.darkMode ?? false,
    languages: kept.languages ?? ['en_US'],
    senderProfiles: kept.senderProfiles ?? client.senderProfiles.filter(({ newUserDefault }) => newUserDefault).map(({ id }) => id),
  }
}

/** Returns the language in which a session begins: the client's if the user has it, else English if the user has it, else the user's first. */
export function startLanguage(languages: readonly Language[], clientDefault: Language | undefined): Language {
  if (clientDefault && languages.includes(clientDefault)) return clientDefault
  return languages.includes('en_US') ? 'en_US' : (languages[0] ?? 'en_US')
}
