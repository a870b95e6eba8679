import type { CardDetails } from '@fondly/domain/catalogue/card.ts'
import type { CardPrint } from '@fondly/domain/print/card-print.ts'
import type { Signer } from '@fondly/domain/sender/signature.ts'
import { findLocation } from '@fondly/domain/sending/order-values.ts'
import type { Client } from '@fondly/domain/client/client.ts'
import { isOwnCardId } from '@fondly/domain/designs/own-card-id.ts'
import { withOwnCard } from '../designs/own-cards.ts'
import type { CoreContext } from '../context.ts'
import type { DashboardEditor } from '../dashboard/open-dashboard.ts'

/**
 * A card that shows how a sender profile is printed. It is the last card that somebody sent with the profile, or else the client's first card as the
 * editor would send it.
 */
export type ExampleCard = {
  card: Pick<CardDetails, 'id' | 'name'>
  signer: Omit<Signer, 'senderProfileName'>
  /** What is printed, without the parts that come from the sender profile. */
  print: Omit<CardPrint, 'signature' | 'logoUrl' | 'disclaimer' | 'returnAddress'>
}

type Content = Pick<ExampleCard, 'signer'> & { cardId: string; sentimentCode: string; message: string; recipient: CardPrint['recipient'] }

/** Creates the function that finds an example card for a sender profile. Undefined if the client has no card. */
export function createFindExampleCard({ commerce, database, ownCards }: Pick<CoreContext, 'commerce' | 'database' | 'ownCards'>) {
  async function findLastSent(clientId: string, profileId: string): Promise<Content | undefined> {
    const row = await database
      .selectFrom('report_order as orders')
      .innerJoin('report_value as profile', 'profile.id', 'orders.profile')
      .innerJoin('report_value as person', 'person.id', 'orders.person')
      .innerJoin('report_value as location', 'location.id', 'orders.location')
      .where('orders.client_id', '=', clientId)
      .where('profile.client_id', '=', clientId)
      .where('profile.dimension', '=', 'profile')
      .where('profile.value', '=', profileId)
      .orderBy('orders.ordered_at', 'desc')
      .select(['orders.order_no as orderNo', 'person.label as person', 'location.value as location'])
      .limit(1)
      .executeTakeFirst()
    const order = row && (await commerce.orders.ofSite(row.orderNo))
    if (!order) return undefined
    const { firstName, lastName, address1, address2, city, state, zip } = order.shippingAddress
    const [signerFirst = '', ...signerLast] = row.person.split(' ')
    return {
      cardId: order.item.cardId,
      sentimentCode: order.item.sentimentCode,
      message: order.item.message,
      recipient: { name: `${firstName} ${lastName}`.trim(), address1, address2, city, state, zip },
      signer: { firstName: signerFirst, lastName: signerLast.join(' '), location: row.location },
    }
  }

  return async ({ user }: DashboardEditor, client: Client, profileId: string | undefined): Promise<ExampleCard | undefined> => {
    const { firstName, lastName } = user
    const signer = { firstName, lastName, location: findLocation(user.location, client.configuration.locations) }
    const exampleRecipient = { name: `${firstName} ${lastName}`.trim(), address1: '', address2: '', city: '', state: '', zip: '' }
    const own = (cardId: string): Content => ({ cardId, sentimentCode: '', message: '', recipient: exampleRecipient, signer })
    const sent = profileId === undefined ? undefined : await findLastSent(client.id, profileId)
    for (const content of [sent, ...client.models.slice(0, MAX_TRIED_CARDS).map(({ id }) => own(id))]) {
      const found = content && (await commerce.catalogue.card(content.cardId))
      const card = found && (isOwnCardId(found.id) ? withOwnCard(found, await ownCards.of(client.id)) : found)
      if (!card) continue
      const sentiments = card.sentimentIds.length > 0 ? await commerce.catalogue.sentiments(card.sentimentIds) : []
      return toExample(card, sentiments, content, client)
    }
    return undefined
  }
}

/** The greatest number of cards that are tried, because commerce may no longer have a card that the client names. */
const MAX_TRIED_CARDS = 3

function toExample(
  { id, name, size, orientation, language, outsideUrl, insideUrl }: Omit<CardDetails, 'sentiments' | 'messageStarters'>,
  sentiments: CardDetails['sentiments'],
  { sentimentCode, message, recipient, signer }: Content,
  { configuration: { enableBackCardContent, backCardMessage = '', backCardDisclaimer = '' } }: Client,
): ExampleCard {
  const sentiment = sentiments.find((one) => one.id === sentimentCode) ?? sentiments[0]
  return {
    card: { id, name },
    signer,
    print: {
      cardId: id,
      size,
      orientation,
      language,
      outsideUrl,
      insideUrl,
      sentimentUrl: sentiment?.sentimentUrl,
      message,
      backMessage: enableBackCardContent ? backCardMessage : '',
      backDisclaimer: enableBackCardContent ? backCardDisclaimer : '',
      recipient,
      scanCode: 'EXAMPLE000',
    },
  }
}
