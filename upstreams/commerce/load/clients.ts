import type { LoadDocuments } from '@fondly/contracts/load/documents.ts'
import { sql } from 'kysely'
import type { CommerceContext } from '../context.ts'

type LoadClient = LoadDocuments['clients'][number]

/** Loads clients as customer groups, and their banners as slot configurations with the group's id. */
export async function loadClients(context: CommerceContext, clients: LoadClient[], slot: string): Promise<void> {
  const { database, env } = context
  const now = env.clock()
  await database
    .insertInto('slot')
    .values({ id: slot })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  for (const client of clients) {
    const custom = JSON.stringify(toGroupAttributes(context, client))
    await database
      .insertInto('customer_group')
      .values({ id: client.id, description: client.name, custom, created_at: now, modified_at: now })
      .onConflict((conflict) =>
        conflict
          .column('id')
          .doUpdateSet({ description: client.name, custom, modified_at: now, revision: sql`customer_group.revision + 1` })
          .where(
            sql<boolean>`(customer_group.description, customer_group.custom) is distinct from (excluded.description, excluded.custom)`,
          ),
      )
      .execute()
    if (!client.banner) continue
    const document = JSON.stringify(banner(client.id, client.banner))
    await database
      .insertInto('slot_configuration')
      .values({ slot_id: slot, configuration_id: client.id, context: 'global', document, created_at: now, modified_at: now })
      .onConflict((conflict) =>
        conflict
          .columns(['slot_id', 'configuration_id', 'context'])
          .doUpdateSet({ document, modified_at: now, revision: sql`slot_configuration.revision + 1` })
          .where(sql<boolean>`slot_configuration.document is distinct from excluded.document`),
      )
      .execute()
  }
}

// On this platform, structured settings are stored as JSON text in plain attributes.
function toGroupAttributes({ picture }: CommerceContext, client: LoadClient): Record<string, string | boolean> {
  const { accountNumber, taxExempt, axCustomFields, ...configuration } = client.configuration
  return {
    c_senderProfiles: JSON.stringify(
      client.senderProfiles.map((profile) => ({
        profileID: profile.id,
        profileName: profile.name,
        axInvoiceAccount: profile.invoiceAccount,
        newUserDefault: profile.newUserDefault,
        signature: profile.signature,
        returnAddress: profile.returnAddress,
        specificLogo: profile.logo && picture(`/art/${profile.logo}`),
        specificDisclaimer: profile.disclaimer && { default: profile.disclaimer.en, es: profile.disclaimer.es },
      })),
    ),
    c_clientConfiguration: JSON.stringify({ ...configuration, customFields: { accountNumber, taxExempt, axCustomFields } }),
    c_clientModelLine: JSON.stringify(client.models),
    c_categoryCustomization: JSON.stringify(client.categories),
    c_axCustomerAccountID: client.commerceAccount,
    c_customerReference: client.customerReference,
    c_resolvePingIDARoles: client.rolesFromGroups,
  }
}

function banner(groupId: string, { callout, body }: NonNullable<LoadClient['banner']>): Record<string, unknown> {
  return {
    enabled: true,
    default: false,
    rank: 10,
    customer_groups: [groupId],
    callout_msg: markup(callout),
    slot_content: { _type: 'slot_content', type: 'html', body: markup(body) },
  }
}

function markup({ en, es }: { en: string; es?: string | undefined }): Record<string, unknown> {
  const text = (source: string) => ({ _type: 'markup_text', markup: source, source })
  return { default: text(en), ...(es === undefined ? {} : { es: text(es) }) }
}
