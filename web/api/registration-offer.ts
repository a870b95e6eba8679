/** Tells whether the client of this page currently lets new people register. */
export const registrationOfferQuery = {
  queryKey: ['registration'],
  queryFn: async () => (await fetch('/api/brand/registration')).ok,
}
