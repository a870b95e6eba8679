import { Fault } from '../faults.ts'
import { resourceState } from '../resource-state.ts'
import { forApplication, type Route } from '../route.ts'
import type { Commerce } from '../shelf.ts'
import { ownSite } from './own-site.ts'

export function slotConfigurationRoutes(commerce: Commerce): Route[] {
  const { database, link, site } = commerce

  return [
    forApplication('GET /sites/:site/slots/:slot/slot_configurations/:configuration', async ({ params, query }) => {
      ownSite(commerce, params)
      const { slot = '', configuration = '' } = params
      const context = query.get('context') ?? 'global'
      if (!/^(global|category=.+|folder=.+)$/.test(context)) {
        throw new Fault('InvalidContextTypeException', 'The context must be global, category=ID or folder=ID.', { context })
      }
      const rows = await database.selectFrom('slot_configuration').selectAll().where('slot_id', '=', slot).execute()
      if (rows.length === 0) throw new Fault('SlotNotFoundException', `No slot with ID '${slot}' was found.`, { slotId: slot })
      const row = rows.find((one) => one.configuration_id === configuration && one.context === context)
      if (!row) {
        throw new Fault('SlotConfigurationNotFoundException', `No slot configuration with ID '${configuration}' was found.`, {
          slotId: slot,
          slotConfigurationId: configuration,
        })
      }
      return {
        document: {
          _type: 'slot_configuration',
          _resource_state: resourceState('slot_configuration', `${slot} ${configuration} ${context}`, row.revision),
          slot_id: slot,
          configuration_id: configuration,
          context,
          link: link(`/sites/${site}/slots/${slot}/slot_configurations/${configuration}`, 'data'),
          creation_date: row.created_at,
          last_modified: row.modified_at,
          ...row.document,
        },
      }
    }),
  ]
}
