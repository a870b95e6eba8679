import { blocks, countBlocks } from './count-blocks.ts'

countBlocks()
const { ADDRESS_CHECK, PARSERS } = await import('./parser-worst-inputs.ts')

/**
 * Counts the steps of each parser on its worst inputs, at half and at the whole of the largest allowed size, and prints them as JSON.
 * `linear-parsers.test.ts` runs this file in its own process. No time is measured, so the counts are the same in every run.
 *
 * A step is a function call, a loop iteration (count-blocks.ts), or an element that a built-in method may have read.
 */
let builtInSteps = 0

/** `from` is the index where a pattern starts to search. */
type Call = { self: unknown; result: unknown; args: unknown[]; from: number }

/** Wraps the methods so that each call adds its greatest possible cost to the steps. Methods that take constant time are not wrapped. */
function countCalls(owner: object, names: readonly PropertyKey[], cost: (call: Call) => number): void {
  for (const name of names) {
    const method: unknown = Reflect.get(owner, name)
    if (typeof method !== 'function') throw new Error(`There is no method ${String(name)}.`)
    Object.defineProperty(owner, name, {
      configurable: true,
      writable: true,
      value(this: unknown, ...args: unknown[]): unknown {
        const from = this instanceof RegExp && (this.global || this.sticky) ? this.lastIndex : 0
        const result: unknown = Reflect.apply(method, this, args)
        builtInSteps += cost({ self: this, result, args, from })
        return result
      },
    })
  }
}

const lengthOf = (value: unknown): number => (typeof value === 'string' || Array.isArray(value) ? value.length : 0)
const longer = ({ self, result }: Call): number => Math.max(lengthOf(self), lengthOf(result))

countCalls(
  Array.prototype,
  ['concat', 'flat', 'includes', 'join', 'lastIndexOf', 'reverse', 'shift', 'slice', 'splice', 'toReversed', 'unshift', 'with'],
  longer,
)
countCalls(Array.prototype, ['sort', 'toSorted'], ({ self }) => lengthOf(self) * Math.ceil(Math.log2(lengthOf(self) + 2)))
countCalls(Array.prototype, [Symbol.iterator], ({ self }) => lengthOf(self))
countCalls(
  String.prototype,
  [
    'includes', 'isWellFormed', 'lastIndexOf', 'match', 'normalize', 'padStart', 'repeat', 'replace', 'replaceAll', 'split', 'toLowerCase',
    'toUpperCase', 'trim', 'trimEnd', 'trimStart',
  ], // prettier-ignore
  longer,
)
for (const owner of [Array.prototype, String.prototype])
  countCalls(owner, ['indexOf'], ({ self, result, args: [, from] }) =>
    Math.max(1, (Number(result) < 0 ? lengthOf(self) : Number(result)) - Number(from ?? 0)),
  )
// A slice of a text counts as if it were copied.
countCalls(String.prototype, ['slice', 'substring'], ({ result }) => lengthOf(result))
// A search costs the distance from its start to the end of the match: each pattern takes linear time (linear-patterns.test.ts).
countCalls(RegExp.prototype, ['exec'], ({ self, result, args: [text], from }) => {
  const found = result as RegExpExecArray | null
  const isSticky = self instanceof RegExp && self.sticky
  const to = found ? found.index + found[0].length : isSticky ? from : lengthOf(text)
  return Math.max(1, to - from)
})

async function stepsOf(read: () => unknown): Promise<number> {
  blocks.entered = 0
  builtInSteps = 0
  try {
    await read()
  } catch {
    // A parser that refuses its input has also made steps.
  }
  return builtInSteps + blocks.entered
}

export type ParserSteps = { parser: string; input: string; maxSteps: number | undefined; half: number; whole: number }

const WARM_UP_SIZE = 500

const counted: ParserSteps[] = []
for (const [parser, { size, maxSteps, inputs }] of Object.entries(PARSERS)) {
  for (const [input, make] of Object.entries(inputs)) {
    const [half, whole] = [make(size / 2), make(size)]
    // Run the parser once before counting, so that its one-time work, such as building a table, is not counted.
    await stepsOf(make(Math.min(size / 2, WARM_UP_SIZE)))
    counted.push({ parser, input, maxSteps, half: await stepsOf(half), whole: await stepsOf(whole) })
  }
}

process.stdout.write(JSON.stringify({ counted, address: await worstAddress() }))

/** Finds an expensive line for the address check. Adds words one by one; each is the word that causes the most steps. */
async function worstAddress(): Promise<{ line: string; steps: number }> {
  const { words, maxWords, maxCharacters, read } = ADDRESS_CHECK
  let worst = { line: '', steps: 0 }
  for (let count = 0; count < maxWords; count++) {
    let best = { line: '', steps: 0 }
    for (const word of words) {
      const line = `${worst.line} ${word}`.trim()
      if (line.length > maxCharacters) continue
      const steps = await stepsOf(() => read(line))
      if (steps > best.steps) best = { line, steps }
    }
    if (best.line === '') break
    worst = best
  }
  return worst
}
