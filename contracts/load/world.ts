import * as z from 'zod'
import { IntelligentMail } from './intelligent-mail.ts'

/**
 * The documents of a load folder (`npm run load -- FOLDER`), one kind per file or subfolder. They use our own terms, which the upstreams translate. A
 * folder may hold any subset: what is missing stays unchanged.
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
/** Text in English, with an optional Spanish version. */
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
  /** One or more lines with the placeholders {firstName} {lastName} {firstInitial} {lastInitial} {location} {senderProfileName}. */
  signature: z.string().max(200),
  returnAddress: LoadAddress,
  invoiceAccount: z.string().max(40),
  newUserDefault: z.boolean().default(false),
  logo: z.string().optional(),
  disclaimer: Bilingual.optional(),
})

/** Must use https, except on this machine. */
const Issuer = z
  .string()
  .max(500)
  .regex(
    /^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1)[:/]|\/identity\/)[^\s?#]+$/,
    'the address of an OpenID Connect issuer, such as https://login.example.com/tenant',
  )

/** A client's own OpenID Connect provider, with which its people sign in. */
export const LoadIdentityProvider = z.strictObject({
  /** Accounts are linked by this id, so it must never change. Clients may share a provider. */
  id: Uuid,
  name: z.string().min(1).max(60),
  /**
   * The provider's issuer URL, from which its addresses are discovered. A path is on our own host, for example the second issuer of the
   * demonstration.
   */
  issuer: Issuer,
  clientId: z.string().min(1).max(200),
  clientSecret: z.string().min(16).max(500),
})
export type LoadIdentityProvider = z.infer<typeof LoadIdentityProvider>

export const LoadBrand = z.strictObject({
  name: z.string().min(1).max(60),
  /** The path of the picture in the folder, such as brands/harborview.svg. */
  logo: z.string(),
  /** The logo for a dark background. Without it, `logo` is shown there on a white label. */
  logoAtNight: z.string().optional(),
  background: z.string().optional(),
  colour: Colour,
  /** The name of a sign-in policy. Without it, the default policy is used. */
  policy: z.string().max(60).optional(),
  helpEmail: Email.optional(),
  privacyUrl: z.url().optional(),
  companyUrl: z.url().optional(),
})

/** A client organisation: its branding, its identity population and its commerce customer group in one document. */
export const LoadClient = z.strictObject({
  id: Id,
  /** The login route /{slug}. The default client has none. */
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
    /** True if the client's people share one address book. */
    sharesAddressBook: z.boolean().optional(),
    disableEditPersonalClosing: z.boolean().optional(),
    enableBackCardContent: z.boolean().optional(),
    backCardMessage: z.string().optional(),
    backCardDisclaimer: z.string().optional(),
    /** The mailer in the barcode on the client's envelopes. Without it, the installation's mailer is used. */
    intelligentMail: IntelligentMail.optional(),
    /** Who may come in after registering: nobody, people with an e-mail address in one of the domains, or people whom an administrator accepts. */
    registration: z.strictObject({ mode: z.enum(['off', 'mail-domains', 'consent']), domains: z.array(z.string()).optional() }).optional(),
  }),
  /**
   * How the client's own sign-in policy works: with password (the default), first the name and then the password, with password and second factor, or
   * only with the identity provider. Without a policy of its own, the default policy is used.
   */
  signOn: z.enum(['password', 'identifier-first', 'second-factor', 'external']).optional(),
  /** The provider with which the client's people may sign in. It is offered beside the first form, unless it is the only way. */
  identityProvider: LoadIdentityProvider.optional(),
  /**
   * Whether unknown people may get an account of this client: by registration under the client's sign-in policy, or by signing in at its identity
   * provider.
   */
  registration: z.boolean().optional(),
  /**
   * Restricts registration to e-mail addresses in exactly one of these domains. Subdomains do not count; an international name is written as xn--...
   * In production, nobody may register with a client that lists no domains.
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
  /** The cards that this client may send, and what is turned off for each card. */
  models: z.array(
    z.strictObject({ id: Id, disabledSentiments: z.array(Id).default([]), disabledMessageStarters: z.array(Id).default([]) }),
  ),
  categories: z
    .array(z.strictObject({ id: Id, name: z.string(), spanishName: z.string().optional(), hidden: z.boolean().optional() }))
    .default([]),
  banner: z.strictObject({ callout: Bilingual, body: Bilingual }).optional(),
})
export type LoadClient = z.infer<typeof LoadClient>

