import { NAME_FIELDS, type NameField, type OrderForm } from '@fondly/domain/order-form/order-form.ts'
import { trimForm, trimText } from '@fondly/domain/order-form/trim-form.ts'
import { customFields, findLocation } from '@fondly/domain/sending/order-values.ts'
import type { RecipientAttributes } from '@fondly/domain/user/preset-recipient.ts'
import { offensiveName } from '@fondly/domain/wording/wording.ts'
import type { OrderAddress } from '@fondly/gateways/commerce/commerce.ts'
import { toCardPrint, type CardPrintInput } from '../card-print/to-card-print.ts'
import type { SendingSnapshot } from './sending-data.ts'

/** Creates the snapshot of everything that a sending needs, at the moment when Send is pressed. Later changes elsewhere do not affect it. */
export function createSnapshot(
  input: CardPrintInput & {
    realNames?: readonly NameField[] | undefined
    recipient?: RecipientAttributes
    /** The closing with its placeholders, as the draft has it. */
    typedClosing?: string
  },
  print = toCardPrint(input),
): SendingSnapshot {
  const { access, profile, user, scanCode, recipient = {} } = input
  const { card, client } = access
  const form = trimForm(input.form)
  const sentiment = card.sentiments.find(({ id }) => id === form.sentiment)
  const location = findLocation(user.location, client.configuration.locations)
  const accountNumber = client.configuration.accountNumber?.enabled ? form.accountNumber : ''

  return {
    shopper: { customerId: user.customerId, email: user.email },
    userId: user.id,
    clientId: client.id,
    cardId: card.id,
    cardName: card.name,
    form,
    ...keepTypedClosing(input.typedClosing, form),
    recipient,
    realNames: NAME_FIELDS.filter((field) => input.realNames?.includes(field) && offensiveName(form[field])),
    fromToken: user.recipient !== undefined || user.tokenRecipient !== undefined,
    print,
    lineItem: {
      cardId: card.id,
      quantity: 1,
      scanCode,
      itemId: card.itemId,
      envelopeId: card.envelopeId,
      sentimentCode: sentiment?.id ?? '',
      sentiment: sentiment?.description ?? '',
      personalizationName: print.recipient.name,
      message: form.closing,
      signature: print.signature,
      envelopeFont: ENVELOPE_FONT,
      envelopeColour: ENVELOPE_COLOUR,
      category: card.categoryId,
      language: card.language,
      // The whole address, because the press draws the envelope from the order alone.
      returnAddress: JSON.stringify(profile.returnAddress),
      shipNode: card.shipNode,
    },
    billing: billingAddress(input),
    fields: {
      clientId: client.id,
      clientName: client.name,
      senderProfile: profile.name,
      senderProfileId: profile.id,
      commerceAccount: client.commerceAccount,
      invoiceAccount: profile.invoiceAccount,
      customFields: customFields(client.configuration.customFields ?? [], {
        accountNumber,
        senderFirstName: user.firstName,
        senderLastName: user.lastName,
        recipientFirstName: form.firstName,
        recipientLastName: form.lastName,
        location,
        employeeID: user.employeeID ?? '',
        supervisorID: user.supervisorID ?? '',
        senderProfileName: profile.name,
        clientName: client.name,
      }),
      accountNumber,
      customerReference: client.customerReference,
      location,
      employeeID: user.employeeID ?? '',
      supervisorID: user.supervisorID ?? '',
      mailDate: form.sendDate,
      ...(recipient.customerId ? { recipientCustomerId: recipient.customerId } : {}),
    },
    taxExempt: client.configuration.taxExempt,
  }
}

/** Returns the closing as it was typed, if it has placeholders and filling them gives the closing that is sent. Otherwise undefined. */
export function keepTypedClosing(typed: string | undefined, sent: OrderForm): { typedClosing?: string } {
  if (typed === undefined || trimText(typed).trimEnd() === sent.closing) return {}
  return trimForm({ ...sent, closing: typed }).closing === sent.closing ? { typedClosing: typed } : {}
}

const ENVELOPE_FONT = 'JohnsonPrint'
const ENVELOPE_COLOUR = '#000000'

/** Returns the names of the signed-in user, with the return address of the sender profile (section 3, 'Billing address'). */
function billingAddress({ user, profile: { returnAddress } }: CardPrintInput): OrderAddress {
  const { name, address1, address2, city, state, zip, country } = returnAddress
  const { firstName, lastName } = user
  return { firstName, lastName, companyName: name, address1, address2, city, state, zip, countryCode: countryCode(country) }
}

/** Returns a country code of two letters. Anything else becomes US, because every client mails from there. */
export function countryCode(country: string): string {
  const code = country.trim().toUpperCase()
  return /^[A-Z]{2}$/.test(code) ? code : 'US'
}
