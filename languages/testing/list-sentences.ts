export type Sentence = { code: string; text: string }

/** Sample values for the sentences that are functions of numbers, names, pages or the sorting of the history. */
const SAMPLES: unknown[][] = [
  [1],
  [2],
  ['Ada', 'Ada'],
  ['Ada', 'Ada', 'Ada'],
  [{ first: 1, last: 2, total: 3 }],
  ['Ada', { column: 'status', descending: true }],
]

/** Functions that translate texts of other services. They have no sentence of their own. */
const TRANSLATORS = /\.of[A-Z]\w+$/

/** Lists every sentence of a language by its path, such as 'refusals.not-found'; a function is listed once for each sample that it accepts. */
export function listSentences(table: object, way = ''): Sentence[] {
  return Object.entries(table).flatMap(([name, value]: [string, unknown]) => {
    const code = way + name
    if (typeof value === 'string') return [{ code, text: value }]
    if (typeof value === 'function') return TRANSLATORS.test(`.${code}`) ? [] : listSampleSentences(value as Say, code)
    return typeof value === 'object' && value !== null ? listSentences(value, `${code}.`) : []
  })
}

type Say = (...values: unknown[]) => unknown

function listSampleSentences(say: Say, code: string): Sentence[] {
  const sentences = SAMPLES.flatMap((sample, at) => {
    const text = trySentence(say, sample)
    return text === undefined ? [] : [{ code: `${code} ${at}`, text }]
  })
  if (sentences.length === 0) throw new Error(`No sample fits ${code}.`)
  return sentences
}

function trySentence(say: Say, sample: unknown[]): string | undefined {
  try {
    const text = say(...sample)
    return typeof text === 'string' && !/undefined|NaN|\[object/.test(text) ? text : undefined
  } catch {
    return undefined // The function needs values of other types.
  }
}
