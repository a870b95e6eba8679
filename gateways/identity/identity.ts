import type { Heart } from '@fondly/domain/catalogue/favorites.ts'
import type { CardLanguage } from '@fondly/domain/card-language.ts'
import type { Role } from '@fondly/domain/user/user.ts'
import type { SignOnAdministration } from './sign-on.ts'
import type { FragmentTokens } from './fragment-tokens.ts'
import type { PeopleAdministration, RecipientAttributes } from './people.ts'

/** Identity in our own terms. Calls may throw UpstreamRefused, UpstreamUnreadable or UpstreamTimeout. */
export type Identity = {
  /** Returns the address where the browser signs in, and the data that the server has to store until the browser comes back. */
  beginSignIn: (request: { redirectUri: string; policy: string; prompt?: 'login' }) => Promise<{ location: string; pending: PendingSignIn }>
  /** Exchanges the code in the callback's full URL for tokens. */
  finishSignIn: (callbackUrl: string, pending: PendingSignIn) => Promise<SignedOn>
  /**
   * Accepts tokens from the fragment of the address, instead of a code. Throws UpstreamRefused with nonce_mismatch when the nonce is not that of
   * `pending`.
   */
  acceptTokens: (tokens: FragmentTokens, pending: PendingSignIn) => Promise<SignedOn>
  /** Returns new tokens. Throws UpstreamRefused with invalid_grant when the refresh token is spent. */
  refresh: (refreshToken: string) => Promise<Tokens>
  /** Returns false when the token is revoked, expired or unknown. */
  isActive: (accessToken: string) => Promise<boolean>
  /**
   * Signs off at identity. Embedded identity is signed off when this returns. For a remote identity the browser has to post the returned form, so
   * that no address contains the ID token.
   */
  signOff: (request: { tokens: Tokens; postLogoutRedirectUri: string }) => Promise<SignOffForm | undefined>
  /**
   * Ends the sign-on of these tokens in any browser, and revokes the tokens. Throws UpstreamRefused when our application may not end the sign-on
   * without the browser; the tokens are revoked in that case too.
   */
  endSignOn: (tokens: Pick<Tokens, 'idToken' | 'accessToken' | 'refreshToken'>) => Promise<void>
  /** Reads the user with the user's own token. */
  readUser: (accessToken: string, userId: string) => Promise<IdentityUser>
  /** Changes the user's own preferences, with the user's own token. */
  updateOwn: (
    accessToken: string,
    userId: string,
    /** An added favourite and an opened card are merged into the lists that identity holds at that moment. */
    change: { favorites?: string[]; recents?: string[]; darkMode?: boolean; pageLanguage?: string; heart?: Heart; opened?: string },
  ) => Promise<IdentityUser>
  /** Returns whether the user has a password here and which policy applies, with the user's own token. */
  readPasswordState: (accessToken: string, userId: string) => Promise<PasswordState>
  /** Changes the password with the user's own token. Embedded identity also ends every other session of the user. */
  changePassword: (
    accessToken: string,
    userId: string,
    passwords: { currentPassword: string; newPassword: string },
  ) => Promise<PasswordChangeOutcome>
  /** Changes, with the BFF's own application, values that a user may not change alone. */
  updateUser: (
    userId: string,
    change: {
      languages?: CardLanguage[]
      senderProfiles?: string[]
      role?: Role
      /** False unlocks the user and stores the time of the unlocking. */
      locked?: boolean
      enabled?: boolean
      clearRecipient?: boolean
    },
  ) => Promise<IdentityUser>
  /** Creates, with the BFF's own application, a user without a password, who cannot sign on yet. Returns undefined when the user name is taken. */
  createUser: (user: NewUser) => Promise<IdentityUser | undefined>
  /** Reads, with the BFF's own application, whether the user has a password, and which policy applies. */
  findPasswordState: (userId: string) => Promise<PasswordState>
  /** Sets, with the BFF's own application, the first password of a user. `unsatisfied` names the requirements that it does not meet. */
  setPassword: (userId: string, password: string) => Promise<{ set: true } | { set: false; unsatisfied: string[] }>
  /** Finds, with the BFF's own application, all users with this e-mail address; there may be several. */
  findByEmail: (email: string) => Promise<IdentityUser[]>
  /** What administrators read and write about the people of a client, with the BFF's own application. */
  signOn: SignOnAdministration
  people: PeopleAdministration
}

/** Somebody whom an administrator adds. The e-mail address becomes the user name. */
export type NewUser = {
  email: string
  firstName: string
  lastName: string
  populationId: string
  profile: IdentityProfile
  senderProfiles: string[]
  /** Undefined: the default languages of a new person. */
  languages?: CardLanguage[] | undefined
}

export type SignOffForm = { action: string; fields: Record<string, string> }

export type PasswordState = { hasPassword: boolean; policy: 'default' | 'nist' }

/** `unsatisfied` has PingOne's names of the requirements that the new password does not meet. */
export type PasswordChangeOutcome =
  /** `cookies` are Set-Cookie lines. Embedded identity needs these cookies to recognise the browser after the change. */
  | { changed: true; cookies: string[] }
  | { changed: false; problem: 'wrong-current-password' | 'no-password' | 'not-allowed' }
  | { changed: false; problem: 'weak-password'; unsatisfied: string[] }
  | { changed: false; problem: 'locked'; waitSeconds: number }

export type PendingSignIn = { state: string; nonce: string; codeVerifier: string; redirectUri: string }

export type Tokens = { accessToken: string; refreshToken: string | undefined; idToken: string; expiresAt: Date }

/** `authenticatedAt` is when the user last proved their identity; it may be before this sign-in, in an older session at identity. */
export type SignedOn = Tokens & { userId: string; claims: IdentityClaims; authenticatedAt?: Date }

/** The user's data in the token (section 3, 'User token fields'). */
export type IdentityClaims = {
  email: string
  firstName: string
  lastName: string
  populationId: string
  accountNumber?: string
  profile: IdentityProfile
  recipient: RecipientAttributes
}

/** The attribute `profile` (section 3), in the token and on the user. */
export type IdentityProfile = { role?: Role; location?: string; employeeID?: string; supervisorID?: string; reportingUsers?: string[] }

export type IdentityUser = {
  id: string
  email: string
  firstName: string
  lastName: string
  enabled: boolean
  locked: boolean
  populationId: string
  identityProviderId: string | undefined
  /** When the product last unlocked the account. */
  unlockedAt?: Date
  lastSignOn: Date | undefined
  /**
   * The sign-on before the present one, if the provider stores it. PingOne stores only the present sign-on: then this is undefined, and the last
   * login of the commerce customer is used.
   */
  previousSignOn: Date | undefined
  /** The profile that the token of the next sign-in would have; undefined if the user has none. */
  profile?: IdentityProfile
  accountNumber?: string
  data: {
    favorites: string[]
    recents: string[]
    darkMode: boolean
    /** The language that the user chose for the pages. `languages` are the languages of the cards. */
    pageLanguage?: string
    languages?: CardLanguage[]
    senderProfiles?: string[]
  }
}
