/** Shorter words are not compared, because each is similar to too many others. */
const MIN_WORD_CHARACTERS = 4
/** From this length on, a similar beginning of a word is enough, because the sender may still be typing. */
const MIN_BEGINNING_CHARACTERS = 5
const MAX_JOINED_CHARACTERS = 30
/** Each of the two words has at least this length. */
const MIN_PART_CHARACTERS = 3

/**
 * Lists the words that differ from a typed one by one letter, which is wrong, missing, too many, or swapped with the next. When no whole word is
 * similar, lists the words whose beginning is similar. A typed word with a digit has no similar words, because a similar number is another card.
 */
export function listSimilarWords(typed: string, words: Iterable<string>): string[] {
  if (typed.length < MIN_WORD_CHARACTERS || /\d/.test(typed)) return []
  const whole: string[] = []
  const begun: string[] = []
  for (const word of words) {
    const remainders = findRemainders(typed, word)
    if (remainders.some(([rest, from]) => word.slice(from) === rest)) whole.push(word)
    else if (remainders.some(([rest, from]) => word.startsWith(rest, from))) begun.push(word)
  }
  return whole.length > 0 || typed.length < MIN_BEGINNING_CHARACTERS ? whole : begun
}

/**
 * Returns one pair for each kind of typing mistake: the rest of `typed` after the mistake, and the index in `word` where this rest must stand.
 */
function findRemainders(typed: string, word: string): [rest: string, from: number][] {
  let at = 0
  while (at < typed.length && typed[at] === word[at]) at++
  const after = typed.slice(at + 1)
  const isSwapped = typed[at] === word[at + 1] && typed[at + 1] === word[at]
  return [
    [after, at + 1],
    [typed.slice(at), at + 1],
    [after, at],
    ...(isSwapped ? [[typed.slice(at + 2), at + 2] satisfies [string, number]] : []),
  ]
}

/** Lists the ways to read a word as two words without their space: 'thankyou' is 'thank you'. Very long words are not split. */
export const listSplits = (typed: string): string[] =>
  typed.length > MAX_JOINED_CHARACTERS
    ? []
    : Array.from(
        { length: Math.max(typed.length - 2 * MIN_PART_CHARACTERS + 1, 0) },
        (_, at) => `${typed.slice(0, at + MIN_PART_CHARACTERS)} ${typed.slice(at + MIN_PART_CHARACTERS)}`,
      )
