import { DeletedBaskets, TestOrder, TokenClaims } from '@fondly/contracts/bff/debug.ts'
import type * as z from 'zod/mini'
import { ask } from './ask.ts'

export function beginTestOrder(): Promise<z.infer<typeof TestOrder>> {
  return ask('/api/debug/test-order', TestOrder, { method: 'POST' })
}

export function deleteBaskets(): Promise<z.infer<typeof DeletedBaskets>> {
  return ask('/api/debug/delete-baskets', DeletedBaskets, { method: 'POST' })
}

/** Reads the claims of the tokens in the session. */
export function readTokens(): Promise<TokenClaims> {
  return ask('/api/debug/tokens', TokenClaims)
}
