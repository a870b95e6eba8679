import { createCipheriv, createDecipheriv, createHmac, hkdfSync } from 'node:crypto'
import type { Env } from '@fondly/kit/env.ts'
import type { Kysely } from 'kysely'
import * as z from 'zod'
import type { WorkerTables } from '../store/tables.ts'
import type { AddressQuestion, AddressService, Strictness, Verdict } from './address-service.ts'

const DAY = 24 * 60 * 60 * 1000
/** A house that was not found may be built. */
const REFUSAL_DAYS = 1
const [NONCE, TAG] = [12, 16]

/**
 * Verdicts in the database, so that no address is asked about twice. No address stands there in the clear: the key is a keyed hash of
 * what was asked, for a bare hash of an address is found by trying addresses, and the verdict is sealed (AES-256-GCM).
 */
export function keptVerdicts(options: {
  database: Kysely<WorkerTables>
  env: Pick<Env, 'clock' | 'random'>
  /** At least 32 bytes. */
  secret: Uint8Array
  /** 0: nothing is kept. */
  days: number
}) {
  const { database, env, secret, days } = options
  if (secret.byteLength < 32) throw new Error('The key of kept verdicts must have at least 32 bytes.')
  const derived = (use: string) => Buffer.from(hkdfSync('sha256', secret, '', `fondly addresses ${use}`, 32))
  const [hashKey, sealKey] = [derived('hash'), derived('seal')]

  function close(verdict: Verdict, key: Buffer): Buffer {
    const nonce = env.random(NONCE)
    const cipher = createCipheriv('aes-256-gcm', sealKey, nonce).setAAD(key)
    const hidden = Buffer.concat([cipher.update(JSON.stringify(verdict), 'utf8'), cipher.final()])
    return Buffer.concat([nonce, cipher.getAuthTag(), hidden])
  }

  function open(sealed: Buffer, key: Buffer): Verdict | undefined {
    try {
      const decipher = createDecipheriv('aes-256-gcm', sealKey, sealed.subarray(0, NONCE), { authTagLength: TAG }).setAAD(key)
      decipher.setAuthTag(sealed.subarray(NONCE, NONCE + TAG))
      const plain = Buffer.concat([decipher.update(sealed.subarray(NONCE + TAG)), decipher.final()])
      return KeptVerdict.safeParse(JSON.parse(plain.toString('utf8'))).data
    } catch {
      // Of another key, or touched: the service is asked again, and the row is written over.
      return undefined
    }
  }

  return {
    /** The same for whatever the service cannot tell apart: capitals and spaces do not count. */
    keyOf: (service: AddressService['name'], strictness: Strictness, question: AddressQuestion): Buffer => {
      const { street, secondary, urbanization, city, state, zip, plusFour } = question
      const said = [service, strictness, street, secondary, urbanization, city, state, zip, plusFour].map((part) => part.toUpperCase())
      return createHmac('sha256', hashKey).update(JSON.stringify(said)).digest()
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
    /** Also removes what has expired. */
    keep: async (key: Buffer, verdict: Verdict): Promise<void> => {
      if (days === 0) return
      const now = env.clock()
      const row = {
        sealed: close(verdict, key),
        expires_at: new Date(now.getTime() + (verdict.success ? days : Math.min(days, REFUSAL_DAYS)) * DAY),
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
export type KeptVerdicts = ReturnType<typeof keptVerdicts>

const Text = z.string()
const KeptVerdict = z.discriminatedUnion('success', [
  z.object({
    success: z.literal(true),
    message: Text,
    level: z.enum(['zip', 'dpv']),
    address: z.object({ address1: Text, address2: Text, city: Text, state_code: Text, postal_code: Text, delivery_point: Text.optional() }),
  }),
  z.object({ success: z.literal(false), message: Text }),
])
