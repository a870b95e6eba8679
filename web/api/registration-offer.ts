/** Whether the client of this page lets anybody register, as it is set now. */
export const registrationOfferQuery = {
  queryKey: ['registration'],
  queryFn: async () => (await fetch('/api/brand/registration')).ok,
}
