import * as z from 'zod'
import { IntelligentMail } from './intelligent-mail.ts'

/**
 * The documents of a load folder (`npm run load -- FOLDER`), one kind a file or folder of files. Words are ours; the
 * upstreams put them into their own. A folder may hold any subset: what is missing stays as it is.
 *
 *   clients/*.json   people/*.json   cards/*.json   categories.json   sentiments.json   message-starters.json
 *   blackout-days.json   art/{cardId}/{front,inside,back}.json (scenes)   brands/*.{svg,png} (logos)
 */
const Id = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,59}$/, 'letters, digits, hyphen and underscore, at most 60')
const Slug = z.string().regex(/^[a-z][a-z0-9-]{1,39}$/, 'lower-case letters, digits and hyphens, 2 to 40')
const Uuid = z.string().regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[1-5][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/, 'a lower-case UUID')
const Email = z
  .string()
  .max(128)
  .regex(/^[^@\s]+@[^@\s.]+(?:\.[^@\s.]+)+$/, 'an e-mail address')
  .toLowerCase()
const Day = z.iso.date()
const Colour = z.string().regex(/^#[0-9a-fA-F]{6}$/, 'a colour like #2A8C8C')
const Words = z.string().min(1).max(2000)
const Language = z.enum(['en_US', 'es'])
/** Text in English, and in Spanish where there is some. */
const Bilingual = z.strictObject({ en: Words, es: Words.optional() })

export const LoadAddress = z.strictObject({
  name: z.string().min(1).max(55),
  address1: z.string().min(1).max(55),
  address2: z.string().max(55).optional(),
  city: z.string().min(1).max(40),
  state: z.string().length(2),
  zip: z.string().regex(/^\d{5}(-\d{4})?$/),
  country: z.literal('US').default('US'),
})

export const LoadSenderProfile = z.strictObject({
  id: Id,
  name: z.string().min(1).max(60),
  /** Lines with the placeholders {firstName} {lastName} {firstInitial} {lastInitial} {location} {senderProfileName}. */
  signature: z.string().max(200),
  returnAddress: LoadAddress,
  invoiceAccount: z.string().max(40),
  newUserDefault: z.boolean().default(false),
  logo: z.string().optional(),
  disclaimer: Bilingual.optional(),
})

/** Over the open network only https; plain http on this machine alone. */
const Issuer = z
  .string()
  .max(500)
  .regex(
    /^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1)[:/]|\/identity\/)[^\s?#]+$/,
    'the address of an OpenID Connect issuer, such as https://login.example.com/tenant',
  )

/** An OpenID Connect provider of a client's own, at which its people sign on. */
export const LoadIdentityProvider = z.strictObject({
  /** Kept for ever: accounts are linked under it. Clients may share one. */
  id: Uuid,
  name: z.string().min(1).max(60),
  /** As it names itself; its addresses are read from there. A path is one of ours, as the demonstration's second issuer has it. */
  issuer: Issuer,
  clientId: z.string().min(1).max(200),
  clientSecret: z.string().min(16).max(500),
})
export type LoadIdentityProvider = z.infer<typeof LoadIdentityProvider>

export const LoadBrand = z.strictObject({
  name: z.string().min(1).max(60),
  /** Pictures by their path in the folder, such as brands/harborview.svg. */
  logo: z.string(),
  /** For a dark ground; without it the logo lies on a white label there. */
  logoAtNight: z.string().optional(),
  background: z.string().optional(),
  colour: Colour,
  /** A sign-in policy's name; none means the default policy. */
  policy: z.string().max(60).optional(),
  helpEmail: Email.optional(),
  privacyUrl: z.url().optional(),
  companyUrl: z.url().optional(),
})

/** A client organisation: its branding, its identity population and its commerce customer group, told in one place. */
export const LoadClient = z.strictObject({
  id: Id,
  /** The login route /{slug}; the default client has none. */
  slug: Slug.optional(),
  name: z.string().min(1).max(60),
  population: Uuid,
  brand: LoadBrand,
  commerceAccount: z.string().max(40),
  customerReference: z.string().max(60).default(''),
  rolesFromGroups: z.boolean().default(false),
  senderProfiles: z.array(LoadSenderProfile),
  configuration: z.strictObject({
    inactiveAccountExpiryAfterDays: z.int().positive().optional(),
    defaultLanguage: Language.optional(),
    singleSendSSO: z.boolean().optional(),
    locations: z.array(z.strictObject({ value: z.string(), label: z.string(), default: z.boolean().optional() })).optional(),
    accountNumber: z
      .strictObject({
        label: z.string().optional(),
        spanishLabel: z.string().optional(),
        enabled: z.boolean(),
        required: z.boolean().optional(),
        numeric: z.boolean().optional(),
        maxLength: z.int().min(0).optional(),
      })
      .optional(),
    taxExempt: z.strictObject({ enabled: z.boolean(), states: z.array(z.string().length(2)), code: z.string() }).optional(),
    axCustomFields: z.array(z.strictObject({ label: z.string(), default: z.string().optional(), value: z.string() })).optional(),
    disableEditPersonalClosing: z.boolean().optional(),
    enableBackCardContent: z.boolean().optional(),
    backCardMessage: z.string().optional(),
    backCardDisclaimer: z.string().optional(),
    /** Whose barcode stands on its envelopes; without it the installation's. */
    intelligentMail: IntelligentMail.optional(),
  }),
  /**
   * How its own sign-in policy lets people in: by the password (none given), by the name first and then the password, or by the password and a
   * second factor, or by the identity provider alone. Without a policy of its own the default one serves.
   */
  signOn: z.enum(['password', 'identifier-first', 'second-factor', 'external']).optional(),
  /** Where its people sign on instead; unless that is the only way, it is offered beside the first form. */
  identityProvider: LoadIdentityProvider.optional(),
  /** Whether strangers may register themselves under its own sign-in policy, or come from its identity provider without an account; they become people of this client. */
  registration: z.boolean().optional(),
  /**
   * Who may register: only people with an e-mail address in exactly one of these domains (no subdomains; an international name as xn--...). In production
   * nobody may register with a client that names none.
   */
  registrationDomains: z
    .array(
      z
        .string()
        .max(253)
        .regex(
          /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/,
          'a mail domain in lower case, for example harborview.example',
        ),
    )
    .min(1)
    .max(100)
    .optional(),
  /** The cards this client may send, and what of them is switched off. */
  models: z.array(
    z.strictObject({ id: Id, disabledSentiments: z.array(Id).default([]), disabledMessageStarters: z.array(Id).default([]) }),
  ),
  categories: z
    .array(z.strictObject({ id: Id, name: z.string(), spanishName: z.string().optional(), hidden: z.boolean().optional() }))
    .default([]),
  banner: z.strictObject({ callout: Bilingual, body: Bilingual }).optional(),
})
export type LoadClient = z.infer<typeof LoadClient>

