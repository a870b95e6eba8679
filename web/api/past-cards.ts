import { PastCards } from '@fondly/contracts/bff/past-cards.ts'
import type { OrderForm } from '@fondly/domain/order-form/order-form.ts'
import { queryOptions } from '@tanstack/react-query'
import { ask } from './ask.ts'

/** The pause that shows that the sender has stopped typing. */
const PAUSE_MS = 400

/** Fetches the cards that the client sent to the person in the form. Waits until name and address are complete and the sender stops typing. */
export function pastCardsQuery({ firstName, lastName, address1, address2, city, state, zipCode }: OrderForm, corrects: string | undefined) {
  const person = { firstName, lastName, address1, address2, city, state, zipCode, corrects }
  const isWhole = Boolean(firstName.trim() && lastName.trim() && /\d/.test(address1) && (/^\d{5}/.test(zipCode) || (city.trim() && state)))
  return queryOptions({
    queryKey: ['past-cards', person] as const,
    queryFn: async ({ signal }) => {
      await pause(PAUSE_MS, signal)
      return ask('/api/past-cards', PastCards, { method: 'POST', body: person, signal })
    },
    enabled: isWhole,
    // The note stays visible while the address is being corrected. After a new name, the cards of the previous person are hidden.
    placeholderData: (previous, query) => (isWhole && query?.queryKey[1].lastName === lastName ? previous : undefined),
    // Removes the names from memory as soon as the form is closed.
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
  })
}

/** Waits. Rejects when `signal` aborts because the sender types on. */
async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const timer = setTimeout(() => resolve(), milliseconds)
  const stop = () => {
    clearTimeout(timer)
    reject(signal.reason as Error)
  }
  signal.addEventListener('abort', stop, { once: true })
  await promise
}
