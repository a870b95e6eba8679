import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Env } from '@fondly/kit/env.ts'
import type { CodePurpose, IdentityDatabase } from './tables.ts'

export const CODE_SECONDS = 5 * 60
// The characters of a code. 0, O, 1 and I are missing, because people confuse them.
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

export type Codes = {
  /** Stores a new code, in the flow's transaction. It replaces the previous one. */
  make: (transaction: IdentityDatabase, flowId: string, purpose: CodePurpose) => Promise<{ code: string; expiresAt: Date }>
  /** Returns whether the code is right. A right code is deleted, so it works once. */
  take: (flowId: string, purpose: CodePurpose, given: string) => Promise<boolean>
  /** Stores a new recovery code that belongs to the user and not to a flow, in the transaction of its e-mail. It replaces the previous one. */
  makeForUser: (transaction: IdentityDatabase, userId: string) => Promise<{ code: string; expiresAt: Date }>
  /** Returns whether this is the recovery code of the user. A right code is deleted, so it works once. */
  takeOfUser: (userId: string, given: string) => Promise<boolean>
}

/** Codes sent by e-mail: six digits for a second factor, else eight letters and digits. Only a keyed hash is stored. */
export function codes(database: IdentityDatabase, env: Env, key: string): Codes {
  const computeHash = (owner: string, purpose: CodePurpose, code: string) =>
    createHmac('sha256', key).update(`${owner} ${purpose} ${code.trim().toUpperCase()}`).digest('base64url')

  const signs = () => Array.from(env.random(8), (byte) => SIGNS.charAt(byte % 32)).join('')
  const computeExpiry = () => new Date(env.clock().getTime() + CODE_SECONDS * 1000)

  return {
    make: async (transaction, flowId, purpose) => {
      const code = purpose === 'passcode' ? digits(env.random(8)) : signs()
      const expiresAt = computeExpiry()
      const row = { code_hash: computeHash(flowId, purpose, code), expires_at: expiresAt }
      await transaction
        .insertInto('codes')
        .values({ flow_id: flowId, purpose, ...row })
        .onConflict((conflict) => conflict.columns(['flow_id', 'purpose']).doUpdateSet(row))
        .execute()
      return { code, expiresAt }
    },
    take: async (flowId, purpose, given) => {
      const query = () => database.selectFrom('codes').where('flow_id', '=', flowId).where('purpose', '=', purpose)
      const stored = await query().select(['code_hash', 'expires_at']).executeTakeFirst()
      const hash = computeHash(flowId, purpose, given)
      if (!stored || stored.expires_at <= env.clock()) return false
      if (!timingSafeEqual(Buffer.from(stored.code_hash), Buffer.from(hash))) return false
      const used = await database
        .deleteFrom('codes')
        .where('flow_id', '=', flowId)
        .where('purpose', '=', purpose)
        .where('code_hash', '=', hash)
        .executeTakeFirst()
      return used.numDeletedRows === 1n
    },
    makeForUser: async (transaction, userId) => {
      const [code, expiresAt] = [signs(), computeExpiry()]
      const row = { code_hash: computeHash(userId, 'recovery', code), expires_at: expiresAt }
      await transaction
        .insertInto('recovery_codes')
        .values({ user_id: userId, ...row })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
        .execute()
      return { code, expiresAt }
    },
    takeOfUser: async (userId, given) => {
      const used = await database
        .deleteFrom('recovery_codes')
        .where('user_id', '=', userId)
        .where('code_hash', '=', computeHash(userId, 'recovery', given))
        .where('expires_at', '>', env.clock())
        .executeTakeFirst()
      return used.numDeletedRows === 1n
    },
  }
}

// 64 random bits modulo one million: the bias is negligible.
const digits = (bytes: Uint8Array) => String(Buffer.from(bytes).readBigUInt64BE() % 1_000_000n).padStart(6, '0')