/** What a person proves a second time with who he is; whoever has one is always asked for it. */
export const LoadDevice = z.discriminatedUnion('type', [
  z.strictObject({ id: Uuid, type: z.literal('EMAIL') }),
  z.strictObject({
    id: Uuid,
    type: z.literal('TOTP'),
    nickname: z.string().max(60).optional(),
    /** Shared with the authenticator, in base32. */
    secret: z.string().regex(/^[A-Z2-7]{16,128}$/, 'a secret in base32, 16 to 128 signs'),
  }),
  z.strictObject({ id: Uuid, type: z.literal('MOBILE'), nickname: z.string().min(1).max(60) }),
])
export type LoadDevice = z.infer<typeof LoadDevice>

/** Somebody who signs in. */
export const LoadPerson = z.strictObject({
  /** The identity user's id; kept for ever. */
  id: Uuid,
  email: Email,
  firstName: z.string().min(1).max(60),
  lastName: z.string().min(1).max(60),
  /** The client's id; the person belongs to that client's population. */
  client: Id,
  password: z.string().min(8).max(128),
  enabled: z.boolean().default(true),
  locked: z.boolean().default(false),
  /** The password is a temporary one: it must be changed at the first sign-on. */
  mustChangePassword: z.boolean().optional(),
  /** False: the e-mail address is still to be confirmed with a code; none given means confirmed. */
  emailVerified: z.boolean().optional(),
  devices: z.array(LoadDevice).max(10).optional(),
  /** Days before the loading at which the person was last seen; none means never signed in. */
  lastSeenDaysAgo: z.int().min(0).optional(),
  /** False: the commerce back end does not know the person yet. */
  knownToCommerce: z.boolean().default(true),
  /** The identity group's statement, from which roles are read when the client says so. */
  groupStatement: z.string().max(200).optional(),
  profile: z.strictObject({
    role: z.enum(['orderer', 'reporting', 'clientadmin', 'admin']).optional(),
    location: z.string().max(60).optional(),
    employeeID: z.string().max(40).optional(),
    supervisorID: z.string().max(40).optional(),
    reportingUsers: z.array(z.string()).optional(),
  }),
  languages: z.array(Language).optional(),
  senderProfiles: z.array(Id).optional(),
  favorites: z.array(Id).optional(),
})
export type LoadPerson = z.infer<typeof LoadPerson>

export const LoadCard = z.strictObject({
  id: Id,
  name: z.string().min(1).max(60),
  description: z.string().max(300).default(''),
  size: z.enum(['49', '60', '70', '831']),
  orientation: z.enum(['H', 'V', 'S']),
  language: Language,
  category: Id,
  /** Where it stands among the cards of its folder, the lowest first; one without it stands behind them. */
  position: z.int().min(1).optional(),
  price: z.number().min(0).default(0),
  orderable: z.boolean().default(true),
  envelope: Id,
  shipNode: z.string().max(40),
  sentiments: z.array(Id),
  messageStarters: z.array(Id),
  /** What a search finds it by, beside name, id and category. */
  keywords: z.array(z.string()).default([]),
})
export type LoadCard = z.infer<typeof LoadCard>

export const LoadCategory = z.strictObject({ id: Id, name: z.string().min(1).max(60), spanishName: z.string().min(1).max(60) })
export type LoadCategory = z.infer<typeof LoadCategory>

/** Printed words that a sender chooses: set in the card's own face on the inside. */
export const LoadSentiment = z.strictObject({ id: Id, description: z.string().min(1).max(80), text: Words, language: Language })
export type LoadSentiment = z.infer<typeof LoadSentiment>

/** A preset closing message. */
export const LoadMessageStarter = z.strictObject({
  id: Id,
  description: z.string().min(1).max(80),
  text: z.string().min(1).max(270),
  language: Language,
})
export type LoadMessageStarter = z.infer<typeof LoadMessageStarter>

export const LoadBlackoutDay = z.strictObject({ day: Day, reason: Bilingual.optional(), site: Id.default('fondly') })
export type LoadBlackoutDay = z.infer<typeof LoadBlackoutDay>
