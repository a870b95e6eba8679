import { RegExpParser, type AST } from '@eslint-community/regexpp'

/** Thrown for a pattern with an element whose cost the automaton cannot tell. */
export class NotUnderstood extends Error {}

/** The atom for the start and the end of the text. Each counts as a character outside the text. */
const EDGE_ATOM = 0

/** A repetition of one character up to this number is only a constant factor. A longer repetition counts as unbounded. */
const MAX_UNROLLED = 16

/** An atom is a set of characters that the pattern does not distinguish. `of` returns the atoms that an element of the pattern matches. */
type Atoms = { count: number; of: (element: string) => Set<number>; wordAtoms: Set<number>; lineEnds: Set<number> }

type Node = { empty: { to: Node; before?: Set<number>; after?: Set<number> }[]; reads: { set: Set<number>; to: number }[] }

type Step = { to: number; ways: number }

/** A regular expression as an automaton that also tries each following place of the text. */
export type Automaton = {
  atoms: number
  /** The number of states. State 0 searches for the start of a match; every other state is the place after one character of the pattern. */
  states: number
  steps: (state: number, last: number, next: number) => Step[]
  /** The states that a character can lead to, for all characters before and after it. */
  followers: (state: number) => Set<number>
  /** Returns true when a match is sure here: it can end before the character `next`, or it succeeds with any text that follows. */
  succeeds: (state: number, last: number, next: number) => boolean
  isGlobal: boolean
}

const SAMPLE = [
  ...Array.from({ length: 0x180 }, (_, code) => code),
  0x0301,
  0x0303,
  0x034f,
  0x0391,
  0x03b1,
  0x0430,
  0x0660,
  0x1e9e,
  0x1f88,
  0x200d,
  0x2013,
  0x2019,
  0x2028,
  0x2030,
  0x2044,
  0x20ac,
  0x212a,
  0x2160,
  0x3000,
  0x4e2d,
  0xd800,
  0xdc00,
  0xe000,
  0xfb01,
  0xfe0f,
  0xfeff,
  0xff21,
  0xffff,
  0x1d400,
  0x1f1e6,
  0x1f3fb,
  0x1f600,
]

/** Builds the automaton of a pattern. Returns undefined if nothing in it is unbounded, because each place then costs a constant. */
export function compilePattern(source: string, flags: string): Automaton | undefined {
  const unicode = flags.includes('u')
  const pattern = new RegExpParser({ ecmaVersion: 2025 }).parsePattern(source, 0, source.length, {
    unicode,
    unicodeSets: flags.includes('v'),
  })
  if (!pattern.alternatives.some(({ elements }) => elements.some((element) => hasLoop(element) || hasReference(element)))) return undefined
  const atoms = atomsOf(pattern, flags)
  const nodes: Node[] = []
  const entries: Node[] = []
  let isSure = true
  const node = (): Node => ({ empty: [], reads: [] })
  const all = new Set(Array.from({ length: atoms.count }, (_, atom) => atom))
  const without = (set: Set<number>) => all.difference(set)

  const read = (from: Node, set: Set<number>): Node => {
    const to = node()
    entries.push(to)
    from.reads.push({ set, to: entries.length })
    return to
  }
  const guarded = (from: Node, guard: { before?: Set<number>; after?: Set<number> }): Node => {
    const to = node()
    from.empty.push({ to, ...guard })
    return to
  }

  function alternatives(from: Node, list: readonly AST.Alternative[]): Node {
    const to = node()
    for (const { elements } of list) elements.reduce((at, element) => add(at, element), guarded(from, {})).empty.push({ to })
    return to
  }

  function add(from: Node, element: AST.Element): Node {
    switch (element.type) {
      case 'Character':
      case 'CharacterSet':
      case 'CharacterClass':
      case 'ExpressionCharacterClass':
        return read(from, atoms.of(element.raw))
      case 'Group':
      case 'CapturingGroup':
        return alternatives(from, element.alternatives)
      case 'Quantifier':
        return repeated(from, element)
      case 'Assertion':
        return asserted(from, element)
      case 'Backreference':
        throw new NotUnderstood(`a backreference, ${element.raw}`)
    }
  }

  function repeated(from: Node, { min, max, element }: AST.Quantifier): Node {
    const isOneCharacter = element.type === 'Character' || element.type === 'CharacterSet' || element.type === 'CharacterClass'
    const isBounded = max <= 1 || (max <= MAX_UNROLLED && (isOneCharacter || !hasChoice(element)))
    let at = from
    // Two copies of the required part show every ambiguity that more copies could show.
    for (let copy = 0; copy < Math.min(min, 2); copy += 1) at = add(at, element)
    if (max === min && isBounded) return at
    if (isBounded) {
      const end = node()
      at.empty.push({ to: end })
      for (let copy = 0; copy < Math.min(max - min, 2); copy += 1) {
        at = add(guarded(at, {}), element)
        at.empty.push({ to: end })
      }
      return end
    }
    const loop = guarded(at, {})
    add(loop, element).empty.push({ to: loop })
    return guarded(loop, {})
  }

  function asserted(from: Node, assertion: AST.Assertion): Node {
    const edge = new Set([EDGE_ATOM])
    switch (assertion.kind) {
      case 'start':
        return guarded(from, { before: flags.includes('m') ? edge.union(atoms.lineEnds) : edge })
      case 'end':
        return guarded(from, { after: flags.includes('m') ? edge.union(atoms.lineEnds) : edge })
      case 'word': {
        const [word, other] = [atoms.wordAtoms, without(atoms.wordAtoms)]
        const to = node()
        for (const [before, after] of assertion.negate
          ? [
              [word, word],
              [other, other],
            ]
          : [
              [word, other],
              [other, word],
            ])
          from.empty.push({ to, ...(before ? { before } : {}), ...(after ? { after } : {}) })
        return to
      }
      default: {
        const signs = oneCharacter(assertion)
        if (signs) {
          const set = assertion.negate ? without(signs) : signs
          return guarded(from, assertion.kind === 'lookahead' ? { after: set } : { before: set })
        }
        // The automaton continues as if the assertion were true. The assertion may fail, so from here on no match is sure.
        isSure = false
        if (assertion.kind === 'lookahead') alternatives(guarded(from, {}), assertion.alternatives)
        else if (hasLoop(assertion)) throw new NotUnderstood(`a lookbehind without end, ${assertion.raw}`)
        return from
      }
    }
  }

  /** Returns the atoms that a lookaround of one character matches; undefined for a longer lookaround. */
  function oneCharacter({ alternatives: list }: AST.LookaroundAssertion): Set<number> | undefined {
    let set = new Set<number>()
    for (const { elements } of list) {
      const [element] = elements
      if (elements.length !== 1 || !element) return undefined
      if (element.type === 'Assertion' && (element.kind === 'start' || element.kind === 'end') && !flags.includes('m')) set.add(EDGE_ATOM)
      else if (element.type === 'Character' || element.type === 'CharacterSet' || element.type === 'CharacterClass')
        set = set.union(atoms.of(element.raw))
      else return undefined
    }
    return set
  }

  const start = node()
  const final = alternatives(start, pattern.alternatives)
  nodes.push(start, ...entries)
  return automatonOf(nodes, final, atoms.count, { isSure, isGlobal: /[gy]/.test(flags) })
}

