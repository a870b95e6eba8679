import { SearchRequest } from '@fondly/contracts/ocapi/search.ts'
import { type Selectable, sql } from 'kysely'
import { Fault } from '../faults.ts'
import { resourceState } from '../resource-state.ts'
import { forApplication, type Route } from '../route.ts'
import { type Field, instantField, searchFields, textField } from '../search/fields.ts'
import { runSearch } from '../search/run-search.ts'
import type { CommerceContext } from '../context.ts'
import type { Tables } from '../store/tables.ts'

export type ObjectRow = Selectable<Tables['custom_object']>

const FIELDS: Record<string, Field> = {
  key_value_string: textField('key_value'),
  // The column is null for a key that is not a whole number.
  key_value_integer: { column: sql`case when key_value ~ '^-?[0-9]{1,15}$' then key_value::numeric end`, kind: 'number' },
  site_id: textField('site_id'),
  creation_date: instantField('created_at'),
  last_modified: instantField('modified_at'),
}

export function customObjectRoutes({ database, attributes }: CommerceContext): Route[] {
  return [
    forApplication('POST /custom_objects_search/:type', async ({ params, body }) => {
      const id = params['type'] ?? ''
      const type = await findObjectType(database, id)
      return {
        document: await runSearch<ObjectRow>(database, await body(SearchRequest), {
          type: 'custom_object_search_result',
          from: sql.table('custom_object'),
          fields: searchFields(FIELDS, attributes, id),
          key: sql`site_id, key_value`,
          within: sql<boolean>`object_type = ${id}`,
          hit: (row) => customObjectDocument(type, row),
          unselected: 'basics',
        }),
      }
    }),
  ]
}

export type ObjectType = Selectable<Tables['custom_object_type']>

/** Throws the fault of an unknown type. */
export async function findObjectType(database: CommerceContext['database'], id: string): Promise<ObjectType> {
  const type = await database.selectFrom('custom_object_type').selectAll().where('id', '=', id).executeTakeFirst()
  if (type) return type
  throw new Fault('ObjectTypeNotFoundException', `There is no custom object type '${id}'.`, { objectType: id })
}

export function customObjectState({ object_type: type, site_id: site, key_value: key, revision }: ObjectRow): string {
  return resourceState('custom_object', `${type} ${site} ${key}`, revision)
}

/** A custom object as the Data API returns it. */
export function customObjectDocument(type: ObjectType, row: ObjectRow): Record<string, unknown> {
  return {
    _type: 'custom_object',
    _resource_state: customObjectState(row),
    object_type: type.id,
    key_property: type.key_property,
    key_value_string: row.key_value,
    site_id: row.site_id,
    creation_date: row.created_at,
    last_modified: row.modified_at,
    ...row.custom,
  }
}
