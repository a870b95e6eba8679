import type { RecipientAttributes } from '@fondly/domain/user/preset-recipient.ts'
import { findDefaultMailDate } from '@fondly/domain/mail-date/default-mail-date.ts'
import type { NameField, OrderForm } from '@fondly/domain/order-form/order-form.ts'
import { fitsOrderForm } from '@fondly/domain/order-form/limits.ts'
import type { Order } from '@fondly/gateways/commerce/commerce.ts'
import { notFound, Refused } from '@fondly/domain/refused.ts'
import type { CoreContext } from '../context.ts'
import type { Draft } from '../drafts/draft.ts'
import { presetOfSending } from '../sendings/preset-of-sending.ts'
import { toSignedByHand, toTypedForm } from '../sendings/sending-data.ts'
import type { Person } from '../users/person.ts'
import { createUserSendings, type UserSending } from './own-sendings.ts'

/** The data that was sent, as the data of a form without a mail date. */
type Sent = {
  cardId: string
  senderProfile: { id?: string; name: string }
  form: Omit<OrderForm, 'sendDate'>
  realNames?: NameField[] | undefined
  isSignedByHand?: boolean
  recipient?: RecipientAttributes | undefined
}

/** The card, and the function that replaces the draft of this card. With an order number, the new draft corrects that order. */
type Begun = { cardId: string; begin: (correctedOrderNo?: string) => Promise<Draft> }

/** Options of a new draft. If the wanted mail date has passed, the next possible day is used. */
type NewDraftOptions = { replaceDraft: boolean; wantedMailDate?: string }

type SendAgainContext = Pick<CoreContext, 'calendar' | 'cardAccess' | 'commerce' | 'database' | 'drafts' | 'env' | 'seal'>

/** Creates the function that makes a new draft from one of the user's orders. Returns the card whose form opens with this draft. */
export function createSendAgain(context: SendAgainContext) {
  const draftOf = draftFromOrder(context)
  return async (user: Person, id: string, plan: NewDraftOptions): Promise<{ cardId: string }> => {
    const { cardId, begin } = await draftOf(user, id, plan)
    await begin()
    return { cardId }
  }
}

/** Creates the function that checks whether a draft can be made from an order. `begin` of its result then replaces the draft of the card. */
export function draftFromOrder(context: SendAgainContext) {
  const { calendar, cardAccess, commerce, drafts } = context
  const sendings = createUserSendings(context)

  async function sent(user: Person, id: string): Promise<Sent> {
    const sending = await sendings.find(user.id, id)
    if (sending) return sentBySending(sending)
    const order = await commerce.orders.get({ customerId: user.customerId, email: user.email }, id)
    if (!order) throw notFound()
    return sentByOrder(order)
  }

  return async (user: Person, id: string, { replaceDraft, wantedMailDate }: NewDraftOptions): Promise<Begun> => {
    const { cardId, senderProfile, form, realNames, isSignedByHand, recipient } = await sent(user, id)
    const [access, days] = [await cardAccess.find(user, cardId), await calendar.calendar(user.clientId)]
    if (!access) throw new Refused('not-found', 'card-not-offered')
    const filled: OrderForm = { ...form, sendDate: findDefaultMailDate(wantedMailDate, days) }
    if (!fitsOrderForm(filled)) throw new Refused('unprocessable', 'order-not-repeatable')

    if (!replaceDraft && (await drafts.find(user.id, cardId))) throw new Refused('conflict', 'draft-unfinished')
    const profile =
      access.profiles.find(({ id: profileId }) => profileId === senderProfile.id) ??
      access.profiles.find(({ name }) => name === senderProfile.name) ??
      access.profiles[0]
    const written = {
      senderProfileId: profile?.id ?? '',
      form: filled,
      realNames,
      isSignedByHand,
      ...presetOfSending({ form: filled, recipient }),
      isUntouched: true,
    }
    return { cardId, begin: (correctedOrderNo) => drafts.begin(user.id, cardId, written, { correctedOrderNo }) }
  }
}

function sentBySending({ snapshot, destination: { address } }: UserSending): Sent {
  const { zip, ...place } = address
  return {
    cardId: snapshot.cardId,
    senderProfile: { id: snapshot.fields.senderProfileId, name: snapshot.fields.senderProfile },
    form: { ...toTypedForm(snapshot), ...place, zipCode: zip },
    realNames: snapshot.realNames,
    ...toSignedByHand(snapshot),
    recipient: snapshot.recipient,
  }
}

function sentByOrder({ item, shippingAddress, senderProfile }: Order): Sent {
  const { firstName, lastName, address1, address2, city, state, zip } = shippingAddress
  const to = { firstName, lastName, address1, address2, city, state, zipCode: zip }
  return {
    cardId: item.cardId,
    senderProfile: { name: senderProfile },
    form: { ...to, accountNumber: '', sentiment: item.sentimentCode, closing: item.message },
  }
}
