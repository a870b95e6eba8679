import type { Language } from '../language.ts'

export type Role = 'orderer' | 'reporting' | 'clientadmin' | 'admin'

/** Somebody who is signed in, as the identity provider and the client tell it together. */
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
  /** Whose cards a reporting user sees (readings 8); none named means the whole client. */
  reportingUsers?: string[]
  languages: Language[]
  senderProfiles: string[]
  favorites: string[]
  recents: string[]
  darkMode: boolean
}

/** What the identity user keeps under salesforceUserData (section 3, 'User data'). */
export type UserData = { favorites: string[]; languages: Language[]; senderProfiles: string[]; recents: string[]; darkMode: boolean }