/** A second factor. A person with a second factor is always asked for it. */
export const LoadDevice = z.discriminatedUnion('type', [
  z.strictObject({ id: Uuid, type: z.literal('EMAIL') }),
  z.strictObject({
    id: Uuid,
    type: z.literal('TOTP'),
    nickname: z.string().max(60).optional(),
    /** The secret that the authenticator app knows, in base32. */
    secret: z.string().regex(/^[A-Z2-7]{16,128}$/, 'a secret in base32, 16 to 128 signs'),
  }),
  z.strictObject({ id: Uuid, type: z.literal('MOBILE'), nickname: z.string().min(1).max(60) }),
])
export type LoadDevice = z.infer<typeof LoadDevice>

/** A person who can sign in. */
export const LoadPerson = z.strictObject({
  /** The id of the user at identity. It never changes. */
  id: Uuid,
  email: Email,
  firstName: z.string().min(1).max(60),
  lastName: z.string().min(1).max(60),
  /** The id of the client to whose population the person belongs. */
  client: Id,
  /** Without a password, the person must first set one with a recovery code. */
  password: z.string().min(8).max(128).optional(),
  enabled: z.boolean().default(true),
  locked: z.boolean().default(false),
  /** True if the password is temporary and must be changed at the first sign-in. */
  mustChangePassword: z.boolean().optional(),
  /** False if the e-mail address must still be confirmed with a code. The default is true. */
  emailVerified: z.boolean().optional(),
  devices: z.array(LoadDevice).max(10).optional(),
  /** The number of days between the person's last visit and the loading. Absent if the person has never signed in. */
  lastSeenDaysAgo: z.int().min(0).optional(),
  /** False if commerce does not know the person yet. */
  knownToCommerce: z.boolean().default(true),
  /** The statement of the person's group at identity. Roles are read from it if the client is set so. */
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
  /** The position among the cards of the folder, lowest first. Cards without a position come last. */
  position: z.int().min(1).optional(),
  price: z.number().min(0).default(0),
  orderable: z.boolean().default(true),
  envelope: Id,
  shipNode: z.string().max(40),
  sentiments: z.array(Id),
  messageStarters: z.array(Id),
  /** Words by which a search finds the card, in addition to name, id and category. */
  keywords: z.array(z.string()).default([]),
})
export type LoadCard = z.infer<typeof LoadCard>

export const LoadCategory = z.strictObject({ id: Id, name: z.string().min(1).max(60), spanishName: z.string().min(1).max(60) })
export type LoadCategory = z.infer<typeof LoadCategory>

/** Printed words that a sender can choose, set inside the card in the card's own font. */
export const LoadSentiment = z.strictObject({ id: Id, description: z.string().min(1).max(80), text: Words, language: Language })
export type LoadSentiment = z.infer<typeof LoadSentiment>

/** A prepared text with which a sender may begin the message. */
export const LoadMessageStarter = z.strictObject({
  id: Id,
  description: z.string().min(1).max(80),
  text: z.string().min(1).max(270),
  language: Language,
})
export type LoadMessageStarter = z.infer<typeof LoadMessageStarter>

export const LoadBlackoutDay = z.strictObject({ day: Day, reason: Bilingual.optional(), site: Id.default('fondly') })
export type LoadBlackoutDay = z.infer<typeof LoadBlackoutDay>
