import { isServer } from '../ui/is-server.ts'
import { type InitialQuery, takeInitialQuery } from './take-initial-query.ts'

/** What the query of the address said when the page loaded. It is read and removed before the first request. */
export const initialQuery: InitialQuery = isServer ? { recipient: {}, wantedMailDate: undefined } : takeInitialQuery()

export function hasInitialRecipient(): boolean {
  return Object.keys(initialQuery.recipient).length > 0
}

/** Forgets it: another recipient replaced it, its card was sent, or its form was closed. */
export function forgetInitialQuery(): void {
  initialQuery.recipient = {}
  initialQuery.wantedMailDate = undefined
}
