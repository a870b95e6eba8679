/** An address in the United States, the only country cards go to. */
export type PostalAddress = { address1: string; address2: string; city: string; state: string; zip: string }

/** What the address check answered. `level` says what was looked at; without it nothing beyond the format is claimed. */
export type AddressAnswer = {
  success: boolean
  code: number
  message: string
  address: PostalAddress
  level?: 'format' | 'zip' | 'dpv'
  /** Two digits, where this very door was confirmed: with ZIP+4 they are what the post sorts by. */
  deliveryPoint?: string
}
