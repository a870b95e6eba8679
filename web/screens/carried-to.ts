import type { CarriedForm } from '../features/order-form/carried-form.ts'

/** What the sender takes along to the form of another card, which is about to open. */
let carriedTo: { cardId: string; carried: CarriedForm } | undefined

export function carryTo(cardId: string, carried: CarriedForm): void {
  carriedTo = { cardId, carried }
}

/** Returns what was taken along to this card. The form that opens next may have it, and no later one. */
export function takeCarried(cardId: string): CarriedForm | undefined {
  const taken = carriedTo
  // Not at once: React may call the first render twice.
  queueMicrotask(() => (carriedTo = carriedTo === taken ? undefined : carriedTo))
  return taken?.cardId === cardId ? taken.carried : undefined
}
