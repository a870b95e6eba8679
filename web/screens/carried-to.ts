import type { CarriedForm } from '../features/order-form/carried-form.ts'

/** What the form that opens next takes over from the previous form, and the card of the new form. */
let carriedTo: { cardId: string; carried: CarriedForm } | undefined

export function carryTo(cardId: string, carried: CarriedForm): void {
  carriedTo = { cardId, carried }
}

/** Returns what the form of this card takes over. Only the form that opens next gets it. */
export function takeCarried(cardId: string): CarriedForm | undefined {
  const taken = carriedTo
  // Cleared a moment later, because React may call the first render twice.
  queueMicrotask(() => (carriedTo = carriedTo === taken ? undefined : carriedTo))
  return taken?.cardId === cardId ? taken.carried : undefined
}
