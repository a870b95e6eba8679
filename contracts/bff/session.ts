import * as z from 'zod/mini'

/** How a client's pages look, with colours that are legible on light and dark backgrounds (design: 'Client accent made legible'). */
export const Brand = z.object({
  slug: z.nullable(z.string()),
  name: z.string(),
  logoUrl: z.string(),
  /** The logo for a dark background; null when the client has only one logo. */
  logoAtNightUrl: z.nullable(z.string()),
  backgroundUrl: z.nullable(z.string()),
  light: z.object({ brand: z.string(), accent: z.string(), onAccent: z.string(), wash: z.string(), washInk: z.string() }),
  dark: z.object({ brand: z.string(), accent: z.string(), onAccent: z.string(), wash: z.string(), washInk: z.string() }),
  helpEmail: z.nullable(z.string()),
  privacyUrl: z.nullable(z.string()),
  companyUrl: z.nullable(z.string()),
})
export type Brand = z.infer<typeof Brand>

/** The languages of the cards. */
export const CardLanguage = z.enum(['en_US', 'es'])

/** The code of the page language that a user chose, such as 'es' or 'en_US'. The page knows which codes exist (languages/languages.ts). */
export const PageLanguage = z.string().check(z.maxLength(35))

/**
 * Why a sign-in was refused. The browser is redirected to /error?reason=...&reference=...&time=..., and the page shows the sentences of section 8.
 * `reference` is the id of the request in the logs, `time` is the instant of the refusal. The address holds no personal data.
 */
export const RefusalReason = z.enum(['locked', 'disabled', 'login-error', 'access-denied', 'nonce-mismatch', 'unknown-client'])
export type RefusalReason = z.infer<typeof RefusalReason>

/** GET /api/brand?client=slug: the branding of a client's pages. 404 for an unknown slug. Without a slug, the branding of the client in the cookie. */
export const BrandAnswer = Brand

const words = (most: number) => z.optional(z.string().check(z.maxLength(most)))

/**
 * A recipient that is known before the sender types. Most fields are those of the order form. PUT and DELETE /api/recipient (204) store and delete
 * the recipient of a closed form. It is stored only for clients with single send.
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
 * The answer of POST /api/session/sign-out: where the browser goes next. A page that the user leaves sends a beacon to POST /api/session/leave
 * instead. It signs out in the same way, and nobody reads its answer.
 */
export const SignOutAnswer = z.object({
  location: z.string(),
  /**
   * The page posts this form to a remote identity, which then redirects to `location`. The ID token must not be in an address, because histories and
   * logs store addresses.
   */
  form: z.optional(z.object({ action: z.string(), fields: z.record(z.string(), z.string()) })),
})

/** Every request that changes something needs this header, and with a body also `content-type: application/json`. Otherwise it is refused with 403. */
export const REQUESTED_WITH = { 'x-requested-with': 'fondly' }

/** The Sentry address to which the page reports errors, besides our own log. Absent if the operator has not set it. */
const sentryDsn = z.optional(z.string())
/** Base URLs of sign-in flows, by environment id: flow {id} is at {url}/{id}. If identity gives no environment id, the page uses the first URL. */
const flowUrls = z.record(z.string(), z.string())
const banner = z.object({ callout: z.string(), body: z.string() })

/**
 * GET /api/session, when a page loads: also resolves the user again if the last resolution is older than five minutes. With `again=1`, it only tells
 * whether the session still exists.
 */
export const Session = z.union([
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
      /** For a role that sees 'Reporting & Admin': the users whose cards it may see. Empty means the whole client. */
      reportingUsers: z.array(z.string()),
      /** The user's language of the pages, on every device. Absent until the user chooses one. */
      pageLanguage: z.optional(PageLanguage),
      /** The language of the cards that are shown first. Also the language of the pages until the user chooses one. */
      language: CardLanguage,
      languages: z.array(CardLanguage),
      favorites: z.array(z.string()),
      recents: z.array(z.string()),
      darkMode: z.boolean(),
    }),
    /** True while the user is being resolved again. The page may show other data soon. */
    isBeingResolved: z.boolean(),
    client: z.object({ id: z.string(), name: z.string() }),
    /** Null if there is no dashboard, or the role may not see it. */
    dashboardUrl: z.nullable(z.string()),
    /** Whether the user may change the password on the page /password. */
    mayChangePassword: z.boolean(),
    /** Whether cards can be signed with what the user draws on the page /signature. */
    maySignByHand: z.boolean(),
    /** The page of identity on which users change their second factors; null if identity has none. */
    secondFactorsUrl: z.nullable(z.string()),
    /** Sanitised HTML, in each language of the page. */
    banner: z.nullable(z.object({ en_US: banner, es: banner })),
    /** The client's setting singleSendSSO: a user with a preset recipient is signed out after one card. */
    singleSend: z.boolean(),
    /** The recipient with which an order form is filled in; null if none is known. */
    recipient: z.catch(z.nullable(PresetRecipient), null),
    /** The wanted mail date from the query of /, until a card is sent or the form is closed. */
    shippingDate: z.optional(z.string()),
    /** The number of the user's orders this month; null if they could not be counted. */
    cardsThisMonth: z.nullable(z.int()),
  }),
])
export type Session = z.infer<typeof Session>

export const CardId = z.string().check(z.maxLength(60))

/** The answer of PATCH /api/user: all preferences. */
export const OwnPreferences = z.object({
  favorites: z.optional(z.array(CardId).check(z.maxLength(2000))),
  recents: z.optional(z.array(CardId).check(z.maxLength(10))),
  darkMode: z.optional(z.boolean()),
  pageLanguage: z.optional(PageLanguage),
})
export type OwnPreferences = z.infer<typeof OwnPreferences>
