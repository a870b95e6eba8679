import type { CustomerGroup } from '@fondly/contracts/ocapi/data/customer-groups.ts'
import type { Client, ClientConfiguration } from '@fondly/domain/client/client.ts'
import { isMailer } from '@fondly/domain/client/mailer.ts'
import { isDay } from '@fondly/domain/mail-date/mail-date.ts'
import type { SenderProfile } from '@fondly/domain/sender/sender-profile.ts'
import type { Log } from '@fondly/kit/log.ts'
import * as z from 'zod'
import { operatorJson } from './operator-json.ts'

const word = z.string().default('')
const SenderProfileEntry = z.looseObject({
  profileID: z.string().min(1),
  profileName: z.string(),
  axInvoiceAccount: word,
  newUserDefault: z.boolean().default(false),
  signature: word,
  returnAddress: z
    .looseObject({ name: word, address1: word, address2: word, city: word, state: word, zip: word, country: z.string().default('US') })
    .prefault({}),
  specificLogo: z.string().optional(),
  specificLogoDark: z.string().optional(),
  returnAddressCheck: z.enum(['refused', 'waiting']).optional().catch(undefined),
  specificDisclaimer: z.looseObject({ default: z.string(), es: z.string().optional() }).optional(),
})
const ModelEntry = z.looseObject({
  id: z.string().min(1),
  disabledSentiments: z.array(z.string()).default([]),
  disabledMessageStarters: z.array(z.string()).default([]),
})
const CategoryEntry = z.looseObject({
  id: z.string().min(1),
  name: z.string().optional(),
  spanishName: z.string().optional(),
  hidden: z.boolean().optional(),
})
const Location = z.looseObject({ value: z.string(), label: z.string(), default: z.boolean().optional() })
const CustomField = z.looseObject({ label: z.string(), default: z.string().optional(), value: z.string() })
const TaxExempt = z.looseObject({ enabled: z.boolean(), states: z.array(z.string()).default([]), code: word })
const IntelligentMail = z.object({ mailerId: z.string(), serviceType: z.string(), barcodeId: z.string().default('00') }).refine(isMailer)
const DayWithoutMailing = z.looseObject({
  day: z.string().refine(isDay),
  reason: z.looseObject({ en: z.string(), es: z.string().optional() }).optional(),
})
const Registration = z.object({ mode: z.enum(['off', 'mail-domains', 'consent']), domains: z.array(z.string()).default([]) })
const InBoth = z.looseObject({ en: z.string().min(1), es: z.string().optional() })
const Message = z.looseObject({ id: z.string().min(1), title: InBoth, text: InBoth, locked: z.boolean().optional() })
const ShelfEntry = z.looseObject({ id: z.string().min(1), cards: z.array(z.string()) })
const AccountNumber = z.looseObject({
  label: z.string().min(1).catch('Customer Account'),
  spanishLabel: z.string().optional().catch(undefined),
  enabled: z.boolean().default(false),
  required: z.boolean().default(false),
  numeric: z.boolean().default(false),
  maxLength: z.coerce.number().int().min(0).catch(0),
})

/** Maps a customer group to a client. Values that an operator mistyped become empty and are logged. */
export function clientFromWire(group: CustomerGroup, log: Log): Client {
  const json = operatorJson(group.id, log)
  const configuration = json.object(group.c_clientConfiguration, 'c_clientConfiguration')
  return {
    id: group.id,
    name: group.description ?? group.id,
    senderProfiles: json.list(group.c_senderProfiles, 'c_senderProfiles', SenderProfileEntry).map(senderProfile),
    configuration: clientConfiguration(configuration),
    categoryCustomization: json
      .list(group.c_categoryCustomization, 'c_categoryCustomization', CategoryEntry)
      .map(({ id, name, spanishName, hidden }) => ({ id, ...present({ name, spanishName, hidden }) })),
    models: json
      .list(group.c_clientModelLine, 'c_clientModelLine', ModelEntry)
      .map(({ id, disabledSentiments, disabledMessageStarters }) => ({ id, disabledSentiments, disabledMessageStarters })),
    commerceAccount: group.c_axCustomerAccountID ?? '',
    customerReference: group.c_customerReference ?? '',
    rolesFromGroups: group.c_resolvePingIDARoles ?? false,
  }
}

