import type { AddressAnswer, PostalAddress } from '@fondly/domain/address/postal-address.ts'

/** The address worker in our own terms. Calls may throw UpstreamRefused, UpstreamUnreadable or UpstreamTimeout. */
export type Worker = {
  /** Returns the statement text of the user's identity group; an empty text when the user has no group. */
  resolveRole: (userId: string) => Promise<string>
  /** Returns the client (customer group) of the user's population, or undefined when the population is unknown. */
  resolveGroup: (user: {
    email: string
    userId: string
    identityProviderId: string | undefined
    populationId: string
  }) => Promise<string | undefined>
  validateAddress: (recipient: { firstName: string; lastName: string; address: PostalAddress }) => Promise<AddressAnswer>
}
