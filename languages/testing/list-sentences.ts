export type Sentence = { code: string; text: string }

/** Values for the sentences that are functions: of a number, of names, of what the pages and the sorting of the history say. */
const SAMPLES: unknown[][] = [
  [1],
  [2],
  ['Ada', 'Ada'],
  ['Ada', 'Ada', 'Ada'],
  [{ first: 1, last: 2, total: 3 }],
  ['Ada', { column: 'status', descending: true }],
]

/** Functions that translate what others say; they have no sentence of their own. */
const TRANSLATORS = /\.of[A-Z]\w+$/

/** Lists every sentence of a language by the way to it, as 'refusals.not-found'; a function is listed once for each of the samples that it can take. */
export function listSentences(table: object, way = ''): Sentence[] {
  return Object.entries(table).flatMap(([name, value]: [string, unknown]) => {
    const code = way + name
    if (typeof value === 'string') return [{ code, text: value }]
    if (typeof value === 'function') return TRANSLATORS.test(`.${code}`) ? [] : sampled(value as Say, code)
    return typeof value === 'object' && value !== null ? listSentences(value, `${code}.`) : []
  })
}

type Say = (...values: unknown[]) => unknown

function sampled(say: Say, code: string): Sentence[] {
  const sentences = SAMPLES.flatMap((sample, at) => {
    const text = tryToSay(say, sample)
    return text === undefined ? [] : [{ code: `${code} ${at}`, text }]
  })
  if (sentences.length === 0) throw new Error(`No sample fits ${code}.`)
  return sentences
}

function tryToSay(say: Say, sample: unknown[]): string | undefined {
  try {
    const text = say(...sample)
    return typeof text === 'string' && !/undefined|NaN|\[object/.test(text) ? text : undefined
  } catch {
    return undefined // It takes other values.
  }
}
