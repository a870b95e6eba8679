import { Fault } from '../faults.ts'
import { resourceState } from '../resource-state.ts'
import { forApplication, type Route } from '../route.ts'
import { basics, selected } from '../search/selector.ts'
import type { CommerceContext } from '../context.ts'
import { ownSite } from './own-site.ts'

export function slotConfigurationRoutes(context: CommerceContext): Route[] {
  const { database, link, site } = context

  return [
    forApplication('GET /sites/:site/slots/:slot/slot_configurations/:configuration', async ({ params, query }) => {
      ownSite(context, params)
      const { slot = '', configuration = '' } = params
      const select = query.get('select')
      const slotContext = parseSlotContext(query.get('context') ?? 'global')
      const rows = await database.selectFrom('slot_configuration').selectAll().where('slot_id', '=', slot).execute()
      if (rows.length === 0) throw new Fault('SlotNotFoundException', `No slot with ID '${slot}' was found.`, { slotId: slot })
      const row = rows.find((one) => one.configuration_id === configuration && one.context === slotContext.key)
      if (!row) {
        throw new Fault('SlotConfigurationNotFoundException', `No slot configuration with ID '${configuration}' was found.`, {
          slotId: slot,
          slotConfigurationId: configuration,
        })
      }
      const path = `/sites/${site}/slots/${encodeURIComponent(slot)}/slot_configurations/${encodeURIComponent(configuration)}`
      const document = {
        _type: 'slot_configuration',
        _resource_state: resourceState('slot_configuration', `${slot} ${configuration} ${slotContext.key}`, row.revision),
        slot_id: slot,
        configuration_id: configuration,
        context: slotContext.type,
        ...(slotContext.id === undefined ? {} : { context_id: slotContext.id }),
        link: link(`${path}?context=${encodeURIComponent(slotContext.key)}`, 'data'),
        creation_date: row.created_at,
        last_modified: row.modified_at,
        // Required by the reference, also for a slot without content.
        slot_content: { _type: 'slot_content', type: 'html' },
        ...row.document,
      }
      return { document: select === null ? { ...basics(document), slot_content: document.slot_content } : selected(document, select) }
    }),
  ]
}

/** The context of a slot: all pages, or those of one category or folder. */
function parseSlotContext(text: string): { key: string; type: string; id?: string } {
  const [, type = '', id] = /^(\w*)(?:=(.*))?$/s.exec(text) ?? []
  if (type === 'global' && id === undefined) return { key: text, type }
  if (type !== 'category' && type !== 'folder') {
    throw new Fault('InvalidContextTypeException', 'The context must be global, category=ID or folder=ID.', { contextType: text })
  }
  if (id) return { key: text, type, id }
  throw new Fault('MissingSlotConfigurationContextIdException', `The context '${type}' needs an id.`, { contextType: type })
}
