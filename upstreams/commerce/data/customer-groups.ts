import { SearchRequest } from '@fondly/contracts/ocapi/search.ts'
import { type Selectable, sql } from 'kysely'
import { Fault } from '../faults.ts'
import { resourceState } from '../resource-state.ts'
import { forApplication, type Route } from '../route.ts'
import { searchFields } from '../search/fields.ts'
import { runSearch } from '../search/run-search.ts'
import { parseSelector, selected } from '../search/selector.ts'
import type { Commerce } from '../shelf.ts'
import type { Tables } from '../store/tables.ts'
import { ownSite } from './own-site.ts'

type GroupRow = Selectable<Tables['customer_group']>

export function customerGroupRoutes(commerce: Commerce): Route[] {
  const { database } = commerce
  const fields = searchFields(
    {
      id: { column: sql.ref('id'), kind: 'text' },
      description: { column: sql`lower(description)`, kind: 'folded' },
      type: { column: sql`'static'::text`, kind: 'text' },
    },
    commerce.attributes,
    'customer_group',
  )

  return [
    forApplication('GET /sites/:site/customer_groups/:group', async ({ params, query }) => {
      ownSite(commerce, params)
      const id = params['group'] ?? ''
      const select = query.get('select')
      // Counting is dear, so it is done only when it is named.
      const counted = select !== null && parseSelector(select).names.has('member_count')
      const row = await database.selectFrom('customer_group').selectAll().where('id', '=', id).executeTakeFirst()
      if (!row) throw new Fault('CustomerGroupNotFoundException', `No customer group with ID '${id}' was found.`, { customerGroupId: id })
      const document = { ...groupDocument(commerce, row), ...(counted ? { member_count: await memberCount(commerce, id) } : {}) }
      return { document: select === null ? document : selected(document, select) }
    }),

    forApplication('POST /sites/:site/customer_group_search', async ({ params, body }) => {
      ownSite(commerce, params)
      return {
        document: await runSearch<GroupRow>(database, await body(SearchRequest), {
          type: 'customer_group_search_result',
          table: 'customer_group',
          fields,
          key: sql`id`,
          hit: (row) => groupDocument(commerce, row),
        }),
      }
    }),
  ]
}

function groupDocument({ link, site }: Commerce, row: GroupRow): Record<string, unknown> {
  return {
    _type: 'customer_group',
    _resource_state: resourceState('customer_group', row.id, row.revision),
    id: row.id,
    description: row.description,
    type: 'static',
    link: link(`/sites/${site}/customer_groups/${row.id}`, 'data'),
    creation_date: row.created_at,
    last_modified: row.modified_at,
    ...row.custom,
  }
}

async function memberCount({ database }: Commerce, groupId: string): Promise<number> {
  const { members } = await database
    .selectFrom('customer_group_member')
    .where('group_id', '=', groupId)
    .select(sql<number>`count(*)`.as('members'))
    .executeTakeFirstOrThrow()
  return members
}
