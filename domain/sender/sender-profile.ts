/** On whose behalf a card is sent: its signature, and the address in the envelope's corner. */
export type SenderProfile = {
  id: string
  name: string
  /** Lines, with placeholders in braces (readings 35). */
  signature: string
  returnAddress: ReturnAddress
  invoiceAccount: string
  newUserDefault: boolean
  logoUrl?: string
  disclaimer?: { default: string; es?: string }
}

export type ReturnAddress = { name: string; address1: string; address2: string; city: string; state: string; zip: string; country: string }
