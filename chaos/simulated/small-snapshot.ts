import type { SendingSnapshot, SendingSeal } from '@fondly/core/sendings/sending-data.ts'
import { sendingSeal } from '@fondly/core/sendings/sending-data.ts'

export const CARD = { id: '1HBE2115', name: 'Warm Wishes', price: 4.5 }
export const ANA = { id: 'abAna', email: 'ana@acme.test', firstName: 'Ana', lastName: 'Ruiz' }
export const TODAY = '2026-11-23'

/** The snapshot of one card's sending when Send is pressed. */
export function smallSnapshot({ cardId, scanCode }: { cardId: string; scanCode: string }): SendingSnapshot {
  return { ...SNAPSHOT, cardId, lineItem: { ...SNAPSHOT.lineItem, scanCode }, print: { ...SNAPSHOT.print, scanCode } }
}

const RETURN_ADDRESS = { name: 'Acme Care', address1: '9 HQ Rd', address2: '', city: 'Austin', state: 'TX', zip: '73301', country: 'US' }

const SNAPSHOT: SendingSnapshot = {
  shopper: { customerId: ANA.id, email: ANA.email },
  userId: 'ana',
  clientId: 'acme',
  cardId: CARD.id,
  cardName: CARD.name,
  form: {
    accountNumber: '',
    firstName: 'Joe',
    lastName: 'Poe',
    address1: '1 Main St',
    address2: '',
    city: 'Boston',
    state: 'MA',
    zipCode: '02101',
    sentiment: '',
    closing: 'Welcome!',
    sendDate: '2026-11-24',
  },
  print: {
    cardId: CARD.id,
    size: '70',
    orientation: 'V',
    language: 'en_US',
    outsideUrl: 'http://localhost:3000/art/outside.jpg',
    insideUrl: undefined,
    sentimentUrl: undefined,
    message: 'Welcome!',
    signature: 'Ana',
    logoUrl: undefined,
    disclaimer: '',
    backMessage: '',
    backDisclaimer: '',
    returnAddress: RETURN_ADDRESS,
    recipient: { name: 'Joe Poe', address1: '1 Main St', address2: '', city: 'Boston', state: 'MA', zip: '02101' },
    scanCode: '',
  },
  lineItem: {
    cardId: CARD.id,
    quantity: 1,
    scanCode: '',
    itemId: 'AX-1',
    envelopeId: 'A7',
    sentimentCode: '',
    sentiment: '',
    personalizationName: 'Joe Poe',
    message: 'Welcome!',
    signature: 'Ana',
    envelopeFont: 'JohnsonPrint',
    envelopeColour: '#000000',
    category: 'birthday',
    language: 'en_US',
    returnAddress: JSON.stringify(RETURN_ADDRESS),
    shipNode: 'FC1',
  },
  billing: { firstName: 'Ana', lastName: 'Ruiz', companyName: 'Acme Care', ...addressOf(RETURN_ADDRESS) },
  fields: {
    clientId: 'acme',
    clientName: 'Acme Utilities',
    senderProfile: 'Acme Care',
    senderProfileId: 'acme-care',
    commerceAccount: 'C-100200',
    invoiceAccount: 'I-77',
    customFields: [],
    accountNumber: '',
    customerReference: 'ACME-CC',
    location: 'austin',
    employeeID: '',
    supervisorID: '',
    mailDate: '2026-11-24',
  },
  taxExempt: undefined,
}

function addressOf({ address1, address2, city, state, zip }: typeof RETURN_ADDRESS) {
  return { address1, address2, city, state, zip }
}

/** A seal that only hides the snapshot, because real sealing is tested elsewhere and would cost most of the time. */
export function openSeal(): SendingSeal {
  const survivors: unknown[] = []
  return sendingSeal({
    close: (snapshot) => Buffer.from(String(survivors.push(snapshot) - 1)),
    open: (place) => survivors[Number(Buffer.from(place).toString())],
  })
}
