import { CREATE_ORDER } from '@fondly/core/sendings/step-names.ts'
import { orphanBasketSendingId, type BasketLock } from '@fondly/core/sendings/basket-lock.ts'
import type { Run } from '@fondly/kit/workflow/run.ts'

/** The basket lock without a database: the rules of core/sendings/basket-lock.ts in one step. */
export function memoryBasketLock(
  runOf: (id: string) => Pick<Run<object>, 'state' | 'recorded'> | undefined,
  isOrphanBasketHeld: (id: string) => boolean,
): BasketLock {
  const basketLock = new Map<string, string>()
  return {
    take: async (userId, sendingId) => {
      const holder = basketLock.get(userId)
      if (holder !== undefined && holder !== sendingId) {
        const late = orphanBasketSendingId(holder)
        if (late !== undefined && isOrphanBasketHeld(late)) return holder
        const run = runOf(holder)
        if (run?.state === 'running' && !run.recorded.includes(CREATE_ORDER)) return holder
      }
      basketLock.set(userId, sendingId)
      return sendingId
    },
  }
}
