import { Fault } from '../faults.ts'
import { resourceState } from '../resource-state.ts'
import { forApplication, type Route } from '../route.ts'
import { basics, selected } from '../search/selector.ts'
import type { Commerce } from '../shelf.ts'
import { ownSite } from './own-site.ts'

export function slotConfigurationRoutes(commerce: Commerce): Route[] {
  const { database, link, site } = commerce

  return [
    forApplication('GET /sites/:site/slots/:slot/slot_configurations/:configuration', async ({ params, query }) => {
      ownSite(commerce, params)
      const { slot = '', configuration = '' } = params
      const select = query.get('select')
      const context = contextOf(query.get('context') ?? 'global')
      const rows = await database.selectFrom('slot_configuration').selectAll().where('slot_id', '=', slot).execute()
      if (rows.length === 0) throw new Fault('SlotNotFoundException', `No slot with ID '${slot}' was found.`, { slotId: slot })
      const row = rows.find((one) => one.configuration_id === configuration && one.context === context.key)
      if (!row) {
        throw new Fault('SlotConfigurationNotFoundException', `No slot configuration with ID '${configuration}' was found.`, {
          slotId: slot,
          slotConfigurationId: configuration,
        })
      }
      const path = `/sites/${site}/slots/${encodeURIComponent(slot)}/slot_configurations/${encodeURIComponent(configuration)}`
      const document = {
        _type: 'slot_configuration',
        _resource_state: resourceState('slot_configuration', `${slot} ${configuration} ${context.key}`, row.revision),
        slot_id: slot,
        configuration_id: configuration,
        context: context.type,
        ...(context.id === undefined ? {} : { context_id: context.id }),
        link: link(`${path}?context=${encodeURIComponent(context.key)}`, 'data'),
        creation_date: row.created_at,
        last_modified: row.modified_at,
        // Required in the reference, so that it is told of a slot that shows nothing, too.
        slot_content: { _type: 'slot_content', type: 'html' },
        ...row.document,
      }
      return { document: select === null ? { ...basics(document), slot_content: document.slot_content } : selected(document, select) }
    }),
  ]
}

/** Where a slot stands: everywhere, or on the pages of one category or folder. */
function contextOf(text: string): { key: string; type: string; id?: string } {
  const [, type = '', id] = /^(\w*)(?:=(.*))?$/s.exec(text) ?? []
  if (type === 'global' && id === undefined) return { key: text, type }
  if (type !== 'category' && type !== 'folder') {
    throw new Fault('InvalidContextTypeException', 'The context must be global, category=ID or folder=ID.', { contextType: text })
  }
  if (id) return { key: text, type, id }
  throw new Fault('MissingSlotConfigurationContextIdException', `The context '${type}' needs an id.`, { contextType: type })
}
