import { Fault } from '../faults.ts'

/** What a selector keeps: names, one level (`*`) or everything below (`**`). */
type Selector = { deep: boolean; level: boolean; names: Map<string, Selector | undefined> }
const ALWAYS = new Set(['_type', '_v', '_resource_state', 'count', 'start', 'total', 'query', 'select'])

/** `(**)`, `(*)`, `(a,b.(c,d))`, `(**,member_count)`; anything else is malformed. */
export function parseSelector(text: string): Selector {
  const malformed = (): never => {
    throw new Fault('MalformedSelectorException', 'The selector is malformed.', { selector: text.slice(0, 256) })
  }
  const { selector, rest } = group(text.replaceAll(' ', ''), 0, malformed)
  return rest === '' ? selector : malformed()
}

/** A document with what the selector keeps. */
export function selected(document: Record<string, unknown>, text: string): Record<string, unknown> {
  const kept = keep(document, parseSelector(text)) as Record<string, unknown>
  for (const name of ALWAYS) if (document[name] !== undefined) kept[name] = document[name]
  return kept
}

/** What the Data API tells when nothing was selected: the plain properties of a document, and of the document in a hit; no `c_`, nothing below. */
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

function group(text: string, depth: number, malformed: () => never): { selector: Selector; rest: string } {
  if (!text.startsWith('(') || depth > 20) malformed()
  const selector: Selector = { deep: false, level: false, names: new Map() }
  let rest = text.slice(1)
  for (;;) {
    const word = /^(\*\*|\*|\w+)/.exec(rest)?.[0] ?? malformed()
    rest = rest.slice(word.length)
    if (word === '**') selector.deep = true
    else if (word === '*') selector.level = true
    else if (rest.startsWith('.')) {
      const inner = group(rest.slice(1), depth + 1, malformed)
      selector.names.set(word, inner.selector)
      rest = inner.rest
    } else selector.names.set(word, undefined)
    if (rest.startsWith(')')) return { selector, rest: rest.slice(1) }
    if (!rest.startsWith(',')) malformed()
    rest = rest.slice(1)
  }
}
