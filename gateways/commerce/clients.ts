import { CustomerGroup, CustomerGroupSearchResult } from '@fondly/contracts/ocapi/data/customer-groups.ts'
import { SlotConfiguration } from '@fondly/contracts/ocapi/data/slot-configurations.ts'
import { SEARCH_PAGE_SIZE, SearchRequest } from '@fondly/contracts/ocapi/search.ts'
import type { Log } from '@fondly/kit/log.ts'
import { UpstreamRefused } from '@fondly/kit/upstream-error.ts'
import { clientFromWire } from './client-mapping.ts'
import type { Clients, ListedClient } from './commerce.ts'
import type { Access } from './commerce-access.ts'
import { markupText } from './markup.ts'

const MAX_LIST_PAGES = 100

type ClientsOptions = { site: string; slot: string; clock: () => Date; log: Log }

/** Creates the calls that read client organisations (customer groups) and the banner that commerce shows for them now. */
export function createClients({ asApplication }: Access, { site, slot, clock, log }: ClientsOptions): Clients {
  return {
    find: async (clientId) => {
      const path = `/sites/${site}/customer_groups/${encodeURIComponent(clientId)}`
      const query = { select: '(**,member_count)' }
      const group = await unlessUnknown(['CustomerGroupNotFoundException'], () =>
        asApplication({ api: 'data', method: 'GET', path, query, answer: CustomerGroup }),
      )
      return group && clientFromWire(group, log)
    },

    list: async () => {
      const path = `/sites/${site}/customer_group_search`
      const clients: ListedClient[] = []
      for (let page = 0, total = 1; page < MAX_LIST_PAGES && page * SEARCH_PAGE_SIZE < total; page++) {
        const document = {
          query: { match_all_query: {} },
          select: '(count,start,total,hits.(id,description,c_clientConfiguration))',
          sorts: [{ field: 'id' }],
          count: SEARCH_PAGE_SIZE,
          start: page * SEARCH_PAGE_SIZE,
        }
        const body = { schema: SearchRequest, document }
        const found = await asApplication({ api: 'data', method: 'POST', path, body, answer: CustomerGroupSearchResult })
        total = found.total
        for (const { id, name, configuration } of found.hits.map((group) => clientFromWire(group, log)))
          clients.push({ id, name, isArchived: configuration.archived ?? false })
      }
      return clients
    },

    banner: async (clientId, language) => {
      const path = `/sites/${site}/slots/${encodeURIComponent(slot)}/slot_configurations/${encodeURIComponent(clientId)}`
      const configuration = await unlessUnknown(['SlotNotFoundException', 'SlotConfigurationNotFoundException'], () =>
        asApplication({ api: 'data', method: 'GET', path, query: { context: 'global', select: '(**)' }, answer: SlotConfiguration }),
      )
      if (!configuration || configuration.enabled === false) return undefined
      if (!isScheduled(configuration.schedule, clock())) return undefined
      // A configuration for certain groups is not for anybody else.
      const groups = configuration.customer_groups ?? []
      if (groups.length > 0 && !groups.includes(clientId)) return undefined
      return {
        callout: markupText(configuration.callout_msg, language),
        body: markupText(configuration.slot_content?.body, language),
      }
    },
  }
}

/** Whether a schedule holds now. Days of the week and hours of the day count at commerce's own pages only. */
function isScheduled(schedule: SlotConfiguration['schedule'], now: Date): boolean {
  const { start_date: from, end_date: until } = schedule ?? {}
  return !(from && Date.parse(from) > now.getTime()) && !(until && Date.parse(until) <= now.getTime())
}

/** Returns undefined when commerce refuses with one of these codes. */
export async function unlessUnknown<T>(codes: string[], work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof UpstreamRefused && codes.includes(error.code)) return undefined
    throw error
  }
}
