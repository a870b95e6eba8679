import type { Selectable } from 'kysely'
import { Fault } from '../faults.ts'
import { resourceState } from '../resource-state.ts'
import { forApplication, type Route } from '../route.ts'
import { basics, selected } from '../search/selector.ts'
import type { CommerceContext } from '../context.ts'
import type { Tables } from '../store/tables.ts'
import { ownSite } from './own-site.ts'

export function slotConfigurationRoutes(context: CommerceContext): Route[] {
  const { database } = context

  return [
    forApplication('GET /sites/:site/slots/:slot/slot_configurations/:configuration', async ({ params, query }) => {
      ownSite(context, params)
      const { slot = '', configuration = '' } = params
      const select = query.get('select')
      const slotContext = parseSlotContext(query.get('context') ?? 'global')
      await assertSlot(database, slot)
      const row = await database
        .selectFrom('slot_configuration')
        .selectAll()
        .where('slot_id', '=', slot)
        .where('configuration_id', '=', configuration)
        .where('context', '=', slotContext.key)
        .executeTakeFirst()
      if (!row) return noConfiguration(slot, configuration)
      const document = slotConfigurationDocument(context, row)
      return { document: select === null ? { ...basics(document), slot_content: document.slot_content } : selected(document, select) }
    }),
  ]
}

export type SlotConfigurationRow = Selectable<Tables['slot_configuration']>
export type SlotContext = { key: string; type: string; id?: string }

export function slotConfigurationState({
  slot_id: slot,
  configuration_id: configuration,
  context,
  revision,
}: SlotConfigurationRow): string {
  return resourceState('slot_configuration', `${slot} ${configuration} ${context}`, revision)
}

/** A slot configuration as the Data API returns it. */
export function slotConfigurationDocument({ link, site }: CommerceContext, row: SlotConfigurationRow) {
  const slotContext = parseSlotContext(row.context)
  const path = `/sites/${site}/slots/${encodeURIComponent(row.slot_id)}/slot_configurations/${encodeURIComponent(row.configuration_id)}`
  return {
    _type: 'slot_configuration',
    _resource_state: slotConfigurationState(row),
    slot_id: row.slot_id,
    configuration_id: row.configuration_id,
    context: slotContext.type,
    ...(slotContext.id === undefined ? {} : { context_id: slotContext.id }),
    link: link(`${path}?context=${encodeURIComponent(slotContext.key)}`, 'data'),
    creation_date: row.created_at,
    last_modified: row.modified_at,
    // The reference requires this property, also for a slot without content.
    slot_content: { _type: 'slot_content', type: 'html' },
    ...row.document,
  }
}

/** Throws a fault for an unknown slot. Slots come from the templates of a shop, so no call creates a slot. */
export async function assertSlot(database: CommerceContext['database'], slot: string): Promise<void> {
  const found = await database.selectFrom('slot').select('id').where('id', '=', slot).executeTakeFirst()
  if (!found) throw new Fault('SlotNotFoundException', `No slot with ID '${slot}' was found.`, { slotId: slot })
}

/** Throws the fault for an unknown slot configuration. */
export function noConfiguration(slot: string, configuration: string): never {
  throw new Fault('SlotConfigurationNotFoundException', `No slot configuration with ID '${configuration}' was found.`, {
    slotId: slot,
    slotConfigurationId: configuration,
  })
}

/** Parses the context of a slot: all pages, or the pages of one category or folder. */
export function parseSlotContext(text: string): SlotContext {
  const [, type = '', id] = /^(\w*)(?:=(.*))?$/s.exec(text) ?? []
  if (type === 'global' && id === undefined) return { key: text, type }
  if (type !== 'category' && type !== 'folder') {
    throw new Fault('InvalidContextTypeException', 'The context must be global, category=ID or folder=ID.', { contextType: text })
  }
  if (id) return { key: text, type, id }
  throw new Fault('MissingSlotConfigurationContextIdException', `The context '${type}' needs an id.`, { contextType: type })
}
