import { Fault } from '../faults.ts'

/** The parts that a selector selects: properties by name, one level (`*`) or everything (`**`). */
type Selector = { deep: boolean; level: boolean; names: Map<string, Selector | undefined> }
/** The limits of a selector: its characters and its nested levels. */
const MAX_SELECTOR_CHARACTERS = 4000
const MAX_LEVELS = 20
const ALWAYS = new Set(['_type', '_v', '_resource_state', 'count', 'start', 'total', 'query', 'select'])

/** Parses a selector such as `(**)`, `(*)`, `(a,b.(c,d))` or `(**,member_count)`. Throws the fault of a malformed selector for any other text. */
export function parseSelector(text: string): Selector {
  const malformed = (): never => {
    throw new Fault('MalformedSelectorException', 'The selector is malformed.', { selector: text.slice(0, 256) })
  }
  if (text.length > MAX_SELECTOR_CHARACTERS) malformed()
  const bare = text.replaceAll(' ', '')
  const { selector, end } = group(bare, { start: 0, level: 0 }, malformed)
  return end === bare.length ? selector : malformed()
}

/** The selected part of a document. */
export function selected(document: Record<string, unknown>, text: string): Record<string, unknown> {
  const result = keep(document, parseSelector(text)) as Record<string, unknown>
  for (const name of ALWAYS) if (document[name] !== undefined) result[name] = document[name]
  return result
}

/** Returns the properties that the Data API sends without a selector: plain ones, no custom or nested ones. In a hit, those of its document. */
export function basics(document: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(document).flatMap(([name, value]) => {
      if (name.startsWith('c_')) return []
      if (name === 'data') return [[name, basics(value as Record<string, unknown>)]]
      return typeof value !== 'object' || value instanceof Date ? [[name, value]] : []
    }),
  )
}

function keep(value: unknown, selector: Selector): unknown {
  if (selector.deep) return value
  if (Array.isArray(value)) return value.map((one) => keep(one, selector))
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, below]) => {
      const inner = selector.names.get(name)
      if (inner) return [[name, keep(below, inner)]]
      const plain = typeof below !== 'object' || below === null || below instanceof Date
      return name === '_type' || selector.names.has(name) || (selector.level && plain) ? [[name, below]] : []
    }),
  )
}

/** Parses the group that begins at `start`, and returns it with the position after it. Reads the text once, from left to right. */
function group(
  text: string,
  { start, level }: { start: number; level: number },
  malformed: () => never,
): { selector: Selector; end: number } {
  if (text[start] !== '(' || level > MAX_LEVELS) malformed()
  const selector: Selector = { deep: false, level: false, names: new Map() }
  const nextWord = /\*\*?|\w+/y
  let at = start + 1
  for (;;) {
    nextWord.lastIndex = at
    const word = nextWord.exec(text)?.[0] ?? malformed()
    at += word.length
    if (word === '**') selector.deep = true
    else if (word === '*') selector.level = true
    else if (text[at] === '.') {
      const inner = group(text, { start: at + 1, level: level + 1 }, malformed)
      selector.names.set(word, inner.selector)
      at = inner.end
    } else selector.names.set(word, undefined)
    if (text[at] === ')') return { selector, end: at + 1 }
    if (text[at] !== ',') malformed()
    at += 1
  }
}
