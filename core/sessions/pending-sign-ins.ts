import type { PendingSignIn } from '@fondly/gateways/identity/identity.ts'
import type { Kysely } from 'kysely'
import type { Seal } from '../seal/seal.ts'
import type { CoreTables } from '../store/tables.ts'
import { hashSecret, looksLikeSecret, newSecret } from './secret.ts'

const TEN_MINUTES = 10 * 60_000

/** `anew`: identity was told to ask for the password, whoever is signed on there. */
export type StoredSignIn = { pending: PendingSignIn; returnTo: string; anew?: boolean }

/** Sign-ins on their way. One browser may have several (tabs); each is ended once, by the browser that began it, within ten minutes. */
export function createPendingSignIns(
  database: Kysely<CoreTables>,
  seal: Seal,
  env: { clock: () => Date; random: (bytes: number) => Uint8Array },
) {
  return {
    /** Answers the secret for the browser's cookie: the one it has, if that is ours and still counts, else a new one. */
    async keep(matter: StoredSignIn, cookie: string | undefined): Promise<string> {
      const secret = looksLikeSecret(cookie) && (await isOurs(cookie)) ? cookie : newSecret(env.random)
      const state = hashSecret(matter.pending.state)
      await database
        .insertInto('sign_in')
        .values({
          state_hash: state,
          browser_hash: hashSecret(secret),
          sealed: seal.close(matter, place(state)),
          expires_at: new Date(env.clock().getTime() + TEN_MINUTES),
        })
        .execute()
      return secret
    },

    /** Takes it out: undefined when it is unknown, over, another browser's, or was taken before. */
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
      // Only this file closes what lies at this place.
      return row && (seal.open(row.sealed, place(stateHash)) as StoredSignIn)
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

const place = (stateHash: Buffer) => `sign_in:${stateHash.toString('hex')}`
