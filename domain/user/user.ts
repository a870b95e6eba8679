import type { CardLanguage } from '../card-language.ts'

export type Role = 'orderer' | 'reporting' | 'clientadmin' | 'admin'

/** A signed-in user, combined from the identity provider and the client. */
export type User = {
  /** The identity user's id. */
  id: string
  email: string
  firstName: string
  lastName: string
  role: Role
  /** The client's id (a customer group). */
  clientId: string
  customerId: string
  location?: string
  employeeID?: string
  supervisorID?: string
  /** The users whose cards a reporting user sees. If no user is named, the reporting user sees the cards of the whole client. */
  reportingUsers?: string[]
  languages: CardLanguage[]
  senderProfiles: string[]
  favorites: string[]
  recents: string[]
  darkMode: boolean
}

/** What the identity user stores under salesforceUserData (section 3, 'User data'). */
export type UserData = { favorites: string[]; languages: CardLanguage[]; senderProfiles: string[]; recents: string[]; darkMode: boolean }
