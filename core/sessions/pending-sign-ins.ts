import type { PendingSignIn } from '@fondly/gateways/identity/identity.ts'
import { createTypedSeal } from '@fondly/kit/seal.ts'
import type { Kysely } from 'kysely'
import type { Seal } from '../seal/seal.ts'
import type { CoreTables } from '../store/tables.ts'
import { hashSecret, looksLikeSecret, newSecret } from './secret.ts'

const MAX_SIGN_IN_MS = 10 * 60_000

/** A sign-in that has begun. `anew`: identity must ask for the password, even if the browser is signed on there. */
export type StoredSignIn = { pending: PendingSignIn; returnTo: string; anew?: boolean }

/**
 * Creates the store of sign-ins that have begun. A browser may have several of them, one in each tab. Each can end once, within ten minutes, in the
 * browser that began it.
 */
export function createPendingSignIns(
  database: Kysely<CoreTables>,
  seal: Seal,
  env: { clock: () => Date; random: (bytes: number) => Uint8Array },
) {
  const sealed = createTypedSeal<StoredSignIn, [stateHash: Buffer]>(seal, (stateHash) => `sign_in:${stateHash.toString('hex')}`)
  return {
    /** Stores a sign-in. Returns the secret for the browser's cookie: the secret that the browser already has if it is valid, otherwise a new one. */
    async keep(signIn: StoredSignIn, cookie: string | undefined): Promise<string> {
      const secret = looksLikeSecret(cookie) && (await isOurs(cookie)) ? cookie : newSecret(env.random)
      const state = hashSecret(signIn.pending.state)
      await database
        .insertInto('sign_in')
        .values({
          state_hash: state,
          browser_hash: hashSecret(secret),
          sealed: sealed.close(signIn, state),
          expires_at: new Date(env.clock().getTime() + MAX_SIGN_IN_MS),
        })
        .execute()
      return secret
    },

    /** Takes a sign-in out of the store. Undefined when it is unknown, expired, of another browser, or was taken before. */
    async take(state: string, cookie: string | undefined): Promise<StoredSignIn | undefined> {
      if (!looksLikeSecret(cookie) || state.length > 500) return undefined
      const stateHash = hashSecret(state)
      const row = await database
        .deleteFrom('sign_in')
        .where('state_hash', '=', stateHash)
        .where('browser_hash', '=', hashSecret(cookie))
        .where('expires_at', '>', env.clock())
        .returning('sealed')
        .executeTakeFirst()
      return row && sealed.open(row.sealed, stateHash)
    },
  }

  async function isOurs(cookie: string): Promise<boolean> {
    const row = await database
      .selectFrom('sign_in')
      .select('state_hash')
      .where('browser_hash', '=', hashSecret(cookie))
      .where('expires_at', '>', env.clock())
      .limit(1)
      .executeTakeFirst()
    return row !== undefined
  }
}
