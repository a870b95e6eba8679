import type { ActivityEntry } from '@fondly/contracts/bff/settings.ts'
import type { LanguageTable } from '@fondly/languages/language-table.ts'
import { describeChange, type Line, readRemarks } from './describe-change.ts'
import { describeDesign } from './describe-design.ts'
import { sayOrder } from './say-order.ts'

type SettingsWords = LanguageTable['clientSettings']

/** Describes what an entry changed. `names` holds the current names of cards and categories by id. */
export function describeEntry(
  { subject, before, after }: Pick<ActivityEntry, 'subject' | 'before' | 'after'>,
  words: SettingsWords,
  names: ReadonlyMap<string, string>,
): Line[] {
  const [old, now] = [toRecord(before), toRecord(after)]
  switch (subject) {
    case 'card-access':
      return Object.keys(now).map((id) => ({
        label: names.get(id) ?? `#${id}`,
        old: sayAccess(old[id], words),
        now: sayAccess(now[id], words),
      }))
    case 'categories':
      return Object.keys(now).flatMap((id) =>
        describeChange(toRecord(old[id]), toRecord(now[id]), words).map((line) => ({
          ...line,
          label: `${names.get(id) ?? id}: ${line.label}`,
        })),
      )
    case 'shelf':
      return Object.keys(now).map((id) => {
        const [oldOrder, newOrder] = [old[id], now[id]].map(cardsOf)
        return sayOrder({ category: names.get(id) ?? id, old: oldOrder, now: newOrder, names }, words)
      })
    default:
      if (subject.startsWith('design ')) return describeDesign(old['design'], now['design'], words, names)
      if (subject.startsWith('saved-message ')) return describeSavedMessage(old['savedMessage'], now['savedMessage'], words)
      return describeChange(before, after, words)
  }
}

/** One line for the name and for each text of a saved message. A missing text is 'nothing'. */
function describeSavedMessage(before: unknown, after: unknown, { nothing, savedMessage }: SettingsWords): Line[] {
  const [old, now] = [toRecord(before), toRecord(after)]
  const say = (text: unknown) => (typeof text === 'string' && text !== '' ? text : nothing)
  return (['name', 'en', 'es'] as const)
    .filter((part) => say(old[part]) !== say(now[part]))
    .map((part) => ({ label: savedMessage[part], old: say(old[part]), now: say(now[part]) }))
}

const PROFILE = 'sender-profile '

/** Returns the name of the sender profile that an entry is about. Old entries without the name give the profile's id. */
export function readProfile({ subject, before, after }: Pick<ActivityEntry, 'subject' | 'before' | 'after'>): string | undefined {
  if (!subject.startsWith(PROFILE)) return undefined
  const named = [readRemarks(after).profile, toRecord(before)['name'], toRecord(after)['name']]
  return named.find((name) => typeof name === 'string') ?? subject.slice(PROFILE.length)
}

/** Says whether a card may be sent, and how many of its parts are turned off. */
function sayAccess(access: unknown, { on, off, log }: SettingsWords): string {
  if (typeof access !== 'object' || access === null) return off
  const { disabledSentiments, disabledMessageStarters } = toRecord(access)
  const [sentiments, starters] = [countOf(disabledSentiments), countOf(disabledMessageStarters)]
  return [on, ...(sentiments > 0 ? [log.sentimentsOff(sentiments)] : []), ...(starters > 0 ? [log.startersOff(starters)] : [])].join(', ')
}

function cardsOf(order: unknown): string[] | undefined {
  const { cards } = toRecord(order)
  return Array.isArray(cards) ? cards.map(String) : undefined
}

const countOf = (list: unknown): number => (Array.isArray(list) ? list.length : 0)
const toRecord = (value: unknown): Record<string, unknown> => (typeof value === 'object' && value !== null ? { ...value } : {})
