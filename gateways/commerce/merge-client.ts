import type { CustomerGroup } from '@fondly/contracts/ocapi/data/customer-groups.ts'
import type { SenderProfile } from '@fondly/domain/sender/sender-profile.ts'
import type { ClientChange } from './administration.ts'

type Wire = Record<string, unknown>

/** The value of a removed property. JSON leaves it out. */
const GONE = undefined
/** These fields are in `customFields` on the wire, the second one under another name. */
const CUSTOM_FIELDS: Wire = { accountNumber: 'accountNumber', customFields: 'axCustomFields', taxExempt: 'taxExempt' }

/** Returns the attributes to send for a change. Unknown properties in their JSON are kept. Throws SyntaxError when the stored text is no JSON. */
export function mergeClient(group: CustomerGroup, change: ClientChange): Wire {
  const { name, customerReference, commerceAccount, senderProfiles, categoryCustomization, models, ...configuration } = change
  return {
    ...(name === undefined ? {} : { description: name }),
    ...(customerReference === undefined ? {} : { c_customerReference: customerReference }),
    ...(commerceAccount === undefined ? {} : { c_axCustomerAccountID: commerceAccount }),
    ...jsonAttribute(group, 'c_senderProfiles', senderProfiles, (stored) =>
      mergeList(stored, (senderProfiles ?? []).map(senderProfileToWire), 'profileID'),
    ),
    ...jsonAttribute(group, 'c_categoryCustomization', categoryCustomization, (stored) =>
      mergeList(
        stored,
        (categoryCustomization ?? []).map((entry) => ({ name: GONE, spanishName: GONE, hidden: GONE, ...entry })),
        'id',
      ),
    ),
    ...jsonAttribute(group, 'c_clientModelLine', models, (stored) => mergeList(stored, models ?? [], 'id')),
    ...jsonAttribute(group, 'c_clientConfiguration', Object.keys(configuration).length > 0 ? configuration : undefined, (stored) =>
      mergeConfiguration(asObject(stored), configuration),
    ),
  }
}

// An installation that stores objects in place of text gets an object back.
function jsonAttribute(group: CustomerGroup, attribute: string, change: unknown, merge: (stored: unknown) => unknown): Wire {
  if (change === undefined) return {}
  const stored = group[attribute]
  const merged = merge(typeof stored === 'string' ? parse(stored) : stored)
  return { [attribute]: typeof stored === 'object' && stored !== null ? merged : JSON.stringify(merged) }
}

const parse = (text: string): unknown => (text.trim() === '' ? undefined : JSON.parse(text))

function mergeConfiguration(stored: Wire, change: Wire): Wire {
  const merged = { ...stored }
  for (const [field, value] of Object.entries(change)) {
    const below = CUSTOM_FIELDS[field]
    if (typeof below === 'string') merged['customFields'] = mergeField(asObject(merged['customFields']), below, value)
    else Object.assign(merged, mergeField(merged, field, value))
  }
  return merged
}

function mergeField(stored: Wire, name: string, value: unknown): Wire {
  if (value === null) return { ...stored, [name]: GONE }
  const markAbsent = ABSENT_PARTS[name] ?? ((part: Wire) => part)
  if (Array.isArray(value)) return { ...stored, [name]: mergeList(stored[name], (value as Wire[]).map(markAbsent), KEYS[name]) }
  return { ...stored, [name]: merge(stored[name], typeof value === 'object' ? markAbsent(asObject(value)) : value) }
}

/** Marks the optional parts that a new value lacks, by field, so that the merge removes the stored ones. */
const ABSENT_PARTS: Record<string, ((value: Wire) => Wire) | undefined> = {
  locations: (location) => ({ default: GONE, ...location }),
  axCustomFields: (field) => ({ default: GONE, ...field }),
  accountNumber: (rule) => ({ spanishLabel: GONE, ...rule }),
  messages: ({ title, text, ...message }) => ({
    locked: GONE,
    ...message,
    title: { es: GONE, ...asObject(title) },
    text: { es: GONE, ...asObject(text) },
  }),
  daysWithoutMailing: ({ reason, ...day }) => ({ ...day, reason: reason ? { es: GONE, ...asObject(reason) } : GONE }),
}

/** The property that identifies an entry of a list. */
const KEYS: Record<string, string | undefined> = {
  locations: 'value',
  axCustomFields: 'label',
  daysWithoutMailing: 'day',
  messages: 'id',
  shelf: 'id',
}

/** Returns the new entries, each with the unknown properties of its old one. Old entries without the key cannot be read by us and are kept. */
function mergeList(stored: unknown, entries: Wire[], key: string | undefined): unknown[] {
  const old = Array.isArray(stored) ? (stored as unknown[]) : []
  if (key === undefined) return entries
  const unreadable = old.filter((entry) => typeof asObject(entry)[key] !== 'string')
  return [
    ...entries.map((entry) =>
      merge(
        old.find((one) => asObject(one)[key] === entry[key]),
        entry,
      ),
    ),
    ...unreadable,
  ]
}

function merge(stored: unknown, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const old = asObject(stored)
  return { ...old, ...Object.fromEntries(Object.entries(value).map(([name, one]) => [name, merge(old[name], one)])) }
}

function asObject(value: unknown): Wire {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Wire) : {}
}

function senderProfileToWire(profile: SenderProfile): Wire {
  const { id, name, signature, returnAddress, invoiceAccount, newUserDefault, logoUrl, logoAtNightUrl, disclaimer, returnAddressCheck } =
    profile
  return {
    profileID: id,
    profileName: name,
    signature,
    returnAddress,
    axInvoiceAccount: invoiceAccount,
    newUserDefault,
    specificLogo: logoUrl ?? GONE,
    specificLogoDark: logoAtNightUrl ?? GONE,
    returnAddressCheck: returnAddressCheck ?? GONE,
    specificDisclaimer: disclaimer ? { es: GONE, ...disclaimer } : GONE,
  }
}
