import type { CopiedPart } from '@fondly/domain/client/copied-parts.ts'
import { isOwnCardId } from '@fondly/domain/designs/own-card-id.ts'
import type { Administration, ClientChange, EditableClient } from '@fondly/gateways/commerce/administration.ts'

/** A client that a new one takes something over from. */
export type CopiedClient = { clientId: string; parts: readonly CopiedPart[] }

/** Reads what a new client takes over from another one, besides its branding. What identifies or bills the other organisation, and who may register there, is its own. */
export async function readCopied(clients: Administration['clients'], source: CopiedClient | undefined): Promise<ClientChange> {
  const found = source && (await clients.read(source.clientId))
  if (!found) return {}
  const { senderProfiles, models, categoryCustomization, shelf, ...others } = found.value
  return {
    ...(source.parts.includes('settings') ? pickSettings(others) : {}),
    ...(source.parts.includes('senderProfiles')
      ? { senderProfiles: senderProfiles.map((profile) => ({ ...profile, invoiceAccount: '' })) }
      : {}),
    // An own design stays with the client that it belongs to.
    ...(source.parts.includes('cards')
      ? {
          models: models.filter(({ id }) => !isOwnCardId(id)),
          categoryCustomization,
          ...(shelf ? { shelf: shelf.map(withoutOwnCards) } : {}),
        }
      : {}),
  }
}

const withoutOwnCards = (order: NonNullable<EditableClient['shelf']>[number]) => ({
  ...order,
  cards: order.cards.filter((id) => !isOwnCardId(id)),
})

function pickSettings(client: Partial<EditableClient>): ClientChange {
  const {
    name: _,
    customerReference: _1,
    commerceAccount: _2,
    archived: _3,
    intelligentMail: _4,
    daysWithoutMailing: _5,
    registration: _6,
    taxExempt: _7,
    ...settings
  } = client
  return settings
}
