import { SearchRequest } from '@fondly/contracts/ocapi/search.ts'
import { type Selectable, sql } from 'kysely'
import { Fault } from '../faults.ts'
import { resourceState } from '../resource-state.ts'
import { forApplication, type Route } from '../route.ts'
import { foldedField, searchFields, textField } from '../search/fields.ts'
import { runSearch } from '../search/run-search.ts'
import { basics, parseSelector, selected } from '../search/selector.ts'
import type { CommerceContext } from '../context.ts'
import type { Tables } from '../store/tables.ts'
import { ownSite } from './own-site.ts'

export type GroupRow = Selectable<Tables['customer_group']>

const TYPES = ['system', 'dynamic', 'static']

export function customerGroupRoutes(context: CommerceContext): Route[] {
  const { database } = context
  const fields = searchFields(
    {
      id: textField('id'),
      description: foldedField('description'),
      // All groups of this server are static: they have members instead of rules.
      type: { column: sql`'static'::text`, kind: 'text', sortable: false, checked: (value) => oneOf(TYPES, String(value)) },
    },
    context.attributes,
    'customer_group',
  )

  return [
    forApplication('GET /sites/:site/customer_groups/:group', async ({ params, query }) => {
      ownSite(context, params)
      const id = params['group'] ?? ''
      const select = query.get('select')
      // Members are counted only if the caller selects the count by name, because counting is expensive.
      const counted = select !== null && parseSelector(select).names.has('member_count')
      const row = await database.selectFrom('customer_group').selectAll().where('id', '=', id).executeTakeFirst()
      if (!row) return noGroup(id)
      const document = { ...groupDocument(context, row), ...(counted ? { member_count: await memberCount(context, id) } : {}) }
      return { document: select === null ? basics(document) : selected(document, select) }
    }),

    forApplication('POST /sites/:site/customer_group_search', async ({ params, body }) => {
      ownSite(context, params)
      return {
        document: await runSearch<GroupRow>(database, await body(SearchRequest), {
          type: 'customer_group_search_result',
          from: sql.table('customer_group'),
          fields,
          key: sql`id`,
          hit: (row) => groupDocument(context, row),
          unselected: 'basics',
        }),
      }
    }),
  ]
}

/** Throws the fault for an unknown customer group. */
export function noGroup(id: string): never {
  throw new Fault('CustomerGroupNotFoundException', `No customer group with ID '${id}' was found.`, { customerGroupId: id })
}

function oneOf(types: string[], type: string): void {
  if (!types.includes(type))
    throw new Fault('CustomerGroupTypeInvalidException', `The type '${type}' is none of a customer group.`, { type })
}

/** A customer group as the Data API returns it. */
export function groupDocument({ link, site }: CommerceContext, row: GroupRow): Record<string, unknown> {
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

async function memberCount({ database }: CommerceContext, groupId: string): Promise<number> {
  const { members } = await database
    .selectFrom('customer_group_member')
    .where('group_id', '=', groupId)
    .select(sql<number>`count(*)`.as('members'))
    .executeTakeFirstOrThrow()
  return members
}
