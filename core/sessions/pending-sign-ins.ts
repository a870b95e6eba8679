import type { PendingSignIn } from '@fondly/gateways/identity/identity.ts'
import type { Kysely } from 'kysely'
import type { Seal } from '../seal/seal.ts'
import type { BffTables } from '../store/tables.ts'
import { hashOf, looksLikeSecret, newSecret } from './secret.ts'

const TEN_MINUTES = 10 * 60_000

/** `anew`: identity was told to ask for the password, whoever is signed on there. */
export type Kept = { pending: PendingSignIn; returnTo: string; anew?: boolean }

/** Sign-ins on their way. One browser may have several (tabs); each is ended once, by the browser that began it, within ten minutes. */
export function signIns(database: Kysely<BffTables>, seal: Seal, env: { clock: () => Date; random: (bytes: number) => Uint8Array }) {
  return {
    /** Answers the secret for the browser's cookie: the one it has, if that is ours and still counts, else a new one. */
    async keep(matter: Kept, cookie: string | undefined): Promise<string> {
      const secret = looksLikeSecret(cookie) && (await isOurs(cookie)) ? cookie : newSecret(env.random)
      const state = hashOf(matter.pending.state)
      await database
        .insertInto('sign_in')
        .values({
          state_hash: state,
          browser_hash: hashOf(secret),
          sealed: seal.close(matter, place(state)),
          expires_at: new Date(env.clock().getTime() + TEN_MINUTES),
        })
        .execute()
      return secret
    },

    /** Takes it out: undefined when it is unknown, over, another browser's, or was taken before. */
    async take(state: string, cookie: string | undefined): Promise<Kept | undefined> {
      if (!looksLikeSecret(cookie) || state.length > 500) return undefined
      const stateHash = hashOf(state)
      const row = await database
        .deleteFrom('sign_in')
        .where('state_hash', '=', stateHash)
        .where('browser_hash', '=', hashOf(cookie))
        .where('expires_at', '>', env.clock())
        .returning('sealed')
        .executeTakeFirst()
      // Only this file closes what lies at this place.
      return row && (seal.open(row.sealed, place(stateHash)) as Kept)
    },
  }

  async function isOurs(cookie: string): Promise<boolean> {
    const row = await database
      .selectFrom('sign_in')
      .select('state_hash')
      .where('browser_hash', '=', hashOf(cookie))
      .where('expires_at', '>', env.clock())
      .limit(1)
      .executeTakeFirst()
    return row !== undefined
  }
}

const place = (stateHash: Buffer) => `sign_in:${stateHash.toString('hex')}`
