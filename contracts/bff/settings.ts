import * as z from 'zod/mini'

const text = (characters: number) => z.string().check(z.maxLength(characters))

/** What an administrator may set for a client. Commerce measures the whole in bytes; these limits keep a single field sensible. */
const SETTINGS = {
  inactiveAccountExpiryAfterDays: z.int().check(z.minimum(1), z.maximum(3650)),
  defaultLanguage: z.enum(['en_US', 'es']),
  singleSendSSO: z.boolean(),
  locations: z.array(z.strictObject({ value: text(100), label: text(200), default: z.optional(z.boolean()) })).check(z.maxLength(200)),
  accountNumber: z.strictObject({
    label: text(100).check(z.minLength(1)),
    spanishLabel: z.optional(text(100)),
    enabled: z.boolean(),
    required: z.boolean(),
    numeric: z.boolean(),
    maxLength: z.int().check(z.minimum(0), z.maximum(100)),
  }),
  taxExempt: z.strictObject({ enabled: z.boolean(), states: z.array(text(2)).check(z.maxLength(60)), code: text(40) }),
  disableEditPersonalClosing: z.boolean(),
  enableBackCardContent: z.boolean(),
  backCardMessage: text(1000),
  backCardDisclaimer: text(1000),
  intelligentMail: z.strictObject({ mailerId: text(9), serviceType: text(3), barcodeId: text(2) }),
}

/** The settings that a client has; one that is missing has the default of the product. */
export const ClientSettings = z.partial(z.object(SETTINGS))
export type ClientSettings = z.infer<typeof ClientSettings>

/** New values by name; null goes back to the default. */
export const SettingsChange = z.partial(
  z.strictObject({
    inactiveAccountExpiryAfterDays: z.nullable(SETTINGS.inactiveAccountExpiryAfterDays),
    defaultLanguage: z.nullable(SETTINGS.defaultLanguage),
    singleSendSSO: z.nullable(SETTINGS.singleSendSSO),
    locations: z.nullable(SETTINGS.locations),
    accountNumber: z.nullable(SETTINGS.accountNumber),
    taxExempt: z.nullable(SETTINGS.taxExempt),
    disableEditPersonalClosing: z.nullable(SETTINGS.disableEditPersonalClosing),
    enableBackCardContent: z.nullable(SETTINGS.enableBackCardContent),
    backCardMessage: z.nullable(SETTINGS.backCardMessage),
    backCardDisclaimer: z.nullable(SETTINGS.backCardDisclaimer),
    intelligentMail: z.nullable(SETTINGS.intelligentMail),
  }),
)
export type SettingsChange = z.infer<typeof SettingsChange>

/** GET /api/admin/{clientKey}/settings: the settings, and their version, which goes along with every change. */
export const SettingsAnswer = z.object({ version: z.string(), settings: ClientSettings })
export type SettingsAnswer = z.infer<typeof SettingsAnswer>

/** PATCH /api/admin/{clientKey}/settings: 409 'changed-meanwhile' with members version and settings when somebody else was faster. */
export const SettingsRequest = z.strictObject({ version: text(300), change: SettingsChange })

/** An entry of the activity log. Values of an erased person are null. */
export const ActivityEntry = z.object({
  id: z.int(),
  at: z.string(),
  /** The name of whoever changed it. */
  who: z.nullable(z.string()),
  subject: z.string(),
  /** False where nobody knows whether commerce took the change. */
  isConfirmed: z.boolean(),
  /** The entry whose values came back. */
  restores: z.optional(z.int()),
  isRestorable: z.boolean(),
  before: z.nullable(z.record(z.string(), z.unknown())),
  after: z.nullable(z.record(z.string(), z.unknown())),
})
export type ActivityEntry = z.infer<typeof ActivityEntry>

/** GET /api/admin/{clientKey}/activity?before=&who=&text=: newest first. `next` continues before the last one that was looked at. */
export const ActivityAnswer = z.object({ entries: z.array(ActivityEntry), people: z.array(z.string()), next: z.nullable(z.int()) })
export type ActivityAnswer = z.infer<typeof ActivityAnswer>

/** POST /api/admin/{clientKey}/activity/{id}/restore */
export const RestoreRequest = z.strictObject({ version: z.nullable(text(300)) })

const Reason = z.strictObject({ en: text(200).check(z.minLength(1)), es: z.optional(text(200)) })
const MaillessDay = z.object({ day: z.string(), reason: z.nullable(z.object({ en: z.string(), es: z.optional(z.string()) })) })

/** GET /api/admin/{clientKey}/calendar */
export const CalendarAnswer = z.object({
  today: z.string(),
  /** The version of the client, for its own days. */
  version: z.string(),
  siteDays: z.array(MaillessDay),
  ownDays: z.array(MaillessDay),
  /** The cards of this client that wait for a day, and how many people wrote them. Days without cards are missing. */
  waiting: z.array(z.object({ day: z.string(), cards: z.int(), people: z.int() })),
})
export type CalendarAnswer = z.infer<typeof CalendarAnswer>

/** PUT /api/admin/{clientKey}/own-days/{day}: null removes the day. */
export const OwnDayRequest = z.strictObject({ version: text(300), reason: z.nullable(Reason) })
/** GET /api/admin/{clientKey}/site-days/{day}: version and reason are null where the site mails on that day. */
export const SiteDayAnswer = z.object({
  version: z.nullable(z.string()),
  reason: z.nullable(z.object({ en: z.string(), es: z.optional(z.string()) })),
})
export type SiteDayAnswer = z.infer<typeof SiteDayAnswer>
/** PUT /api/admin/{clientKey}/site-days/{day}: null removes the day. */
export const SiteDayRequest = z.strictObject({ version: z.nullable(text(300)), reason: z.nullable(Reason) })
