import { CARD_PLANS } from '@fondly/domain/dashboard/closed-day.ts'
import { MAX_LOCATION_CHARACTERS, MAX_LOCATIONS } from '@fondly/domain/client/location-limits.ts'
import { isMailDomain, MAX_REGISTRATION_DOMAINS } from '@fondly/domain/people/registration.ts'
import * as z from 'zod/mini'

const text = (characters: number) => z.string().check(z.maxLength(characters))

// Limits of single fields. Commerce limits the size of all settings together, in bytes.
const CHANGE = {
  inactiveAccountExpiryAfterDays: z.int().check(z.minimum(1), z.maximum(3650)),
  defaultLanguage: z.enum(['en_US', 'es']),
  singleSendSSO: z.boolean(),
  locations: z.array(z.strictObject({ value: text(MAX_LOCATION_CHARACTERS), label: text(200), default: z.optional(z.boolean()) })).check(
    z.maxLength(MAX_LOCATIONS),
    z.refine((all) => new Set(all.map(({ value }) => value)).size === all.length),
  ),
  accountNumber: z.strictObject({
    label: text(100).check(z.minLength(1)),
    spanishLabel: z.optional(text(100)),
    enabled: z.boolean(),
    required: z.boolean(),
    numeric: z.boolean(),
    maxLength: z.int().check(z.minimum(0), z.maximum(100)),
  }),
  taxExempt: z.strictObject({ enabled: z.boolean(), states: z.array(text(2)).check(z.maxLength(60)), code: text(40) }),
  registration: z.strictObject({
    mode: z.enum(['off', 'mail-domains', 'consent']),
    domains: z.array(text(253).check(z.refine(isMailDomain))).check(z.maxLength(MAX_REGISTRATION_DOMAINS)),
  }),
  sharesAddressBook: z.boolean(),
  disableEditPersonalClosing: z.boolean(),
  enableBackCardContent: z.boolean(),
  backCardMessage: text(1000),
  backCardDisclaimer: text(1000),
  intelligentMail: z.strictObject({ mailerId: text(9), serviceType: text(3), barcodeId: text(2) }),
}

/** New values by name; null restores the default. */
const SettingsChange = z.partial(
  z.strictObject({
    inactiveAccountExpiryAfterDays: z.nullable(CHANGE.inactiveAccountExpiryAfterDays),
    defaultLanguage: z.nullable(CHANGE.defaultLanguage),
    singleSendSSO: z.nullable(CHANGE.singleSendSSO),
    locations: z.nullable(CHANGE.locations),
    accountNumber: z.nullable(CHANGE.accountNumber),
    taxExempt: z.nullable(CHANGE.taxExempt),
    registration: z.nullable(CHANGE.registration),
    sharesAddressBook: z.nullable(CHANGE.sharesAddressBook),
    disableEditPersonalClosing: z.nullable(CHANGE.disableEditPersonalClosing),
    enableBackCardContent: z.nullable(CHANGE.enableBackCardContent),
    backCardMessage: z.nullable(CHANGE.backCardMessage),
    backCardDisclaimer: z.nullable(CHANGE.backCardDisclaimer),
    intelligentMail: z.nullable(CHANGE.intelligentMail),
  }),
)
export type SettingsChange = z.infer<typeof SettingsChange>

/** PATCH /api/admin/{clientKey}/settings. 409 'changed-meanwhile' with the members version and fields if another user has changed the settings. */
export const SettingsRequest = z.strictObject({ version: text(300), change: SettingsChange })

/** POST /api/admin/{clientKey}/activity/{id}/restore, with the version from GET on the same path. */
export const RestoreRequest = z.strictObject({ version: z.nullable(text(300)) })

const MAX_CALLOUT_CHARACTERS = 300
const MAX_BODY_CHARACTERS = 4000
const bannerText = (characters: number) => z.strictObject({ en: text(characters), es: z.optional(text(characters)) })

/** PUT /api/admin/{clientKey}/banner: `version` is null if there was no banner. */
export const BannerRequest = z.strictObject({
  version: z.nullable(text(300)),
  banner: z
    .strictObject({
      enabled: z.boolean(),
      from: z.optional(z.iso.datetime()),
      until: z.optional(z.iso.datetime()),
      callout: bannerText(MAX_CALLOUT_CHARACTERS),
      body: bannerText(MAX_BODY_CHARACTERS),
    })
    .check(z.refine(({ from, until }) => from === undefined || until === undefined || Date.parse(from) < Date.parse(until))),
})

/** POST /api/admin/{clientKey}/banner/preview */
export const BannerPreviewRequest = z.strictObject({ callout: text(MAX_CALLOUT_CHARACTERS), body: text(MAX_BODY_CHARACTERS) })

const Reason = z.strictObject({ en: text(200).check(z.minLength(1)), es: z.optional(text(200)) })

/** What happens to the cards of a newly closed day. Required when cards wait for that day (409 'cards-undecided'). */
const Plan = z.optional(z.enum(CARD_PLANS))

/** PUT /api/admin/{clientKey}/own-days/{day}: the reason null removes the day. 409 'day-being-printed' if a batch holds cards of that day. */
export const OwnDayRequest = z.strictObject({ version: text(300), reason: z.nullable(Reason), plan: Plan })

/** PUT /api/admin/{clientKey}/site-days/{day}: the reason null removes the day. */
export const SiteDayRequest = z.strictObject({ version: z.nullable(text(300)), reason: z.nullable(Reason), plan: Plan })
