import { lookUp } from '@fondly/domain/look-up.ts'
import { CARD_PLANS, type CardPlan } from '@fondly/domain/dashboard/closed-day.ts'
import { LANGUAGES } from '@fondly/languages/languages.ts'
import { toLocalTime } from './local-time.ts'
import type { LanguageTable } from '@fondly/languages/language-table.ts'

type SettingsWords = LanguageTable['clientSettings']
export type Line = { label: string; old: string | undefined; now: string | undefined }

/** Describes what an entry of the activity log changed: one line for each field, or for each changed part of a field with parts. */
export function describeChange(before: unknown, after: unknown, words: SettingsWords): Line[] {
  const [old, now] = [before, after].map((values) => (isObject(values) ? values : {}))
  const names = [...new Set([...Object.keys(old ?? {}), ...Object.keys(now ?? {})])].filter((name) => !REMARKS.has(name))
  return names.flatMap((name) => describeField(name, old?.[name], now?.[name], words))
}

/** Parts of an entry that are not changed values: whom the entry is about, what was done, and why. */
const REMARKS = new Set(['person', 'profile', 'action', 'reason'])

export function readRemarks(after: unknown): { person?: string; profile?: string; action?: string; reason?: string } {
  const said = isObject(after) ? Object.entries(after).filter(([name, value]) => REMARKS.has(name) && typeof value === 'string') : []
  return Object.fromEntries(said)
}

function describeField(name: string, before: unknown, after: unknown, words: SettingsWords): Line[] {
  const label = labelOf(name, words)
  if (name === 'returnAddressCheck') return [{ label, old: sayCheck(before, words), now: sayCheck(after, words) }]
  if (name === 'providerSecret') return [{ label, old: undefined, now: words.externalProvider.replaced }]
  if (PICTURES.has(name)) return [{ label, ...sayPicture(before, after, words) }]
  if (name === 'registration') return [{ label, old: sayRegistration(before, words), now: sayRegistration(after, words) }]
  if (isList(before) || isList(after)) return describeEntries(label, entriesOf(before), entriesOf(after), words)
  if (isObject(before) && isObject(after)) {
    const parts = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((part) => !isSame(before[part], after[part]))
    return parts.map((part) => ({
      label: `${label}: ${partOf(part, words)}`,
      ...(PICTURES.has(part)
        ? sayPicture(before[part], after[part], words)
        : { old: sayValue(before[part], words), now: sayValue(after[part], words) }),
    }))
  }
  if (name === 'locked' || name === 'enabled') return [{ label, old: sayState(name, before, words), now: sayState(name, after, words) }]
  // A missing switch counts as off.
  const off = typeof before === 'boolean' || typeof after === 'boolean' ? false : undefined
  return [{ label, old: sayValue(before ?? off, words), now: sayValue(after ?? off, words) }]
}

const PICTURES = new Set(['logoUrl', 'logoAtNightUrl', 'backgroundUrl'])
/** Says only that a picture changed, because its address would tell the reader nothing. */
function sayPicture(before: unknown, after: unknown, words: SettingsWords): Omit<Line, 'label'> {
  if (before && after) return { old: undefined, now: words.log.otherPicture }
  return { old: before ? words.log.picture : words.nothing, now: after ? words.log.picture : words.nothing }
}

function sayRegistration(rule: unknown, { registration }: SettingsWords): string {
  if (!isObject(rule)) return registration.asIdentity
  const { mode, domains } = rule
  const said = typeof mode === 'string' ? (lookUp(registration.modes, mode) ?? '') : ''
  return mode === 'mail-domains' && isList(domains) ? `${said} (${domains.map(String).join(', ')})` : said
}

const sayState = (name: 'locked' | 'enabled', value: unknown, { accounts }: SettingsWords) =>
  name === 'locked' ? (value ? accounts.locked : accounts.unlocked) : value ? accounts.enabled : accounts.disabled

/** Describes a list by its removed and its added entries. */
function describeEntries(label: string, before: string[], after: string[], words: SettingsWords): Line[] {
  const gone = before.filter((entry) => !after.includes(entry))
  const added = after.filter((entry) => !before.includes(entry))
  if (gone.length === 0 && added.length === 0) return [{ label, old: undefined, now: after.join(', ') || words.nothing }]
  return [{ label, old: gone.join(', ') || undefined, now: added.join(', ') || undefined }]
}

const isList = (value: unknown): value is unknown[] => Array.isArray(value)
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !isList(value)
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
const entriesOf = (value: unknown): string[] => (isList(value) ? value.map(sayEntry) : [])

function sayEntry(entry: unknown): string {
  if (!isObject(entry)) return String(entry)
  const { day, name, label, id, value, reason, text } = entry
  if (typeof entry['email'] === 'string') return sayPerson(entry)
  if (isObject(text)) return Object.values(text).map(String).join(' / ')
  const first = [day, name, label, id, value].find((one) => typeof one === 'string')
  const why = isObject(reason) && typeof reason['en'] === 'string' ? ` (${reason['en']})` : ''
  return typeof first === 'string' ? `${first}${why}` : JSON.stringify(entry)
}

const sayPerson = ({ firstName, lastName, email }: Record<string, unknown>) => `${String(firstName)} ${String(lastName)} (${String(email)})`

/** Returns a value as a word. A missing value is 'nothing'. */
export function sayValue(value: unknown, words: SettingsWords): string {
  if (value === undefined || value === null || value === '') return words.nothing
  if (typeof value === 'boolean') return value ? words.on : words.off
  if (isPlan(value)) return words.plans[value]
  if (isRole(value, words)) return words.roles[value]
  if (value === 'en_US' || value === 'es') return LANGUAGES[value]?.name ?? value
  if (isObject(value) && (typeof value['day'] === 'string' || typeof value['email'] === 'string')) return sayEntry(value)
  if (isObject(value))
    return Object.entries(value)
      .map(([part, one]) => `${partOf(part, words)} ${sayValue(one, words)}`)
      .join(', ')
  if (isList(value)) return value.map(sayEntry).join(', ')
  if (typeof value !== 'string') return JSON.stringify(value)
  if (INSTANT.test(value)) return toLocalTime(value).replace('T', ' ')
  return lookUp(words.registration.modes, value) ?? value
}

const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/

const isPlan = (value: unknown): value is CardPlan => CARD_PLANS.some((plan) => plan === value)
const isRole = (value: unknown, { roles }: SettingsWords): value is keyof typeof roles =>
  typeof value === 'string' && Object.hasOwn(roles, value)
const sayCheck = (value: unknown, words: SettingsWords) =>
  sayValue(typeof value === 'string' ? (lookUp(words.addressChecks, value) ?? value) : value, words)

const labelOf = (name: string, { fields }: SettingsWords) => lookUp(fields, name) ?? name
const partOf = (name: string, { parts }: SettingsWords) => lookUp(parts, name) ?? name
