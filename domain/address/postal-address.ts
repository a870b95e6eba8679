/** An address in the United States, the only country to which cards are mailed. */
export type PostalAddress = { address1: string; address2: string; city: string; state: string; zip: string }

/** The answer of the address check. `level` says what was checked; without it, only the format is known to be right. */
export type AddressAnswer = {
  success: boolean
  code: number
  message: string
  address: PostalAddress
  level?: 'format' | 'zip' | 'dpv'
  /** Two digits, present when the post office confirmed this delivery point. The post sorts by ZIP+4 and these digits. */
  deliveryPoint?: string
}
