import type { Upstreams } from '@fondly/launch/upstreams.ts'
import { passCalls } from './pass-calls.ts'

/** A call, and how many rounds were answered when it was made. */
type HeldCall = { name: string; round: number }

type Round = { missing: string[]; answered: Promise<void>; answer: () => void }

/**
 * Holds the calls of each round until all of them are made, and only then answers them. A product that makes them one after the other waits for ever,
 * and one that makes a call of a later round too early is seen in the log; neither depends on time.
 */
export function holdRounds() {
  let rounds: Round[] | undefined
  let calls: HeldCall[] = []

  const hold = async (name: string): Promise<void> => {
    if (!rounds) return
    const round = rounds.findIndex(({ missing }) => missing.length > 0)
    const current = rounds[round]
    calls.push({ name, round: current ? round : rounds.length })
    const at = current?.missing.indexOf(name) ?? -1
    if (!current || at < 0) return
    current.missing.splice(at, 1)
    if (current.missing.length === 0) current.answer()
    await current.answered
  }

  return {
    reach: (upstreams: Upstreams): Upstreams => passCalls(upstreams, async (name, call) => (await hold(name), call())),
    /** Holds the calls from now on. Returns the log, and a function that returns the calls that are still missing. */
    begin: (names: readonly (readonly string[])[]): { calls: readonly HeldCall[]; open: () => string[] } => {
      const begun = names.map((missing): Round => {
        let answer = () => {}
        const answered = new Promise<void>((resolve) => (answer = resolve))
        return { missing: [...missing], answered, answer }
      })
      rounds = begun
      calls = []
      return { calls, open: () => begun.flatMap(({ missing }) => missing) }
    },
  }
}
