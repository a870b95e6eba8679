import { createHash } from 'node:crypto'
import type { Env } from '@fondly/kit/env.ts'
import type { FlowState } from '../flows/engine.ts'
import type { FlowRow, IdentityDatabase } from './tables.ts'

/** The lifetime of a flow, and of a browser's cookie since its last use. */
export const FLOW_SECONDS = 15 * 60
export const BROWSER_SECONDS = 12 * 60 * 60

export type Flows = {
  /** Returns the id of the browser with this cookie; undefined when the cookie is unknown or expired. */
  browser: (cookie: string | undefined) => Promise<string | undefined>
  newBrowser: () => Promise<{ id: string; cookie: string }>
  /** Returns a new cookie for the same browser, so that a cookie that an attacker has set stops working (session fixation). */
  renewBrowser: (id: string) => Promise<string>
  forgetBrowser: (cookie: string) => Promise<void>
  begin: (browserId: string, interactionUid: string, state: FlowState) => Promise<string>
  /** Returns the flow; undefined when it is unknown, has expired or belongs to another browser. */
  find: (id: string, browserId: string) => Promise<FlowRow | undefined>
  /** Returns a flow by its id alone. Only for the request that has just begun the flow. */
  get: (id: string) => Promise<FlowRow | undefined>
  /**
   * Saves the new state, and runs `alsoInTransaction` in the same transaction. Returns false when another request changed the flow in the meantime.
   */
  save: (flow: FlowRow, state: FlowState, alsoInTransaction?: (transaction: IdentityDatabase) => Promise<void>) => Promise<boolean>
}

/** Stores flows and the browsers that began them. */
export function flows(database: IdentityDatabase, env: Env): Flows {
  const after = (seconds: number) => new Date(env.clock().getTime() + seconds * 1000)
  const newCookie = () => Buffer.from(env.random(32)).toString('base64url')

  return {
    browser: async (cookie) => {
      if (!cookie) return undefined
      const known = await database
        .updateTable('browsers')
        .set({ expires_at: after(BROWSER_SECONDS) })
        .where('cookie_hash', '=', sha256(cookie))
        .where('expires_at', '>', env.clock())
        .returning('id')
        .executeTakeFirst()
      return known?.id
    },
    newBrowser: async () => {
      const id = env.ids()
      const cookie = newCookie()
      const row = { id, cookie_hash: sha256(cookie), created_at: env.clock(), expires_at: after(BROWSER_SECONDS) }
      await database.insertInto('browsers').values(row).execute()
      return { id, cookie }
    },
    renewBrowser: async (id) => {
      const cookie = newCookie()
      await database
        .updateTable('browsers')
        .set({ cookie_hash: sha256(cookie), expires_at: after(BROWSER_SECONDS) })
        .where('id', '=', id)
        .execute()
      return cookie
    },
    forgetBrowser: async (cookie) => {
      await database.deleteFrom('browsers').where('cookie_hash', '=', sha256(cookie)).execute()
    },
    begin: async (browserId, interactionUid, state) => {
      const id = env.ids()
      await database
        .insertInto('flows')
        .values({
          id,
          browser_id: browserId,
          interaction_uid: interactionUid,
          state: JSON.stringify(state),
          created_at: env.clock(),
          expires_at: after(FLOW_SECONDS),
        })
        .execute()
      return id
    },
    find: (id, browserId) =>
      database
        .selectFrom('flows')
        .selectAll()
        .where('id', '=', id)
        .where('browser_id', '=', browserId)
        .where('expires_at', '>', env.clock())
        .executeTakeFirst(),
    get: (id) => database.selectFrom('flows').selectAll().where('id', '=', id).executeTakeFirst(),
    save: (flow, state, alsoInTransaction) =>
      database.transaction().execute(async (transaction) => {
        const saved = await transaction
          .updateTable('flows')
          .set({ state: JSON.stringify(state), version: flow.version + 1 })
          .where('id', '=', flow.id)
          .where('version', '=', flow.version)
          .executeTakeFirst()
        if (saved.numUpdatedRows !== 1n) return false
        await alsoInTransaction?.(transaction)
        return true
      }),
  }
}

const sha256 = (cookie: string) => createHash('sha256').update(cookie).digest('base64url')
