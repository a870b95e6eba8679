import { takeArrival } from './arrival.ts'

/** What the address brought, taken when the page loads, before its first request. */
export const arrivedWith = takeArrival()

export function hasArrived(): boolean {
  return Object.keys(arrivedWith.recipient).length > 0
}

/** Forgets what the address brought: another recipient replaced it, its card was sent, or its form was closed. */
export function forgetArrived(): void {
  arrivedWith.recipient = {}
  arrivedWith.shippingDate = undefined
}
