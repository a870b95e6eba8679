import type { CopiedPart } from '@fondly/domain/client/copied-parts.ts'
import { isOwnCardId } from '@fondly/domain/designs/own-card-id.ts'
import type { Administration, ClientChange, EditableClient } from '@fondly/gateways/commerce/administration.ts'

/** The existing client from which a new client copies, and the parts to copy. */
export type CopiedClient = { clientId: string; parts: readonly CopiedPart[] }

/**
 * Reads the parts that a new client copies from another client, besides the branding. It never copies what identifies or bills the other
 * organisation, or who may register there.
 */
export async function readCopied(clients: Administration['clients'], source: CopiedClient | undefined): Promise<ClientChange> {
  const found = source && (await clients.read(source.clientId))
  if (!found) return {}
  const { senderProfiles, models, categoryCustomization, shelf, ...others } = found.value
  return {
    ...(source.parts.includes('settings') ? pickSettings(others) : {}),
    ...(source.parts.includes('senderProfiles')
      ? { senderProfiles: senderProfiles.map((profile) => ({ ...profile, invoiceAccount: '' })) }
      : {}),
    // Own cards stay with the client that made them.
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
