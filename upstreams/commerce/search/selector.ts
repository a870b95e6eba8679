import { Fault } from '../faults.ts'

/** What a selector selects: names, one level (`*`) or everything (`**`). */
type Selector = { deep: boolean; level: boolean; names: Map<string, Selector | undefined> }
/** Limits of a selector: characters and levels. */
const MAX_CHARACTERS = 4000
const MAX_LEVELS = 20
const ALWAYS = new Set(['_type', '_v', '_resource_state', 'count', 'start', 'total', 'query', 'select'])

/** `(**)`, `(*)`, `(a,b.(c,d))`, `(**,member_count)`; anything else is malformed. */
export function parseSelector(text: string): Selector {
  const malformed = (): never => {
    throw new Fault('MalformedSelectorException', 'The selector is malformed.', { selector: text.slice(0, 256) })
  }
  if (text.length > MAX_CHARACTERS) malformed()
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

/** What the Data API returns without a selector: the plain properties of a document or of the document in a hit; no custom or nested ones. */
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

/** The group that begins at `start`, and the position after it. Reads the text once, from left to right. */
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
