import type { LanguageTable } from '@fondly/languages/language-table.ts'
import type { Line } from './describe-change.ts'

type SayOrder = {
  category: string
  /** The ids of the cards in their order. Undefined means the site's order. */
  old: readonly string[] | undefined
  now: readonly string[] | undefined
  /** The names of cards and categories by id, in the site's order. */
  names: ReadonlyMap<string, string>
}

/** If more than one card was moved, the log names only this many of the first cards. */
const NAMED_CARDS = 5

/** Describes a changed order: which card was moved and where to. If more than one card was moved, names the first cards. */
export function sayOrder({ category, old, now, names }: SayOrder, { log }: LanguageTable['clientSettings']): Line {
  const nameOf = (id: string | undefined) => names.get(id ?? '') ?? `#${id}`
  if (!now) return { label: log.orderOf(category), old: undefined, now: log.siteOrder }
  const moved = findMoved(old ?? inSiteOrder(now, names), now)
  if (!moved) return { label: log.orderOf(category), old: undefined, now: log.firstCards(now.slice(0, NAMED_CARDS).map(nameOf).join(', ')) }
  const said = moved.isEarlier ? log.movedBefore(nameOf(now[moved.at + 1])) : log.movedAfter(nameOf(now[moved.at - 1]))
  return { label: `${category}: ${nameOf(now[moved.at])}`, old: undefined, now: said }
}

/** Returns the new position of the moved card. Returns undefined if more than one card was moved. */
function findMoved(old: readonly string[], now: readonly string[]): { at: number; isEarlier: boolean } | undefined {
  const first = now.findIndex((id, at) => id !== old[at])
  const last = now.findLastIndex((id, at) => id !== old[at])
  if (first < 0 || now.length !== old.length) return undefined
  const isSame = (list: readonly string[]) => list.every((id, at) => id === old[at])
  const [earlier, later] = [now[first] ?? '', now[last] ?? '']
  if (isSame(now.toSpliced(first, 1).toSpliced(last, 0, earlier))) return { at: first, isEarlier: true }
  if (isSame(now.toSpliced(last, 1).toSpliced(first, 0, later))) return { at: last, isEarlier: false }
  return undefined
}

function inSiteOrder(ids: readonly string[], names: ReadonlyMap<string, string>): string[] {
  const places = new Map([...names.keys()].map((id, at) => [id, at]))
  const placeOf = (id: string) => places.get(id) ?? places.size
  return ids.toSorted((one, other) => placeOf(one) - placeOf(other))
}
