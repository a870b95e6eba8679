import type { ActivityEntry } from '@fondly/contracts/bff/settings.ts'

type Entry = Pick<ActivityEntry, 'subject' | 'before' | 'after'>

const ABOUT_CATALOGUE = new Set(['card-access', 'categories', 'shelf'])
const DESIGN = 'design '
/** The server names no more at a time. */
const MAX_NAMED_CARDS = 10_000

/** Returns the cards that entries of the log are about; undefined when none of the entries is about the catalogue. */
export function listNamedCards(entries: readonly Entry[]): string[] | undefined {
  // A design has a category, and takes its words from another card.
  if (!entries.some(({ subject }) => ABOUT_CATALOGUE.has(subject) || subject.startsWith(DESIGN))) return undefined
  return [...new Set(entries.flatMap(listCards))].slice(0, MAX_NAMED_CARDS)
}

function listCards({ subject, before, after }: Entry): string[] {
  const values = [toRecord(before), toRecord(after)]
  if (subject === 'card-access') return values.flatMap(Object.keys)
  if (subject === 'shelf') return values.flatMap((orders) => Object.values(orders).flatMap((order) => toTexts(toRecord(order)['cards'])))
  if (subject.startsWith(DESIGN)) return values.flatMap(({ design }) => toTexts([toRecord(design)['likeCardId']]))
  return []
}

const toTexts = (values: unknown): string[] => (Array.isArray(values) ? values.filter((value) => typeof value === 'string') : [])
const toRecord = (value: unknown): Record<string, unknown> => (typeof value === 'object' && value !== null ? { ...value } : {})
