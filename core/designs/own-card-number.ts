import { createHash } from 'node:crypto'
import { OWN_CARD_PREFIX } from '@fondly/domain/designs/own-card-id.ts'

const DIGITS = 12

/** Returns the number of the card that a design becomes. It stands in the catalogue, so it is short; the client is in it, so that no other client's design has it. */
export function toOwnCardId({ clientId, designId }: { clientId: string; designId: string }): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([clientId, designId]))
    .digest('hex')
  return `${OWN_CARD_PREFIX}${hash.slice(0, DIGITS).toUpperCase()}`
}
