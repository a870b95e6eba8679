import type { MessageStarter } from '../catalogue/card.ts'
import { trimText } from './trim-form.ts'

/** A shorter message is never recognised, because a sender can write the same few words without it. */
const MIN_WORDS = 5
/** Two texts are versions of one message when they have at least this share of their words in common, in the same order. */
const MIN_COMMON_WORDS_SHARE = 0.8

/**
 * Returns true for a locked message in which the sender has changed, left out or added something. A request does not say with which message it began,
 * so the message is recognised by its words. A text that the card offers is never an altered message, even if it is similar to a locked one.
 */
export function isLockedMessageAltered(text: string, offered: readonly Pick<MessageStarter, 'text' | 'locked'>[]): boolean {
  if (isOffered(text, offered)) return false
  return offered.some(
    (message) => message.locked && (isInside(text, message.text) || toShare(text, message.text) >= MIN_COMMON_WORDS_SHARE),
  )
}

/**
 * Returns the locked message of which this text is an earlier wording, because the client has changed it since. Undefined for a text that the card
 * offers, and for a text with many words of the sender.
 */
export function findNewWording<Message extends Pick<MessageStarter, 'text' | 'locked'>>(
  text: string,
  offered: readonly Message[],
): Message | undefined {
  if (isOffered(text, offered)) return undefined
  const alike = offered
    .filter(({ locked }) => locked)
    .map((message) => ({ message, share: toShare(text, message.text) }))
    .filter(({ share }) => share >= MIN_COMMON_WORDS_SHARE)
  return alike.toSorted((one, other) => other.share - one.share)[0]?.message
}

const isOffered = (text: string, offered: readonly Pick<MessageStarter, 'text'>[]): boolean =>
  offered.some((message) => asWritten(message.text) === asWritten(text))

function isInside(text: string, locked: string): boolean {
  const known = listWords(locked)
  return known.length >= MIN_WORDS && ` ${listWords(text).join(' ')} `.includes(` ${known.join(' ')} `)
}

/** Returns the share of the words of both texts that are in both in the same order, 0 to 1. */
function toShare(text: string, locked: string): number {
  const [typed, known] = [listWords(text), listWords(locked)]
  return known.length < MIN_WORDS ? 0 : countCommon(typed, known) / Math.max(typed.length, known.length)
}

const asWritten = (text: string): string => trimText(text).trim()
const listWords = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** Returns the length of the longest common subsequence. */
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
