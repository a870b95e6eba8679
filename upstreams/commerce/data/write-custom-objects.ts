import { CustomObjectRequest } from '@fondly/contracts/ocapi/data/custom-objects.ts'
import { sql } from 'kysely'
import { mergeCustom } from '../attributes.ts'
import type { CommerceContext } from '../context.ts'
import { Fault } from '../faults.ts'
import { assertAbsentSeen, assertState, mustNotExist } from '../resource-state.ts'
import { type Call, forApplication, type Route } from '../route.ts'
import { customObjectDocument, customObjectState, findObjectType, type ObjectRow, type ObjectType } from './custom-objects.ts'
import { ownSite } from './own-site.ts'

const MAX_KEY_CHARACTERS = 256
type Target = { type: ObjectType; site: string; key: string }

/**
 * Reads and writes single custom objects. The objects of a type belong to one site or to the organisation. An object is found only below the path of
 * its type's own storage.
 */
export function customObjectWriteRoutes(context: CommerceContext): Route[] {
  return ['/custom_objects/:type/:key', '/sites/:site/custom_objects/:type/:key'].flatMap((path) => [
    forApplication(`GET ${path}`, async (call) => {
      const target = await findTarget(context, call)
      const row = await objectQuery(context, target).executeTakeFirst()
      return { document: customObjectDocument(target.type, row ?? noObject(target)) }
    }),

    // Creates an object, or overwrites all attributes of an existing one. A caller that sends the state 'not_exists' can only create.
    forApplication(`PUT ${path}`, async (call) => {
      const target = await findTarget(context, call)
      const request = await call.body(CustomObjectRequest)
      const custom = mergeCustom({}, await context.attributes.readCustom(target.type.id, request))
      const written = await context.database.transaction().execute(async (database) => {
        const row = await objectQuery({ ...context, database }, target)
          .forUpdate()
          .executeTakeFirst()
        if (row) assertState(customObjectState(row), call.headers, request)
        else assertAbsentSeen(call.headers, request)
        // Another caller may create the object between the two statements, so the insert must check the state again.
        const isNew = mustNotExist(call.headers, request)
        return write({ ...context, database }, target, custom, isNew)
      })
      return { document: customObjectDocument(target.type, written) }
    }),

    forApplication(`PATCH ${path}`, async (call) => {
      const target = await findTarget(context, call)
      const patch = await call.body(CustomObjectRequest)
      const change = await context.attributes.readCustom(target.type.id, patch)
      const written = await context.database.transaction().execute(async (database) => {
        const row =
          (await objectQuery({ ...context, database }, target)
            .forUpdate()
            .executeTakeFirst()) ?? noObject(target)
        assertState(customObjectState(row), call.headers, patch)
        return write({ ...context, database }, target, mergeCustom(row.custom, change))
      })
      return { document: customObjectDocument(target.type, written) }
    }),

    // A call that deletes an object which does not exist succeeds.
    forApplication(`DELETE ${path}`, async (call) => {
      const target = await findTarget(context, call)
      await context.database.transaction().execute(async (database) => {
        const row = await objectQuery({ ...context, database }, target)
          .forUpdate()
          .executeTakeFirst()
        if (!row) return
        assertState(customObjectState(row), call.headers, undefined)
        await database
          .deleteFrom('custom_object')
          .where('object_type', '=', row.object_type)
          .where('site_id', '=', row.site_id)
          .where('key_value', '=', row.key_value)
          .execute()
      })
      return {}
    }),
  ])
}

async function findTarget(context: CommerceContext, { params }: Call): Promise<Target> {
  const { site, type: id = '', key = '' } = params
  if (site !== undefined) ownSite(context, params)
  const type = await findObjectType(context.database, id)
  const target = { type, site: site ?? '', key }
  return type.of_site === (site !== undefined) && key.length <= MAX_KEY_CHARACTERS ? target : noObject(target)
}

function objectQuery({ database }: CommerceContext, { type, site, key }: Target) {
  return database
    .selectFrom('custom_object')
    .selectAll()
    .where('object_type', '=', type.id)
    .where('site_id', '=', site)
    .where('key_value', '=', key)
}

async function write(
  { database, env }: CommerceContext,
  { type, site, key }: Target,
  custom: Record<string, unknown>,
  isNew = false,
): Promise<ObjectRow> {
  const [now, json] = [env.clock(), JSON.stringify(custom)]
  const row = await database
    .insertInto('custom_object')
    .values({ object_type: type.id, site_id: site, key_value: key, custom: json, created_at: now, modified_at: now })
    .onConflict((conflict) => {
      const sameKey = conflict.columns(['object_type', 'site_id', 'key_value'])
      return isNew
        ? sameKey.doNothing()
        : sameKey.doUpdateSet({ custom: json, modified_at: now, revision: sql`custom_object.revision + 1` })
    })
    .returningAll()
    .executeTakeFirst()
  if (row) return row
  throw new Fault('ResourceAlreadyExistsException', 'The resource exists already.')
}

function noObject({ type, key }: Target): never {
  throw new Fault('CustomObjectNotFoundException', `No object of type '${type.id}' has the key '${key.slice(0, MAX_KEY_CHARACTERS)}'.`, {
    objectType: type.id,
    objectId: key.slice(0, MAX_KEY_CHARACTERS),
  })
}
