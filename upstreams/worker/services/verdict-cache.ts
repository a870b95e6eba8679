import { createCipheriv, createDecipheriv, createHmac, hkdfSync } from 'node:crypto'
import type { Env } from '@fondly/kit/env.ts'
import type { Kysely } from 'kysely'
import * as z from 'zod'
import type { WorkerTables } from '../store/tables.ts'
import type { AddressQuestion, AddressService, Strictness, Verdict } from './address-service.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** Refusals are cached only for a day, because an address may become valid when a new house is built. */
const REFUSAL_DAYS = 1
const [NONCE_BYTES, TAG_BYTES] = [12, 16]

/**
 * Caches verdicts in the database, so that the service is not called twice for one address. Addresses are not stored in clear text: the key is a
 * keyed hash of the question (a plain hash could be found by trying addresses), and the verdict is encrypted with AES-256-GCM.
 */
export function verdictCache(options: {
  database: Kysely<WorkerTables>
  env: Pick<Env, 'clock' | 'random'>
  /** The key for hashes and encryption, at least 32 bytes. */
  secret: Uint8Array
  /** How many days a verdict is cached. With 0, nothing is cached. */
  days: number
}) {
  const { database, env, secret, days } = options
  if (secret.byteLength < 32) throw new Error('The key of the verdict cache must have at least 32 bytes.')
  const deriveKey = (use: string) => Buffer.from(hkdfSync('sha256', secret, '', `fondly addresses ${use}`, 32))
  const [hashKey, sealKey] = [deriveKey('hash'), deriveKey('seal')]

  function close(verdict: Verdict, key: Buffer): Buffer {
    const nonce = env.random(NONCE_BYTES)
    const cipher = createCipheriv('aes-256-gcm', sealKey, nonce).setAAD(key)
    const hidden = Buffer.concat([cipher.update(JSON.stringify(verdict), 'utf8'), cipher.final()])
    return Buffer.concat([nonce, cipher.getAuthTag(), hidden])
  }

  function open(sealed: Buffer, key: Buffer): Verdict | undefined {
    try {
      const decipher = createDecipheriv('aes-256-gcm', sealKey, sealed.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES }).setAAD(key)
      decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
      const plain = Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()])
      return CachedVerdict.safeParse(JSON.parse(plain.toString('utf8'))).data
    } catch {
      // The row was encrypted with another key or was changed. The service is called again, and the row is overwritten.
      return undefined
    }
  }

  return {
    /** The cache key of a question; case does not matter. */
    computeKey: (service: AddressService['name'], strictness: Strictness, question: AddressQuestion): Buffer => {
      const { street, secondary, urbanization, city, state, zip, plusFour } = question
      const parts = [service, strictness, street, secondary, urbanization, city, state, zip, plusFour].map((part) => part.toUpperCase())
      return createHmac('sha256', hashKey).update(JSON.stringify(parts)).digest()
    },
    find: async (key: Buffer): Promise<Verdict | undefined> => {
      if (days === 0) return undefined
      const row = await database
        .selectFrom('address_verdict')
        .select('sealed')
        .where('key', '=', key)
        .where('expires_at', '>', env.clock())
        .executeTakeFirst()
      return row && open(row.sealed, key)
    },
    /** Stores a verdict and deletes expired ones. */
    save: async (key: Buffer, verdict: Verdict): Promise<void> => {
      if (days === 0) return
      const now = env.clock()
      const row = {
        sealed: close(verdict, key),
        expires_at: new Date(now.getTime() + (verdict.success ? days : Math.min(days, REFUSAL_DAYS)) * DAY_MS),
      }
      await database
        .insertInto('address_verdict')
        .values({ key, ...row })
        .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
        .execute()
      await database.deleteFrom('address_verdict').where('expires_at', '<=', now).execute()
    },
  }
}
export type VerdictCache = ReturnType<typeof verdictCache>

const Text = z.string()
const CachedVerdict = z.discriminatedUnion('success', [
  z.object({
    success: z.literal(true),
    message: Text,
    level: z.enum(['zip', 'dpv']),
    address: z.object({ address1: Text, address2: Text, city: Text, state_code: Text, postal_code: Text, delivery_point: Text.optional() }),
  }),
  z.object({ success: z.literal(false), message: Text }),
])
