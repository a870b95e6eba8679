import * as z from 'zod/mini'

/** The settings of a client. A missing setting has the default of the product. */
export const ClientSettings = z.object({
  inactiveAccountExpiryAfterDays: z.optional(z.int()),
  defaultLanguage: z.optional(z.enum(['en_US', 'es'])),
  singleSendSSO: z.optional(z.boolean()),
  locations: z.optional(z.array(z.object({ value: z.string(), label: z.string(), default: z.optional(z.boolean()) }))),
  accountNumber: z.optional(
    z.object({
      label: z.string(),
      spanishLabel: z.optional(z.string()),
      enabled: z.boolean(),
      required: z.boolean(),
      numeric: z.boolean(),
      maxLength: z.int(),
    }),
  ),
  taxExempt: z.optional(z.object({ enabled: z.boolean(), states: z.array(z.string()), code: z.string() })),
  sharesAddressBook: z.optional(z.boolean()),
  disableEditPersonalClosing: z.optional(z.boolean()),
  enableBackCardContent: z.optional(z.boolean()),
  registration: z.optional(z.object({ mode: z.enum(['off', 'mail-domains', 'consent']), domains: z.array(z.string()) })),
  backCardMessage: z.optional(z.string()),
  backCardDisclaimer: z.optional(z.string()),
  intelligentMail: z.optional(z.object({ mailerId: z.string(), serviceType: z.string(), barcodeId: z.string() })),
})
export type ClientSettings = z.infer<typeof ClientSettings>

/** GET /api/admin/{clientKey}/settings: the settings and their version, which each change must send. */
export const SettingsAnswer = z.object({ version: z.string(), settings: ClientSettings })
export type SettingsAnswer = z.infer<typeof SettingsAnswer>

const BannerText = z.object({ en: z.string(), es: z.optional(z.string()) })
/** A banner as it is edited, before its HTML is sanitised. */
export const EditedBanner = z.object({
  enabled: z.boolean(),
  /** The instants between which the banner is shown. */
  from: z.optional(z.string()),
  until: z.optional(z.string()),
  callout: BannerText,
  body: BannerText,
})
export type EditedBanner = z.infer<typeof EditedBanner>

/** GET and PUT /api/admin/{clientKey}/banner: both are null when the client has no banner. */
export const BannerAnswer = z.object({ version: z.nullable(z.string()), banner: z.nullable(EditedBanner) })
export type BannerAnswer = z.infer<typeof BannerAnswer>

/** POST /api/admin/{clientKey}/banner/preview: the HTML that pages show. */
export const BannerPreviewAnswer = z.object({ callout: z.string(), body: z.string() })
export type BannerPreviewAnswer = z.infer<typeof BannerPreviewAnswer>

/** An entry of the activity log. Values about an erased person are null. */
export const ActivityEntry = z.object({
  id: z.int(),
  at: z.string(),
  /** The name of the author. */
  who: z.nullable(z.string()),
  subject: z.string(),
  /** False if it is unknown whether commerce has stored the change. */
  isConfirmed: z.boolean(),
  /** The id of the entry that this change restored. */
  restores: z.optional(z.int()),
  isRestorable: z.boolean(),
  /** The changed values by field name. */
  before: z.unknown(),
  after: z.unknown(),
})
export type ActivityEntry = z.infer<typeof ActivityEntry>

/** GET /api/admin/{clientKey}/activity?before=&who=&text=: entries, newest first. `next` is the `before` of the next page. */
export const ActivityAnswer = z.object({ entries: z.array(ActivityEntry), people: z.array(z.string()), next: z.nullable(z.int()) })
export type ActivityAnswer = z.infer<typeof ActivityAnswer>

/**
 * GET /api/admin/{clientKey}/activity/{id}/restore: the values now and after the restore. Both are empty if nothing of the change is left to restore.
 */
export const RestoreAnswer = z.object({ version: z.nullable(z.string()), before: z.unknown(), after: z.unknown() })
export type RestoreAnswer = z.infer<typeof RestoreAnswer>

const MaillessDay = z.object({ day: z.string(), reason: z.nullable(z.object({ en: z.string(), es: z.optional(z.string()) })) })

const WaitingCards = z.object({ day: z.string(), cards: z.int(), people: z.int() })

/** GET /api/admin/{clientKey}/calendar */
export const CalendarAnswer = z.object({
  today: z.string(),
  /** The version of the client, for changes of its own days. */
  version: z.string(),
  siteDays: z.array(MaillessDay),
  ownDays: z.array(MaillessDay),
  /** The number of this client's cards that wait for each day, and of their senders. Days without cards are left out. */
  waiting: z.array(WaitingCards),
  /** The same numbers for all clients together. Empty for a user who may not change the site. */
  waitingAtSite: z.array(WaitingCards),
  /** What happened to the cards of closed days. */
  closedDays: z.array(z.object({ day: z.string(), cards: z.object({ moving: z.int(), moved: z.int(), asked: z.int(), left: z.int() }) })),
})
export type CalendarAnswer = z.infer<typeof CalendarAnswer>

/** GET /api/admin/{clientKey}/site-days/{day}: version and reason are null if the site mails on that day. */
export const SiteDayAnswer = z.object({
  version: z.nullable(z.string()),
  reason: z.nullable(z.object({ en: z.string(), es: z.optional(z.string()) })),
})
export type SiteDayAnswer = z.infer<typeof SiteDayAnswer>
