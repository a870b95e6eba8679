import { SearchRequest } from '@fondly/contracts/ocapi/search.ts'
import { type Selectable, sql } from 'kysely'
import { Fault } from '../faults.ts'
import { resourceState } from '../resource-state.ts'
import { forApplication, type Route } from '../route.ts'
import { foldedField, searchFields, textField } from '../search/fields.ts'
import { runSearch } from '../search/run-search.ts'
import { basics, parseSelector, selected } from '../search/selector.ts'
import type { Commerce } from '../shelf.ts'
import type { Tables } from '../store/tables.ts'
import { ownSite } from './own-site.ts'

type GroupRow = Selectable<Tables['customer_group']>

const TYPES = ['system', 'dynamic', 'static']

export function customerGroupRoutes(commerce: Commerce): Route[] {
  const { database } = commerce
  const fields = searchFields(
    {
      id: textField('id'),
      description: foldedField('description'),
      // Ours are all static: they have members, not rules.
      type: { column: sql`'static'::text`, kind: 'text', sortable: false, checked: (value) => oneOf(TYPES, String(value)) },
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
      return { document: select === null ? basics(document) : selected(document, select) }
    }),

    forApplication('POST /sites/:site/customer_group_search', async ({ params, body }) => {
      ownSite(commerce, params)
      return {
        document: await runSearch<GroupRow>(database, await body(SearchRequest), {
          type: 'customer_group_search_result',
          from: sql.table('customer_group'),
          fields,
          key: sql`id`,
          hit: (row) => groupDocument(commerce, row),
          unselected: 'basics',
        }),
      }
    }),
  ]
}

function oneOf(types: string[], type: string): void {
  if (!types.includes(type))
    throw new Fault('CustomerGroupTypeInvalidException', `The type '${type}' is none of a customer group.`, { type })
}

function groupDocument({ link, site }: Commerce, row: GroupRow): Record<string, unknown> {
  return {
    _type: 'customer_group',
    _resource_state: resourceState('customer_group', row.id, row.revision),
    id: row.id,
    description: row.description,
    type: 'static',
    in_deletion: false,
    link: link(`/sites/${site}/customer_groups/${encodeURIComponent(row.id)}`, 'data'),
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