function automatonOf(
  nodes: readonly Node[],
  final: Node,
  atoms: number,
  { isSure, isGlobal }: { isSure: boolean; isGlobal: boolean },
): Automaton {
  type Way = { set: Set<number>; to: number; before: Set<number>[]; after: Set<number>[] }
  const known = new Map<Node, { ways: Way[]; ends: Pick<Way, 'before' | 'after'>[] }>()
  const closureOf = (origin: Node) => {
    const cached = known.get(origin)
    if (cached) return cached
    const closure: { ways: Way[]; ends: Pick<Way, 'before' | 'after'>[] } = { ways: [], ends: [] }
    // A path takes each empty edge at most once. It may leave an inner loop and enter that loop again through the outer loop: this is a second way.
    const walk = (node: Node, before: Set<number>[], after: Set<number>[], path: readonly Node['empty'][number][]) => {
      if (closure.ways.length > 20_000) throw new NotUnderstood('too many ways between two characters')
      if (node === final) closure.ends.push({ before, after })
      for (const { set, to } of node.reads) closure.ways.push({ set, to, before, after })
      for (const edge of node.empty)
        if (!path.includes(edge))
          walk(edge.to, edge.before ? [...before, edge.before] : before, edge.after ? [...after, edge.after] : after, [...path, edge])
    }
    walk(origin, [], [], [])
    known.set(origin, closure)
    return closure
  }
  const nothing: Node = { empty: [], reads: [] }
  const nodeAt = (state: number) => nodes[state] ?? nothing
  const memory = new Map<number, Step[]>()
  const steps = (state: number, last: number, next: number): Step[] => {
    const key = (state * atoms + last) * atoms + next
    const cached = memory.get(key)
    if (cached) return cached
    const counts = new Map<number, number>()
    if (state === 0) counts.set(0, 1)
    for (const { set, to, before, after } of closureOf(nodeAt(state)).ways)
      if (set.has(next) && before.every((guard) => guard.has(last)) && after.every((guard) => guard.has(next)))
        counts.set(to, (counts.get(to) ?? 0) + 1)
    const steps = [...counts].map(([to, ways]) => ({ to, ways }))
    memory.set(key, steps)
    return steps
  }
  const accepts = (state: number, last: number, next: number) =>
    state !== 0 &&
    closureOf(nodeAt(state)).ends.some(
      ({ before, after }) => before.every((guard) => guard.has(last)) && after.every((guard) => guard.has(next)),
    )
  const isSafe = neverFailing(nodes.length, atoms, steps, accepts)
  return {
    atoms,
    states: nodes.length,
    isGlobal,
    steps,
    followers: (state) => new Set([...closureOf(nodeAt(state)).ways.map(({ to }) => to), ...(state === 0 ? [0] : [])]),
    succeeds: (state, last, next) => isSure && (isSafe(state, last) || accepts(state, last, next)),
  }
}

