import { CustomerGroupRequest } from '@fondly/contracts/ocapi/data/customer-groups.ts'
import { sql } from 'kysely'
import { mergeCustom } from '../attributes.ts'
import type { CommerceContext } from '../context.ts'
import { Fault } from '../faults.ts'
import { assertAbsentSeen, assertPathId, assertState, mustNotExist, resourceState } from '../resource-state.ts'
import { type Call, forApplication, type Params, type Route } from '../route.ts'
import { groupDocument, type GroupRow, noGroup } from './customer-groups.ts'
import { ownSite } from './own-site.ts'

/** Groups that every site has. Callers cannot change them. */
const SYSTEM_GROUPS = new Set(['Everyone', 'Registered', 'Unregistered'])
const MAX_ID_CHARACTERS = 256

/** Creates, changes and deletes static customer groups. Dynamic groups cannot be created, because their rules cannot be written here. */
export function customerGroupWriteRoutes(context: CommerceContext): Route[] {
  const { database, env, attributes } = context

  return [
    // PUT only creates a group. PATCH changes an existing group.
    forApplication('PUT /sites/:site/customer_groups/:group', async (call) => {
      const id = ownGroup(context, call.params, 'SystemCustomerGroupCreateForbiddenException')
      const request = await call.body(CustomerGroupRequest)
      assertPathId(id, request.id)
      if (id.length > MAX_ID_CHARACTERS) throw new Fault('CustomerGroupCreateException', 'The ID of the group is too long.')
      assertAbsentSeen(call.headers, request)
      const custom = JSON.stringify(mergeCustom({}, await attributes.readCustom('customer_group', request)))
      const now = env.clock()
      const row = await database
        .insertInto('customer_group')
        .values({ id, description: request.description ?? '', custom, created_at: now, modified_at: now })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returningAll()
        .executeTakeFirst()
      if (row) return { document: groupDocument(context, row) }
      if (mustNotExist(call.headers, request)) throw new Fault('ResourceAlreadyExistsException', 'The resource exists already.')
      throw new Fault('CustomerGroupAlreadyExistsException', `A customer group with ID '${id}' exists already.`, { customerGroupId: id })
    }),

    forApplication('PATCH /sites/:site/customer_groups/:group', async (call) => {
      const id = ownGroup(context, call.params, 'SystemCustomerGroupUpdateForbiddenException')
      const patch = await call.body(CustomerGroupRequest)
      assertPathId(id, patch.id)
      const change = await attributes.readCustom('customer_group', patch)
      const written = await database.transaction().execute(async (transaction) => {
        const row = await lockGroup({ ...context, database: transaction }, id, call, patch)
        return transaction
          .updateTable('customer_group')
          .set({
            custom: JSON.stringify(mergeCustom(row.custom, change)),
            // Null removes the description.
            description: patch.description === undefined ? row.description : (patch.description ?? ''),
            modified_at: env.clock(),
            revision: sql`revision + 1`,
          })
          .where('id', '=', id)
          .returningAll()
          .executeTakeFirstOrThrow()
      })
      return { document: groupDocument(context, written) }
    }),

    // The real platform deletes the group later, in a batch. Here the group is deleted before the answer.
    forApplication('DELETE /sites/:site/customer_groups/:group', async (call) => {
      const id = ownGroup(context, call.params, 'SystemCustomerGroupDeleteForbiddenException')
      const row = await database.transaction().execute(async (transaction) => {
        const found = await lockGroup({ ...context, database: transaction }, id, call, undefined)
        await transaction.deleteFrom('customer_group').where('id', '=', id).execute()
        return found
      })
      return { document: { ...groupDocument(context, row), in_deletion: true } }
    }),
  ]
}

function ownGroup(
  context: CommerceContext,
  params: Params,
  refusal: `SystemCustomerGroup${'Create' | 'Update' | 'Delete'}ForbiddenException`,
): string {
  ownSite(context, params)
  const id = params['group'] ?? ''
  if (SYSTEM_GROUPS.has(id)) throw new Fault(refusal, `The system group '${id}' cannot be written.`, { customerGroupId: id })
  return id
}

/** Reads and locks the group for a change. Throws a fault when the caller names another version of the group. */
async function lockGroup({ database }: CommerceContext, id: string, { headers }: Call, body: unknown): Promise<GroupRow> {
  const row = await database.selectFrom('customer_group').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!row) return noGroup(id)
  assertState(resourceState('customer_group', id, row.revision), headers, body)
  return row
}
