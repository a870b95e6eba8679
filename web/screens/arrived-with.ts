import { takeArrival } from './arrival.ts'

/** Taken when the page is loaded, before its first request. */
export const arrivedWith = takeArrival()

export function hasArrived(): boolean {
  return Object.keys(arrivedWith.recipient).length > 0
}

/** Another recipient has taken its place, its card has gone out, or its form was closed. */
export function forgetArrived(): void {
  arrivedWith.recipient = {}
  arrivedWith.shippingDate = undefined
}
