import { blackoutProblem, mailDateSentences } from '../mail-date/mail-date.ts'
import { filled, problemSentences, type ProblemSentences } from './problem-sentences.ts'

/** What an order form was told in English of one of its fields, in Spanish; undefined where it is no such sentence. A blackout day's reason stays as it was told. */
export function problemInSpanish(sentence: string): string | undefined {
  for (const [pattern, spanish] of KNOWN) {
    const found = pattern.exec(sentence)
    if (found) return spanish(found.groups ?? {})
  }
  return undefined
}

type Told = Record<string, string | undefined>
type Known = [RegExp, (told: Told) => string]

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

/** The sentence with whatever may stand in its gaps. */
function patternOf(sentence: string): RegExp {
  const literal = sentence.replaceAll(/[.*+?^$()[\]\\|]/g, String.raw`\$&`)
  return new RegExp(`^${literal.replace(/\bN\b/, '(?<n>\\d+)').replaceAll(/\{(\w+)\}/g, '(?<$1>[^]+)')}$`)
}

function namesOf<Sentences extends ProblemSentences | ReturnType<typeof mailDateSentences>>(sentences: Sentences) {
  // A table holds exactly what its type says.
  return Object.keys(sentences) as (keyof Sentences)[]
}
