import { createHash } from 'node:crypto'
import type { Env } from '@fondly/kit/env.ts'
import type { FlowState } from '../flows/engine.ts'
import type { FlowRow, IdentityDatabase } from './tables.ts'

/** How long a flow waits for the person, and how long a browser is known by its cookie. */
export const FLOW_SECONDS = 15 * 60
export const BROWSER_SECONDS = 12 * 60 * 60

export type Flows = {
  /** The browser that this cookie names, if it is still known. */
  browser: (cookie: string | undefined) => Promise<string | undefined>
  newBrowser: () => Promise<{ id: string; cookie: string }>
  /** A new cookie for the same browser: whoever planted the old one is left outside. */
  renewBrowser: (id: string) => Promise<string>
  forgetBrowser: (cookie: string) => Promise<void>
  begin: (browserId: string, interactionUid: string, state: FlowState) => Promise<string>
  /** Undefined when unknown, expired or another browser's. */
  find: (id: string, browserId: string) => Promise<FlowRow | undefined>
  /** A flow that was begun a moment ago, in whichever browser. */
  get: (id: string) => Promise<FlowRow | undefined>
  /** False when somebody else moved the flow in the meantime. What must happen with it is done in the same transaction. */
  save: (flow: FlowRow, state: FlowState, along?: (transaction: IdentityDatabase) => Promise<void>) => Promise<boolean>
}

/** Flows and the browsers they are bound to. */
export function flows(database: IdentityDatabase, env: Env): Flows {
  const after = (seconds: number) => new Date(env.clock().getTime() + seconds * 1000)
  const newCookie = () => Buffer.from(env.random(32)).toString('base64url')

  return {
    browser: async (cookie) => {
      if (!cookie) return undefined
      const known = await database
        .updateTable('browsers')
        .set({ expires_at: after(BROWSER_SECONDS) })
        .where('cookie_hash', '=', hashed(cookie))
        .where('expires_at', '>', env.clock())
        .returning('id')
        .executeTakeFirst()
      return known?.id
    },
    newBrowser: async () => {
      const id = env.ids()
      const cookie = newCookie()
      const row = { id, cookie_hash: hashed(cookie), created_at: env.clock(), expires_at: after(BROWSER_SECONDS) }
      await database.insertInto('browsers').values(row).execute()
      return { id, cookie }
    },
    renewBrowser: async (id) => {
      const cookie = newCookie()
      await database
        .updateTable('browsers')
        .set({ cookie_hash: hashed(cookie), expires_at: after(BROWSER_SECONDS) })
        .where('id', '=', id)
        .execute()
      return cookie
    },
    forgetBrowser: async (cookie) => {
      await database.deleteFrom('browsers').where('cookie_hash', '=', hashed(cookie)).execute()
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
    save: (flow, state, along) =>
      database.transaction().execute(async (transaction) => {
        const saved = await transaction
          .updateTable('flows')
          .set({ state: JSON.stringify(state), version: flow.version + 1 })
          .where('id', '=', flow.id)
          .where('version', '=', flow.version)
          .executeTakeFirst()
        if (saved.numUpdatedRows !== 1n) return false
        await along?.(transaction)
        return true
      }),
  }
}

const hashed = (cookie: string) => createHash('sha256').update(cookie).digest('base64url')
