/** On whose behalf a card is sent: the signature, and the return address on the envelope. */
export type SenderProfile = {
  id: string
  name: string
  /** One or more lines, with placeholders in braces. */
  signature: string
  returnAddress: ReturnAddress
  invoiceAccount: string
  newUserDefault: boolean
  /** The logo on paper and other light ground. */
  logoUrl?: string
  /** The logo on dark ground. */
  logoAtNightUrl?: string
  disclaimer?: { default: string; es?: string }
  /**
   * Present while the return address is not confirmed. 'refused': the address check does not know the address, so nobody can send with the profile.
   * 'waiting': the check did not answer, and is asked again.
   */
  returnAddressCheck?: ReturnAddressCheck
}

export type ReturnAddressCheck = 'refused' | 'waiting'

export type ReturnAddress = { name: string; address1: string; address2: string; city: string; state: string; zip: string; country: string }
