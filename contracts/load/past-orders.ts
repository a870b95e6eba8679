type Address = { firstName: string; lastName: string; address1: string; address2: string; city: string; state: string; zip: string }

/** An order of the past, for demonstrations, with everything that a sending writes. Days are 'YYYY-MM-DD'. */
export type LoadPastOrder = {
  orderNo: string
  orderedAt: Date
  changedAt: Date
  /** 'waiting': the batch is not cut yet. 'printed': the card is printed and not mailed yet. */
  outcome: 'mailed' | 'printed' | 'waiting' | 'withdrawn' | 'refused'
  person: { email: string; firstName: string; lastName: string }
  recipient: Address
  billing: Address & { companyName?: string; countryCode?: string }
  item: {
    cardId: string
    cardName: string
    itemId: string
    envelopeId: string
    sentiment: string
    sentimentCode: string
    personalizationName: string
    message: string
    signature: string
    envelopeFont: string
    envelopeColour: string
    category: string
    language: string
    returnAddress: string
    scanCode: string
    shipNode: string
    cardPrintUrl?: string | undefined
    envelopePrintUrl?: string | undefined
  }
  fields: {
    clientId: string
    clientName: string
    senderProfile: string
    senderProfileId: string
    commerceAccount: string
    invoiceAccount: string
    customFields: { label: string; value: string }[]
    accountNumber: string
    customerReference: string
    location: string
    employeeID: string
    supervisorID: string
    mailDate: string
    taxClassCode: string
  }
}
