import { CREATE_ORDER } from '@fondly/core/sendings/step-names.ts'
import { ofLateBasket, type Turns } from '@fondly/core/sendings/basket-lock.ts'
import type { Run } from '@fondly/kit/durable/runs.ts'

/** Whose turn it is, without a database: as core/sendings/basket-lock.ts, in one step. */
export function memoryTurns(
  runOf: (id: string) => Pick<Run<object>, 'state' | 'recorded'> | undefined,
  isLateBasketHeld: (id: string) => boolean,
): Turns {
  const turns = new Map<string, string>()
  return {
    take: async (userId, sendingId) => {
      const holder = turns.get(userId)
      if (holder !== undefined && holder !== sendingId) {
        const late = ofLateBasket(holder)
        if (late !== undefined && isLateBasketHeld(late)) return holder
        const run = runOf(holder)
        if (run?.state === 'running' && !run.recorded.includes(CREATE_ORDER)) return holder
      }
      turns.set(userId, sendingId)
      return sendingId
    },
  }
}
