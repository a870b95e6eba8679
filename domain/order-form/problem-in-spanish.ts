import { blackoutProblem, mailDateSentences } from '../mail-date/mail-date.ts'
import { filled, problemSentences, type ProblemSentences } from './problem-sentences.ts'

/**
 * Translates an English sentence about a form field into Spanish. Returns undefined for an unknown sentence. A blackout day's reason is not
 * translated.
 */
export function problemInSpanish(sentence: string): string | undefined {
  for (const [pattern, spanish] of KNOWN) {
    const told = gapsOf(sentence, pattern)
    if (told) return spanish(told)
  }
  return undefined
}

type Told = Record<string, string | undefined>
/** The words and the names of the gaps in turn: words, gap, words, ... */
type Pattern = string[]
type Known = [Pattern, (told: Told) => string]

const [english, spanish] = [problemSentences('en_US'), problemSentences('es')]
const [days, spanishDays] = [mailDateSentences('en_US'), mailDateSentences('es')]
const REASON = '{reason}'

const KNOWN: Known[] = [
  ...namesOf(days).map((name): Known => [patternOf(days[name]), () => spanishDays[name]]),
  [patternOf(blackoutProblem('en_US', REASON)), ({ reason = '' }) => blackoutProblem('es', reason)],
  // Sentences without gaps come first, because a gap matches any text.
  ...namesOf(english)
    .sort((one, other) => Number(english[one].includes('{')) - Number(english[other].includes('{')))
    .map((name): Known => [patternOf(english[name]), (told) => filledAs(spanish[name], told)]),
]

function filledAs(sentence: string, { n, label = '', character = '' }: Told): string {
  return filled(sentence, { ...(n === undefined ? {} : { n: Number(n) }), label, character })
}

/** Splits a sentence at its gaps: N is a number, and {label} and the like are any text. */
function patternOf(sentence: string): Pattern {
  return sentence.replace(/\bN\b/, '{n}').split(/\{(\w+)\}/)
}

/**
 * Extracts what fills the gaps of a sentence, or returns undefined when it is another sentence. A gap ends at the first occurrence of the next words.
 */
function gapsOf(sentence: string, [first = '', ...rest]: Pattern): Told | undefined {
  if (!sentence.startsWith(first)) return undefined
  const told: Told = {}
  let at = first.length
  for (let gap = 0; gap < rest.length; gap += 2) {
    const [name = '', words = ''] = rest.slice(gap)
    const isLast = gap + 2 === rest.length
    const end = isLast ? sentence.length - words.length : sentence.indexOf(words, at + 1)
    if (end <= at || !sentence.startsWith(words, end)) return undefined
    told[name] = sentence.slice(at, end)
    if (name === 'n' && !/^\d+$/.test(told[name])) return undefined
    at = end + words.length
  }
  return at === sentence.length ? told : undefined
}

function namesOf<Sentences extends ProblemSentences | ReturnType<typeof mailDateSentences>>(sentences: Sentences) {
  // A table has exactly the keys of its type.
  return Object.keys(sentences) as (keyof Sentences)[]
}
