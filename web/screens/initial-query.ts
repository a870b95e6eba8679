import { isServer } from '../ui/is-server.ts'
import { type InitialQuery, takeInitialQuery } from './take-initial-query.ts'

/** The values of the address's query when the page loaded. They are read and removed before the first request. */
export const initialQuery: InitialQuery = isServer ? { recipient: {}, wantedMailDate: undefined } : takeInitialQuery()

export function hasInitialRecipient(): boolean {
  return Object.keys(initialQuery.recipient).length > 0
}

/** Forgets these values, because another recipient replaced them, the card was sent, or the form was closed. */
export function forgetInitialQuery(): void {
  initialQuery.recipient = {}
  initialQuery.wantedMailDate = undefined
}
