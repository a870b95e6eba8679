import * as z from 'zod/mini'

/** A client's pages: colours already made legible for both grounds (design: 'Client accent made legible'). */
export const Brand = z.object({
  slug: z.nullable(z.string()),
  name: z.string(),
  logoUrl: z.string(),
  /** Drawn for a dark ground; null where the client has only the one. */
  logoAtNightUrl: z.nullable(z.string()),
  backgroundUrl: z.nullable(z.string()),
  light: z.object({ brand: z.string(), accent: z.string(), onAccent: z.string(), wash: z.string(), washInk: z.string() }),
  dark: z.object({ brand: z.string(), accent: z.string(), onAccent: z.string(), wash: z.string(), washInk: z.string() }),
  helpEmail: z.nullable(z.string()),
  privacyUrl: z.nullable(z.string()),
  companyUrl: z.nullable(z.string()),
})
export type Brand = z.infer<typeof Brand>

export const Language = z.enum(['en_US', 'es'])

/**
 * Why a sign-in was refused: the browser is sent to /error?reason=...&reference=...&time=..., and the page says the sentences of section 8 for it.
 * `reference` is a request's id for whoever reads the logs, `time` the instant of the refusal; nothing about the person stands in the address.
 */
export const RefusalReason = z.enum(['locked', 'disabled', 'login-error', 'access-denied', 'nonce-mismatch', 'unknown-client'])
export type RefusalReason = z.infer<typeof RefusalReason>

/** GET /api/brand?client=slug: how a client's pages look; 404 for a key that nobody has. Without a key, the brand of the cookie. */
export const BrandAnswer = Brand

const words = (most: number) => z.optional(z.string().check(z.maxLength(most)))

/**
 * What is known of a recipient before anybody types; most fields are the order form's. PUT and DELETE /api/recipient (204) keep and forget
 * that of a form which was closed; it is kept for a client with single-send alone.
 */
export const PresetRecipient = z.object({
  accountNumber: words(200),
  firstName: words(200),
  lastName: words(200),
  address1: words(500),
  address2: words(500),
  city: words(200),
  state: words(10),
  zipCode: words(20),
  customerId: words(100),
  phone: words(40),
  companyName: words(200),
})
export type PresetRecipient = z.infer<typeof PresetRecipient>

/**
 * Answers where the browser goes next (identity's sign-off, or the landing page when there was no session). A page that is being left says
 * the same with a beacon to POST /api/session/leave, which has no answer to read: it redirects to the sign-off by itself.
 */
export const SignOutAnswer = z.object({
  location: z.string(),
  /** Posted to a remote identity instead, which then sends the browser to `location`: in an address the ID token would stay in histories and logs. */
  form: z.optional(z.object({ action: z.string(), fields: z.record(z.string(), z.string()) })),
})

/** Every call that changes something carries this header (and `content-type: application/json` with its body), or is refused with 403. */
export const REQUESTED_WITH = { 'x-requested-with': 'fondly' }

/** Where the page reports errors beside our own log; left out when the operator has no such place. */
const sentryDsn = z.optional(z.string())
/** Where the page reads the flow of a sign-in, by the environment id with which identity calls the login page: flow {id} is at {address}/{id}. The first is used where identity names none. */
const flowUrls = z.record(z.string(), z.string())
const banner = z.object({ callout: z.string(), body: z.string() })

/**
 * GET /api/session, as a page loads: the user is resolved again when the last resolution is older than five minutes. With `again=1` the page only
 * looks whether the session still stands.
 */
export const Session = z.discriminatedUnion('signedIn', [
  z.object({ signedIn: z.literal(false), brand: Brand, demo: z.boolean(), flowUrls, sentryDsn }),
  z.object({
    signedIn: z.literal(true),
    brand: Brand,
    demo: z.boolean(),
    flowUrls,
    sentryDsn,
    debug: z.boolean(),
    user: z.object({
      firstName: z.string(),
      lastName: z.string(),
      email: z.string(),
      role: z.enum(['orderer', 'reporting', 'clientadmin', 'admin']),
      /** Of the profile, for those who see 'Reporting & Admin': whose cards they report on; empty means the whole client. */
      reportingUsers: z.array(z.string()),
      /** In which the user reads pages, on every device, once they have chosen. */
      pageLanguage: z.optional(Language),
      /** In which the cards are that they see first; of the pages too, until they choose. */
      language: Language,
      languages: z.array(Language),
      favorites: z.array(z.string()),
      recents: z.array(z.string()),
      darkMode: z.boolean(),
    }),
    /** The user is being resolved again: what the page shows may be different in a moment. */
    isBeingResolved: z.boolean(),
    client: z.object({ id: z.string(), name: z.string() }),
    /** Null where there is none to go to, or the role may not. */
    dashboardUrl: z.nullable(z.string()),
    /** The page /password is there for them. */
    mayChangePassword: z.boolean(),
    /** Where identity has a page for the user's own second factors; null where it has none of its own. */
    secondFactorsUrl: z.nullable(z.string()),
    /** HTML already made safe, in each language of the page. */
    banner: z.nullable(z.object({ en_US: banner, es: banner })),
    /** singleSendSSO of the client: after one card for a preset recipient the user is signed out. */
    singleSend: z.boolean(),
    /** What an order form is filled with beforehand; null when nothing is known. */
    recipient: z.catch(z.nullable(PresetRecipient), null),
    /** The default ship date that came in the query of /, until a card has gone out or its form was closed. */
    shippingDate: z.optional(z.string()),
    /** Own orders this month, for the streak line; null when it could not be counted. */
    cardsThisMonth: z.nullable(z.int()),
  }),
])
export type Session = z.infer<typeof Session>

export const CardId = z.string().check(z.maxLength(60))

/** What PATCH /api/user answers: the whole of it. */
export const OwnPreferences = z.object({
  favorites: z.optional(z.array(CardId).check(z.maxLength(2000))),
  recents: z.optional(z.array(CardId).check(z.maxLength(10))),
  darkMode: z.optional(z.boolean()),
  pageLanguage: z.optional(Language),
})
export type OwnPreferences = z.infer<typeof OwnPreferences>
