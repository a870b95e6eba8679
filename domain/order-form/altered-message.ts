import type { MessageStarter } from '../catalogue/card.ts'
import { trimText } from './trim-form.ts'

/** Fewer words than these may be anybody's own. */
const MIN_WORDS = 5
/** Of the words of both texts, this share stands in both in the same order. */
const SHARE = 0.8

/**
 * Returns true for a locked message in which the sender has changed, left out or added something. A request does not say which message it began with, so
 * it is known by its words. What the card offers as it stands is no altered message, however much it is like a locked one.
 */
export function isLockedMessageAltered(text: string, offered: readonly Pick<MessageStarter, 'text' | 'locked'>[]): boolean {
  if (offered.some((message) => asWritten(message.text) === asWritten(text))) return false
  return offered.some((message) => message.locked && isAltered(text, message.text))
}

function isAltered(text: string, locked: string): boolean {
  const [typed, known] = [listWords(text), listWords(locked)]
  if (known.length < MIN_WORDS) return false
  const isInside = ` ${typed.join(' ')} `.includes(` ${known.join(' ')} `)
  return isInside || countCommon(typed, known) >= SHARE * Math.max(typed.length, known.length)
}

const asWritten = (text: string): string => trimText(text).trim()
const listWords = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** The length of the longest common subsequence. */
function countCommon(one: readonly string[], other: readonly string[]): number {
  let row = other.map(() => 0)
  for (const word of one) {
    const next: number[] = []
    for (const [at, match] of other.entries())
      next.push(word === match ? (row[at - 1] ?? 0) + 1 : Math.max(row[at] ?? 0, next[at - 1] ?? 0))
    row = next
  }
  return row.at(-1) ?? 0
}
