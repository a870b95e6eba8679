import { generateKeyPair } from 'node:crypto'
import { promisify } from 'node:util'
import type { Env } from '@fondly/kit/env.ts'
import { calculateJwkThumbprint, type JWK } from 'jose'
import { sql } from 'kysely'
import { selfSignedCertificate } from '../as/certificate.ts'
import type { IdentityDatabase } from './tables.ts'

const YEARS = 20

/** The keys that sign ID tokens, newest first; the first start of all makes one, however many processes start at once. */
export async function signingKeys(database: IdentityDatabase, env: Env, issuer: string): Promise<JWK[]> {
  const made = await readKeys(database)
  if (made.length > 0) return made
  const key = await newKey(env, issuer)
  await database.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtext('fondly identity signing key'))`.execute(transaction)
    if ((await readKeys(transaction)).length > 0) return
    await transaction
      .insertInto('signing_keys')
      .values({ kid: key.kid, jwk: JSON.stringify(key), created_at: env.clock() })
      .execute()
  })
  return readKeys(database)
}

async function readKeys(database: IdentityDatabase): Promise<JWK[]> {
  const rows = await database.selectFrom('signing_keys').select('jwk').orderBy('created_at', 'desc').execute()
  return rows.map((row) => row.jwk as JWK) // written by newKey
}

// A key's randomness is the one thing that is not taken from env: nothing but the library that makes the key may choose it.
async function newKey(env: Env, issuer: string): Promise<JWK & { kid: string }> {
  const { privateKey, publicKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 })
  const notBefore = env.clock()
  const notAfter = new Date(notBefore)
  notAfter.setUTCFullYear(notAfter.getUTCFullYear() + YEARS)
  const certificate = selfSignedCertificate({
    privateKey,
    publicKey,
    serial: env.random(16),
    name: new URL(issuer).hostname,
    notBefore,
    notAfter,
  })
  const jwk = privateKey.export({ format: 'jwk' }) as JWK // node's type is looser than jose's
  return { ...jwk, alg: 'RS256', use: 'sig', kid: await calculateJwkThumbprint(jwk), x5c: [certificate.toString('base64')] }
}
