import { blackoutProblem, mailDateSentences } from '../mail-date/mail-date.ts'
import { filled, problemSentences, type ProblemSentences } from './problem-sentences.ts'

/** What an order form was told in English of one of its fields, in Spanish; undefined where it is no such sentence. A blackout day's reason stays as it was told. */
export function problemInSpanish(sentence: string): string | undefined {
  for (const [pattern, spanish] of KNOWN) {
    const told = gapsOf(sentence, pattern)
    if (told) return spanish(told)
  }
  return undefined
}

type Told = Record<string, string | undefined>
/** Words and gaps in turn: the words, a gap's name, the words, ... */
type Pattern = string[]
type Known = [Pattern, (told: Told) => string]

const [english, spanish] = [problemSentences('en_US'), problemSentences('es')]
const [days, spanishDays] = [mailDateSentences('en_US'), mailDateSentences('es')]
const REASON = '{reason}'

const KNOWN: Known[] = [
  ...namesOf(days).map((name): Known => [patternOf(days[name]), () => spanishDays[name]]),
  [patternOf(blackoutProblem('en_US', REASON)), ({ reason = '' }) => blackoutProblem('es', reason)],
  // Those without gaps first: what fills a gap may be anything.
  ...namesOf(english)
    .sort((one, other) => Number(english[one].includes('{')) - Number(english[other].includes('{')))
    .map((name): Known => [patternOf(english[name]), (told) => filledAs(spanish[name], told)]),
]

function filledAs(sentence: string, { n, label = '', character = '' }: Told): string {
  return filled(sentence, { ...(n === undefined ? {} : { n: Number(n) }), label, character })
}

/** The sentence taken apart at its gaps: N, which is a number, and {label} and the like, which may be anything. */
function patternOf(sentence: string): Pattern {
  return sentence.replace(/\bN\b/, '{n}').split(/\{(\w+)\}/)
}

/** What stands in the gaps of a sentence; undefined when it is another sentence. A gap ends where its next words first come. */
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
  // A table holds exactly what its type says.
  return Object.keys(sentences) as (keyof Sentences)[]
}
