import { compilePattern, NotUnderstood, type Automaton } from './pattern-automaton.ts'

/**
 * Says why a regular expression can take more than linear time. Returns undefined if it cannot.
 *
 * A backtracking engine does linear work exactly if it can read each prefix of a text in a bounded number of ways. So we build the automaton, put
 * a loop before it that tries the next place of the text, and look for two loops that read the same word, with a path from one to the other
 * (polynomial), or for one loop that reads a word in two ways (exponential): Weber and Seidl, 'On the degree of ambiguity of finite automata'.
 * When in doubt, the function reports a problem: a pattern that it does not understand (backreferences, unbounded lookbehind) is a problem too.
 */
export function findSuperLinear(source: string, flags: string): string | undefined {
  try {
    const automaton = compilePattern(source, flags)
    return automaton && (exponential(automaton) ?? polynomial(automaton))
  } catch (error) {
    if (error instanceof NotUnderstood) return error.message
    throw error
  }
}

/** Looks for one loop that reads a word in two ways. */
function exponential(automaton: Automaton): string | undefined {
  for (const group of loopsOf(automaton)) {
    for (const state of group)
      for (let last = 1; last < automaton.atoms; last += 1)
        for (let next = 1; next < automaton.atoms; next += 1)
          if (
            !automaton.succeeds(state, last, next) &&
            automaton.steps(state, last, next).some(({ to, ways }) => ways > 1 && group.has(to))
          )
            return 'a loop that reads one word in two ways (exponential)'
    for (const state of group)
      for (let last = 1; last < automaton.atoms; last += 1) {
        const isSplit = meets(automaton, [state, state], last, [group, group], (at, isApart) => isApart && at.every((own) => own === state))
        if (isSplit) return 'a loop that reads one word in two ways (exponential)'
      }
  }
  return undefined
}

/** Looks for two loops that read the same word, where that word also leads from one loop to the other. */
function polynomial(automaton: Automaton): string | undefined {
  const groups = loopsOf(automaton)
  const anywhere = new Set(Array.from({ length: automaton.states }, (_, state) => state))
  for (const first of groups)
    for (const second of groups)
      for (const from of first)
        for (const to of second) {
          if (from === to) continue
          for (let last = 1; last < automaton.atoms; last += 1) {
            const goal = (at: readonly number[]) => at[0] === from && at[1] === to && at[2] === to
            if (meets(automaton, [from, from, to], last, [first, anywhere, second], goal))
              return from === 0
                ? 'a loop that each place of the text may begin (quadratic)'
                : 'two loops that read the same word (quadratic)'
          }
        }
  return undefined
}

/**
 * Returns true if paths that all read the same word (at least one character) lead from the states `from` to a goal. Path i stays within `within[i]`.
 */
function meets(
  automaton: Automaton,
  from: readonly number[],
  lastRead: number,
  within: readonly Set<number>[],
  isGoal: (at: readonly number[], isApart: boolean) => boolean,
): boolean {
  const { atoms, states, steps, succeeds, isGlobal } = automaton
  // A sure match ends the search, so the engine does not retry what follows. With the flag g or y the search goes on after a match:
  // then the path from the search (state 0) into a loop is tried again.
  const isOpen = (way: number, state: number, last: number, next: number) =>
    !succeeds(state, last, next) || (isGlobal && way === 1 && from[0] === 0)
  const seen = new Set<number>()
  const queue: { at: readonly number[]; last: number; isApart: boolean }[] = [{ at: from, last: lastRead, isApart: false }]
  for (let place = queue.pop(); place; place = queue.pop()) {
    const { at, last, isApart } = place
    for (let next = 1; next < atoms; next += 1) {
      let moves: number[][] = [[]]
      for (const [way, state] of at.entries()) {
        const open = isOpen(way, state, last, next) ? steps(state, last, next).filter(({ to }) => within[way]?.has(to)) : []
        moves = moves.flatMap((move) => open.map(({ to }) => [...move, to]))
      }
      for (const to of moves) {
        const apart = isApart || to[0] !== to[1]
        if (next === lastRead && isGoal(to, apart)) return true
        const key = (to.reduce((sum, state) => sum * states + state, 0) * atoms + next) * 2 + Number(apart)
        if (seen.has(key)) continue
        seen.add(key)
        queue.push({ at: to, last: next, isApart: apart })
      }
    }
  }
  return false
}

/** Returns the loops: groups of states that all lead to each other. The group of the search (state 0) is the first. */
function loopsOf({ states, followers }: Automaton): Set<number>[] {
  const reached = Array.from({ length: states }, (_, from) => {
    const seen = new Set<number>()
    const queue = [from]
    for (let at = queue.pop(); at !== undefined; at = queue.pop())
      for (const to of followers(at))
        if (!seen.has(to)) {
          seen.add(to)
          queue.push(to)
        }
    return seen
  })
  const groups: Set<number>[] = []
  for (const [state, seen] of reached.entries())
    if (seen.has(state) && !groups.some((group) => group.has(state)))
      groups.push(new Set([...seen].filter((other) => reached[other]?.has(state))))
  return groups
}