/** Finds the states from which some way succeeds for every following text (the greatest fixed point). */
function neverFailing(
  states: number,
  atoms: number,
  steps: Automaton['steps'],
  accepts: (state: number, last: number, next: number) => boolean,
): (state: number, last: number) => boolean {
  const safe = new Set(Array.from({ length: states * atoms }, (_, key) => key).filter((key) => key >= atoms))
  const holds = (state: number, last: number) =>
    Array.from({ length: atoms }, (_, next) => next).every(
      (next) =>
        accepts(state, last, next) || (next !== EDGE_ATOM && steps(state, last, next).some(({ to }) => safe.has(to * atoms + next))),
    )
  for (let hasChanged = true; hasChanged;) {
    hasChanged = false
    for (const key of safe)
      if (!holds(Math.floor(key / atoms), key % atoms)) {
        safe.delete(key)
        hasChanged = true
      }
  }
  return (state, last) => safe.has(state * atoms + last)
}

function atomsOf(pattern: AST.Pattern, flags: string): Atoms {
  const used = flags.replaceAll(/[^iusv]/g, '')
  const leaves = new Set([String.raw`\w`, String.raw`[\n\r\u2028\u2029]`])
  // Without the flag u or v, a regular expression reads a character above U+FFFF as two.
  const highest = /[uv]/.test(flags) ? 0x10ffff : 0xffff
  const mentioned = new Set(SAMPLE.filter((code) => code <= highest))
  const visit = (element: AST.Element | AST.Alternative) => {
    if (element.type === 'Alternative') return element.elements.forEach(visit)
    if ('alternatives' in element) return element.alternatives.forEach(visit)
    if (element.type === 'Quantifier') return visit(element.element)
    if (element.type === 'Assertion' || element.type === 'Backreference') return
    leaves.add(element.raw)
    // The ends of each range and their neighbours are enough, because all characters within a range behave the same.
    for (const { value } of charactersOf(element))
      for (const near of [value - 1, value, value + 1]) if (near >= 0 && near <= highest) mentioned.add(near)
  }
  pattern.alternatives.forEach(visit)

  const tests = [...leaves].map((raw) => ({ raw, test: new RegExp(`^(?:${raw})$`, used) }))
  const byAtom = new Map<string, number>()
  const sets = new Map(tests.map(({ raw }) => [raw, new Set<number>()]))
  for (const code of mentioned) {
    const sign = String.fromCodePoint(code)
    const signature = tests.map(({ test }) => (test.test(sign) ? '1' : '0')).join('')
    const atom = byAtom.get(signature) ?? byAtom.size + 1
    byAtom.set(signature, atom)
    for (const [index, { raw }] of tests.entries()) if (signature[index] === '1') sets.get(raw)?.add(atom)
  }
  const of = (raw: string) => sets.get(raw) ?? new Set<number>()
  return { count: byAtom.size + 1, of, wordAtoms: of(String.raw`\w`), lineEnds: of(String.raw`[\n\r\u2028\u2029]`) }
}

function charactersOf(element: AST.Element | AST.CharacterClassElement): AST.Character[] {
  if (element.type === 'Character') return [element]
  if (element.type === 'CharacterClassRange') return [element.min, element.max]
  if (element.type === 'CharacterClass') return element.elements.flatMap((part) => charactersOf(part))
  return []
}

/** Returns true if the element can read words of different lengths, or one word in two ways. */
function hasChoice(element: AST.Element): boolean {
  if (element.type === 'Quantifier') return element.min !== element.max || hasChoice(element.element)
  if (element.type === 'Group' || element.type === 'CapturingGroup')
    return element.alternatives.length > 1 || element.alternatives.some(({ elements }) => elements.some(hasChoice))
  return false
}

function hasReference(element: AST.Element): boolean {
  if (element.type === 'Quantifier') return hasReference(element.element)
  return (
    element.type === 'Backreference' ||
    ('alternatives' in element && element.alternatives.some(({ elements }) => elements.some(hasReference)))
  )
}

function hasLoop(element: AST.Element): boolean {
  if (element.type === 'Quantifier')
    return element.max > MAX_UNROLLED || (element.max > 1 && hasChoice(element.element)) || hasLoop(element.element)
  return 'alternatives' in element && element.alternatives.some(({ elements }) => elements.some(hasLoop))
}