function senderProfile(entry: z.output<typeof SenderProfileEntry>): SenderProfile {
  const { name, address1, address2, city, state, zip, country } = entry.returnAddress
  const disclaimer = entry.specificDisclaimer
  return {
    id: entry.profileID,
    name: entry.profileName,
    signature: entry.signature,
    returnAddress: { name, address1, address2, city, state, zip, country },
    invoiceAccount: entry.axInvoiceAccount,
    newUserDefault: entry.newUserDefault,
    ...present({
      logoUrl: entry.specificLogo,
      logoAtNightUrl: entry.specificLogoDark,
      returnAddressCheck: entry.returnAddressCheck,
      disclaimer: disclaimer && { default: disclaimer.default, ...present({ es: disclaimer.es }) },
    }),
  }
}

type Entries = ReturnType<ReturnType<typeof operatorJson>['object']>

function clientConfiguration(entries: Entries): ClientConfiguration {
  const fields = entries.below('customFields')
  const taxExempt = fields.read('taxExempt', TaxExempt)
  const account = fields.read('accountNumber', AccountNumber)
  return present({
    inactiveAccountExpiryAfterDays: entries.read('inactiveAccountExpiryAfterDays', z.coerce.number().int().positive()),
    defaultLanguage: entries.read('defaultLanguage', z.enum(['en_US', 'es'])),
    singleSendSSO: entries.read('singleSendSSO', z.boolean()),
    locations: entries
      .read('locations', z.array(Location))
      ?.map(({ value, label, default: first }) => ({ value, label, ...present({ default: first }) })),
    accountNumber: account && {
      label: account.label,
      ...present({ spanishLabel: account.spanishLabel }),
      enabled: account.enabled,
      required: account.required,
      numeric: account.numeric,
      maxLength: account.maxLength,
    },
    taxExempt: taxExempt && { enabled: taxExempt.enabled, states: taxExempt.states, code: taxExempt.code },
    customFields: fields
      .read('axCustomFields', z.array(CustomField))
      ?.map(({ label, default: otherwise, value }) => ({ label, value, ...present({ default: otherwise }) })),
    disableEditPersonalClosing: entries.read('disableEditPersonalClosing', z.boolean()),
    enableBackCardContent: entries.read('enableBackCardContent', z.boolean()),
    backCardMessage: entries.read('backCardMessage', z.string()),
    backCardDisclaimer: entries.read('backCardDisclaimer', z.string()),
    sharesAddressBook: entries.read('sharesAddressBook', z.boolean()),
    archived: entries.read('archived', z.boolean()),
    intelligentMail: entries.read('intelligentMail', IntelligentMail),
    registration: entries.read('registration', Registration),
    messages: entries.read('messages', z.array(Message))?.map(({ id, title, text, locked }) => ({
      id,
      title: { en: title.en, ...present({ es: title.es }) },
      text: { en: text.en, ...present({ es: text.es }) },
      ...present({ locked }),
    })),
    shelf: entries.read('shelf', z.array(ShelfEntry))?.map(({ id, cards }) => ({ id, cards })),
    daysWithoutMailing: entries
      .read('daysWithoutMailing', z.array(DayWithoutMailing))
      ?.map(({ day, reason }) => ({ day, ...present({ reason: reason && { en: reason.en, ...present({ es: reason.es }) } }) })),
  })
}

// Returns the object without the keys whose value is undefined.
function present<T extends object>(values: T): { [Key in keyof T]?: Exclude<T[Key], undefined> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    // Only undefined values were removed.
    [Key in keyof T]?: Exclude<T[Key], undefined>
  }
}
