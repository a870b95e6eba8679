/** On whose behalf a card is sent: the signature, and the return address on the envelope. */
export type SenderProfile = {
  id: string
  name: string
  /** One or more lines, with placeholders in braces (readings 35). */
  signature: string
  returnAddress: ReturnAddress
  invoiceAccount: string
  newUserDefault: boolean
  logoUrl?: string
  disclaimer?: { default: string; es?: string }
}

export type ReturnAddress = { name: string; address1: string; address2: string; city: string; state: string; zip: string; country: string }
