import type { AddressAnswer, PostalAddress } from '@fondly/domain/address/postal-address.ts'

/** The proxy worker in our words. */
export type Worker = {
  /** The identity group's statement text of that user; empty when there is none. */
  resolveRole: (userId: string) => Promise<string>
  /** The client (customer group) of the user's population; undefined when the population is unknown. */
  resolveGroup: (user: {
    email: string
    userId: string
    identityProviderId: string | undefined
    populationId: string
  }) => Promise<string | undefined>
  validateAddress: (recipient: { firstName: string; lastName: string; address: PostalAddress }) => Promise<AddressAnswer>
}
