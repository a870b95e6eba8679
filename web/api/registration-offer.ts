import { RegistrationOffer } from '@fondly/contracts/bff/registration-offer.ts'
import { queryOptions } from '@tanstack/react-query'
import { ask } from './ask.ts'

/** Whether the client of this page lets anybody register, as it is set now. */
export const registrationOfferQuery = queryOptions({
  queryKey: ['registration-offer'],
  queryFn: ({ signal }) => ask('/api/brand/registration', RegistrationOffer, { signal }),
  staleTime: 0,
})
