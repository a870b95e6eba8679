import { createHash } from 'node:crypto'
import type { Env } from '@fondly/kit/env.ts'
import type { News } from '../flows/engine.ts'
import type { IdentityDatabase, PushRequestRow } from './tables.ts'

export const PUSH_SECONDS = 60

export type PushRequests = {
  /** A new question to a phone, the flow's only open one; answers the unguessable part of its link. */
  make: (transaction: IdentityDatabase, flowId: string, deviceId: string) => Promise<{ request: string; expiresAt: Date }>
  find: (request: string) => Promise<PushRequestRow | undefined>
  isOpen: (asked: PushRequestRow) => boolean
  /** False when it was answered before, or nobody waits for it any more. */
  answer: (request: string, answer: 'approved' | 'denied') => Promise<boolean>
  /** What the phone of this flow said, if anything happened. */
  newsOf: (flowId: string) => Promise<News | undefined>
}

/** Questions to phones: whoever has the link may answer once, within a minute. */
export function pushRequests(database: IdentityDatabase, env: Env): PushRequests {
  return {
    make: async (transaction, flowId, deviceId) => {
      const request = Buffer.from(env.random(32)).toString('base64url')
      const now = env.clock()
      const expiresAt = new Date(now.getTime() + PUSH_SECONDS * 1000)
      // An older question of this flow is taken back.
      await transaction.deleteFrom('push_requests').where('flow_id', '=', flowId).execute()
      await transaction
        .insertInto('push_requests')
        .values({ id_hash: hashed(request), flow_id: flowId, device_id: deviceId, answer: null, created_at: now, expires_at: expiresAt })
        .execute()
      return { request, expiresAt }
    },
    find: (request) => database.selectFrom('push_requests').selectAll().where('id_hash', '=', hashed(request)).executeTakeFirst(),
    isOpen: ({ answer, expires_at }) => answer === null && expires_at > env.clock(),
    answer: async (request, answer) => {
      const answered = await database
        .updateTable('push_requests')
        .set({ answer })
        .where('id_hash', '=', hashed(request))
        .where('answer', 'is', null)
        .where('expires_at', '>', env.clock())
        .executeTakeFirst()
      return answered.numUpdatedRows === 1n
    },
    newsOf: async (flowId) => {
      const asked = await database.selectFrom('push_requests').selectAll().where('flow_id', '=', flowId).executeTakeFirst()
      if (asked?.answer) return `push ${asked.answer}`
      return asked && asked.expires_at > env.clock() ? undefined : 'push timed out'
    },
  }
}

const hashed = (request: string) => createHash('sha256').update(request).digest('base64url')
