import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Env } from '@fondly/kit/env.ts'
import type { CodePurpose, IdentityDatabase } from './tables.ts'

export const CODE_SECONDS = 5 * 60
// Neither 0 and O nor 1 and I, which are mistaken for each other on a telephone.
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

export type Codes = {
  /** A new code in place of the one before, to be kept with the flow's own transaction. */
  make: (transaction: IdentityDatabase, flowId: string, purpose: CodePurpose) => Promise<{ code: string; expiresAt: Date }>
  /** Whether it is the code, once: a code that was right is used up. */
  take: (flowId: string, purpose: CodePurpose, given: string) => Promise<boolean>
}

/** Codes sent by e-mail: six digits as a second factor, else eight letters and digits. Only a keyed hash is kept. */
export function codes(database: IdentityDatabase, env: Env, key: string): Codes {
  const hashOf = (flowId: string, purpose: CodePurpose, code: string) =>
    createHmac('sha256', key).update(`${flowId} ${purpose} ${code.trim().toUpperCase()}`).digest('base64url')

  return {
    make: async (transaction, flowId, purpose) => {
      const code = purpose === 'passcode' ? digits(env.random(8)) : Array.from(env.random(8), (byte) => SIGNS.charAt(byte % 32)).join('')
      const expiresAt = new Date(env.clock().getTime() + CODE_SECONDS * 1000)
      const row = { code_hash: hashOf(flowId, purpose, code), expires_at: expiresAt }
      await transaction
        .insertInto('codes')
        .values({ flow_id: flowId, purpose, ...row })
        .onConflict((conflict) => conflict.columns(['flow_id', 'purpose']).doUpdateSet(row))
        .execute()
      return { code, expiresAt }
    },
    take: async (flowId, purpose, given) => {
      const its = () => database.selectFrom('codes').where('flow_id', '=', flowId).where('purpose', '=', purpose)
      const kept = await its().select(['code_hash', 'expires_at']).executeTakeFirst()
      const hash = hashOf(flowId, purpose, given)
      if (!kept || kept.expires_at <= env.clock()) return false
      if (!timingSafeEqual(Buffer.from(kept.code_hash), Buffer.from(hash))) return false
      const used = await database
        .deleteFrom('codes')
        .where('flow_id', '=', flowId)
        .where('purpose', '=', purpose)
        .where('code_hash', '=', hash)
        .executeTakeFirst()
      return used.numDeletedRows === 1n
    },
  }
}

// Eight bytes over a million: no digit is noticeably likelier than another.
const digits = (bytes: Uint8Array) => String(Buffer.from(bytes).readBigUInt64BE() % 1_000_000n).padStart(6, '0')
