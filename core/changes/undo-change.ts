import { isDeepStrictEqual } from 'node:util'
import type { Fields } from '../activity/activity-log.ts'

/** The properties that can identify an entry of a list. The first one that the entry has is used. */
const KEYS = ['id', 'value', 'day', 'label']

/**
 * Returns the values that undo one change and keep later changes; null when nothing is left to undo. An entry that the change added to a list is
 * removed, and an entry that it removed is added again. Of an object only the changed parts are restored. Fields that need no change are left out.
 */
export function undoChange({ before, after, now }: { before: Fields; after: Fields; now: Fields }): Fields {
  const undone = Object.keys(before).map((name) => [name, undo(before[name], after[name], now[name])] as const)
  return Object.fromEntries(undone.filter(([name, value]) => !isDeepStrictEqual(value ?? null, now[name] ?? null)))
}

function undo(before: unknown, after: unknown, now: unknown): unknown {
  if (isDeepStrictEqual(before, after)) return now
  if (isListOrNothing(before) && isListOrNothing(after) && isListOrNothing(now)) {
    const list = undoInList(before ?? [], after ?? [], now ?? [])
    return list.length === 0 && !before ? null : list
  }
  if (isObject(before) && isObject(after) && isObject(now)) return undoInObject(before, after, now)
  return before ?? null
}

function undoInObject(before: Fields, after: Fields, now: Fields): Fields {
  const names = [...new Set([...Object.keys(now), ...Object.keys(before), ...Object.keys(after)])]
  const parts = names.map((name) => [name, undo(before[name], after[name], now[name])] as const)
  return Object.fromEntries(parts.filter(([, value]) => value !== undefined && value !== null))
}

function undoInList(before: unknown[], after: unknown[], now: unknown[]): unknown[] {
  const [old, changed] = [byKey(before), byKey(after)]
  const present = new Set(now.map(keyOf))
  const kept = now.flatMap((entry) => {
    const key = keyOf(entry)
    if (!changed.has(key)) return [entry]
    return old.has(key) ? [undo(old.get(key), changed.get(key), entry)] : []
  })
  const list = inOldOrder(kept, [...old.keys()], [...changed.keys()])
  for (const [at, entry] of before.entries()) {
    const key = keyOf(entry)
    if (changed.has(key) || present.has(key)) continue
    // Put the entry back after the nearest entry that stood before it.
    const ahead = before.slice(0, at).map(keyOf).toReversed()
    const places = list.map(keyOf)
    const neighbour = ahead.find((one) => places.includes(one))
    list.splice(neighbour === undefined ? 0 : places.indexOf(neighbour) + 1, 0, entry)
  }
  return list
}

/** If the change moved entries, restores their order relative to each other. */
function inOldOrder(list: unknown[], old: string[], changed: string[]): unknown[] {
  const common = old.filter((key) => changed.includes(key))
  if (
    isDeepStrictEqual(
      common,
      changed.filter((key) => old.includes(key)),
    )
  )
    return list
  const moved = list
    .filter((entry) => common.includes(keyOf(entry)))
    .toSorted((a, b) => common.indexOf(keyOf(a)) - common.indexOf(keyOf(b)))
  return list.map((entry) => (common.includes(keyOf(entry)) ? moved.shift() : entry))
}

const byKey = (entries: unknown[]) => new Map(entries.map((entry) => [keyOf(entry), entry]))

function keyOf(entry: unknown): string {
  const key = isObject(entry) ? KEYS.map((name) => entry[name]).find((value) => typeof value === 'string') : entry
  return typeof key === 'string' ? key : JSON.stringify(entry)
}

const isListOrNothing = (value: unknown): value is unknown[] | null | undefined => value == null || Array.isArray(value)
const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)
