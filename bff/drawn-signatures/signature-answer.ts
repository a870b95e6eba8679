import type { OwnSignature as Answer } from '@fondly/contracts/bff/drawn-signature.ts'
import type { OwnSignature } from '@fondly/core/drawn-signatures/drawn-signatures.ts'

/** Converts a drawn signature for the page: null is one that the user has not drawn yet, undefined one that nobody may draw. */
export function signatureAnswer(own: OwnSignature | null | undefined): Answer {
  if (own === undefined) return null
  return own ? { strokes: own.strokes.map((stroke) => [...stroke]), isUsed: own.isUsed } : { strokes: [], isUsed: false }
}
