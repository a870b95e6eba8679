import type { Upstreams } from '@fondly/launch/upstreams.ts'
import { passCalls } from './pass-calls.ts'

/** A call, and the number of rounds that were already answered when it was made. */
type HeldCall = { name: string; round: number }

type Round = { missing: string[]; answered: Promise<void>; answer: () => void }

/**
 * Answers the calls of a round only when all calls of the round were made. A product that makes these calls one after the other waits for ever.
 * The log shows a call of a later round that was made too early. The result does not depend on how fast the machine is.
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
