import type { CopiedPart } from '@fondly/domain/client/copied-parts.ts'
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
    ...(source.parts.includes('cards') ? { models, categoryCustomization, ...(shelf ? { shelf } : {}) } : {}),
  }
}

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
