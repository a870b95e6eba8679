import type { Heart } from '@fondly/domain/catalogue/favorites.ts'
import type { Language } from '@fondly/domain/language.ts'
import type { Role } from '@fondly/domain/user/user.ts'
import type { FragmentTokens } from './fragment-tokens.ts'

/** Identity in our words. Calls may throw UpstreamRefused, UpstreamUnreadable or UpstreamSilent. */
export type Identity = {
  /** Where the browser goes to sign in, and what must be kept (on the server) until it comes back. */
  beginSignIn: (request: { redirectUri: string; policy: string; prompt?: 'login' }) => Promise<{ location: string; pending: PendingSignIn }>
  /** Exchanges the code of the callback's full URL. */
  finishSignIn: (callbackUrl: string, pending: PendingSignIn) => Promise<SignedOn>
  /** The same for tokens that came in the fragment of the address; nonce_mismatch where the nonce is not that of `pending`. */
  acceptTokens: (tokens: FragmentTokens, pending: PendingSignIn) => Promise<SignedOn>
  /** A new pair; refused with invalid_grant when the refresh token is spent. */
  refresh: (refreshToken: string) => Promise<Tokens>
  /** False: revoked, expired or unknown. */
  isActive: (accessToken: string) => Promise<boolean>
  /**
   * Signs off at identity. Embedded, it is done when this returns; a remote one is signed off by the browser itself, which posts this form there, so that
   * the ID token stands in no address.
   */
  signOff: (request: { tokens: Tokens; postLogoutRedirectUri: string }) => Promise<SignOffForm | undefined>
  /**
   * Ends the sign-on that these tokens came of, in whichever browser it is, and the tokens. Refused where our application may not do that
   * without the browser; the tokens are dead all the same.
   */
  endSignOn: (tokens: Pick<Tokens, 'idToken' | 'accessToken' | 'refreshToken'>) => Promise<void>
  /** With the user's own token. */
  readUser: (accessToken: string, userId: string) => Promise<IdentityUser>
  /** The user's own preferences, with the user's own token. */
  updateOwn: (
    accessToken: string,
    userId: string,
    /** A heart and an opened card are added to what stands there at that moment. */
    change: { favorites?: string[]; recents?: string[]; darkMode?: boolean; pageLanguage?: Language; heart?: Heart; opened?: string },
  ) => Promise<IdentityUser>
  /** Whether the user has a password here, and what a new one must be; with the user's own token. */
  readPasswordState: (accessToken: string, userId: string) => Promise<PasswordState>
  /** With the user's own token. Where identity is embedded, every other session of the user ends. */
  changePassword: (
    accessToken: string,
    userId: string,
    passwords: { currentPassword: string; newPassword: string },
  ) => Promise<PasswordChangeOutcome>
  /** With the BFF's own application: what a user may not change alone. */
  updateUser: (
    userId: string,
    change: {
      languages?: Language[]
      senderProfiles?: string[]
      role?: Role
      /** Unlocking is remembered with its moment. */
      locked?: boolean
      enabled?: boolean
      clearRecipient?: boolean
    },
  ) => Promise<IdentityUser>
  /** With the BFF's own application: everybody with this e-mail address, which need not be one. */
  findByEmail: (email: string) => Promise<IdentityUser[]>
}

export type SignOffForm = { action: string; fields: Record<string, string> }

export type PasswordState = { hasPassword: boolean; policy: 'default' | 'nist' }

/** `unsatisfied`: PingOne's names of the requirements that the new password fails. */
export type PasswordChangeOutcome =
  /** `cookies`: lines that make this browser known to an identity in this process by the new password, for the answer to the browser. */
  | { changed: true; cookies: string[] }
  | { changed: false; problem: 'wrong-current-password' | 'no-password' | 'not-allowed' }
  | { changed: false; problem: 'weak-password'; unsatisfied: string[] }
  | { changed: false; problem: 'locked'; waitSeconds: number }

export type PendingSignIn = { state: string; nonce: string; codeVerifier: string; redirectUri: string }

export type Tokens = { accessToken: string; refreshToken: string | undefined; idToken: string; expiresAt: Date }

/** `authenticatedAt`: when somebody last proved at identity who they are; a session there may be older than this sign-in. */
export type SignedOn = Tokens & { userId: string; claims: IdentityClaims; authenticatedAt?: Date }

/** What the token says of the user (section 3, 'User token fields'). */
export type IdentityClaims = {
  email: string
  firstName: string
  lastName: string
  populationId: string
  accountNumber?: string
  profile: IdentityProfile
  recipient: Partial<
    Record<'customerId' | 'firstName' | 'lastName' | 'address1' | 'address2' | 'city' | 'state' | 'postalCode' | 'countryCode', string>
  >
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
   * The sign-on before the present one, where the provider tells it. PingOne tells only the last, which is the present one by the time
   * anybody reads it: then undefined, and the commerce customer's last login says how long somebody was away.
   */
  previousSignOn: Date | undefined
  /** As the token of the next sign-in would say them; undefined where the user has none. */
  profile?: IdentityProfile
  accountNumber?: string
  data: {
    favorites: string[]
    recents: string[]
    darkMode: boolean
    /** The language in which the user reads pages, where they chose one: not that of the cards, which are `languages`. */
    pageLanguage?: Language
    languages?: Language[]
    senderProfiles?: string[]
  }
}
