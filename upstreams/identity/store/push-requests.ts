import { createHash } from 'node:crypto'
import type { Env } from '@fondly/kit/env.ts'
import type { PushResult } from '../flows/engine.ts'
import type { IdentityDatabase, PushRequestRow } from './tables.ts'

export const PUSH_SECONDS = 60

export type PushRequests = {
  /** Stores a new push request, the flow's only open one. Returns the secret part of its link. */
  make: (transaction: IdentityDatabase, flowId: string, deviceId: string) => Promise<{ request: string; expiresAt: Date }>
  find: (request: string) => Promise<PushRequestRow | undefined>
  isOpen: (found: PushRequestRow) => boolean
  /** Stores the answer. Returns false when the request was already answered or has expired. */
  answer: (request: string, answer: 'approved' | 'denied') => Promise<boolean>
  /** Returns the result of this flow's push request; undefined while the request is open. */
  findResult: (flowId: string) => Promise<PushResult | undefined>
}

/** Push requests to phones. The holder of the link may answer once, within a minute. */
export function pushRequests(database: IdentityDatabase, env: Env): PushRequests {
  return {
    make: async (transaction, flowId, deviceId) => {
      const request = Buffer.from(env.random(32)).toString('base64url')
      const now = env.clock()
      const expiresAt = new Date(now.getTime() + PUSH_SECONDS * 1000)
      // Delete an older request of this flow.
      await transaction.deleteFrom('push_requests').where('flow_id', '=', flowId).execute()
      await transaction
        .insertInto('push_requests')
        .values({ id_hash: sha256(request), flow_id: flowId, device_id: deviceId, answer: null, created_at: now, expires_at: expiresAt })
        .execute()
      return { request, expiresAt }
    },
    find: (request) => database.selectFrom('push_requests').selectAll().where('id_hash', '=', sha256(request)).executeTakeFirst(),
    isOpen: ({ answer, expires_at }) => answer === null && expires_at > env.clock(),
    answer: async (request, answer) => {
      const answered = await database
        .updateTable('push_requests')
        .set({ answer })
        .where('id_hash', '=', sha256(request))
        .where('answer', 'is', null)
        .where('expires_at', '>', env.clock())
        .executeTakeFirst()
      return answered.numUpdatedRows === 1n
    },
    findResult: async (flowId) => {
      const found = await database.selectFrom('push_requests').selectAll().where('flow_id', '=', flowId).executeTakeFirst()
      if (found?.answer) return `push ${found.answer}`
      return found && found.expires_at > env.clock() ? undefined : 'push timed out'
    },
  }
}

const sha256 = (request: string) => createHash('sha256').update(request).digest('base64url')
