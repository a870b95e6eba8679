import { DeliveryStandards } from '@fondly/contracts/bff/delivery.ts'
import { type Arrival, type DeliveryStandard, findArrival, WIDEST_STANDARD } from '@fondly/domain/delivery/arrival.ts'
import { readStandard } from '@fondly/domain/delivery/read-standards.ts'
import type { MailDayClock } from '@fondly/domain/mail-date/mail-day-state.ts'
import { isDay } from '@fondly/domain/mail-date/mail-date.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { ask } from './ask.ts'

/** The delivery standards from the press to all ZIP codes. They do not change while the product runs. */
const deliveryStandardsQuery = queryOptions({
  queryKey: ['delivery standards'],
  queryFn: ({ signal }) => ask('/api/delivery-standards', DeliveryStandards, { signal }),
  staleTime: Infinity,
})

/** Returns the time of the daily cut-off; undefined while it is being fetched. */
export const useMailDayClock = (): MailDayClock | undefined => useQuery(deliveryStandardsQuery).data

/** `isKnown` is false when no complete ZIP code is typed, or when the post has no standard for the place (the armed forces). */
export type StandardForZip = { isKnown: boolean; standard: DeliveryStandard | undefined }

/**
 * Returns how long the post takes to a ZIP code. Returns the widest standard while no ZIP code is typed, and undefined while the standards are being
 * fetched.
 */
export function useDeliveryStandard(zip: string): StandardForZip | undefined {
  const { data } = useQuery(deliveryStandardsQuery)
  if (!data) return undefined
  const isKnown = /^\d{5}/.test(zip)
  return { isKnown, standard: isKnown ? readStandard(data.standards, zip) : WIDEST_STANDARD }
}

/** Returns when a card that is mailed on this day arrives, by the standards of the post. Returns undefined if the arrival is unknown. */
export function useArrival(mailDate: string, zip: string): Arrival | undefined {
  const found = useDeliveryStandard(zip)
  return found?.isKnown && found.standard && isDay(mailDate) ? findArrival(mailDate, found.standard) : undefined
}
