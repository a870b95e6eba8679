import type { OwnSignature as Answer } from '@fondly/contracts/bff/drawn-signature.ts'
import type { OwnSignature } from '@fondly/core/drawn-signatures/drawn-signatures.ts'

/** Converts a drawn signature for the page. Null: the user has not drawn a signature. Undefined: no card can be signed by hand. */
export function signatureAnswer(own: OwnSignature | null | undefined): Answer {
  if (own === undefined) return null
  return own ? { strokes: own.strokes.map((stroke) => [...stroke]), isUsed: own.isUsed } : { strokes: [], isUsed: false }
}
