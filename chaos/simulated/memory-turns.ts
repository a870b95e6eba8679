import { CREATE_ORDER } from '@fondly/bff/sending/step-names.ts'
import type { Turns } from '@fondly/bff/sending/turns.ts'
import type { Run } from '@fondly/kit/durable/runs.ts'

/** Whose turn it is, without a database: as bff/sending/turns.ts, in one step. */
export function memoryTurns(runOf: (id: string) => Pick<Run<object>, 'state' | 'recorded'> | undefined): Turns {
  const turns = new Map<string, string>()
  return {
    take: async (userId, sendingId) => {
      const holder = turns.get(userId)
      if (holder !== undefined && holder !== sendingId) {
        const run = runOf(holder)
        if (run?.state === 'running' && !run.recorded.includes(CREATE_ORDER)) return holder
      }
      turns.set(userId, sendingId)
      return sendingId
    },
  }
}
