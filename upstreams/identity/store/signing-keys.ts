import { generateKeyPair } from 'node:crypto'
import { promisify } from 'node:util'
import type { Env } from '@fondly/kit/env.ts'
import { createTypedSeal, type Seal } from '@fondly/kit/seal.ts'
import { calculateJwkThumbprint, type JWK } from 'jose'
import { sql } from 'kysely'
import { selfSignedCertificate } from '../as/certificate.ts'
import { secretPlace } from './secret-place.ts'
import type { IdentityDatabase } from './tables.ts'

const CERTIFICATE_YEARS = 20

/** The keys that sign ID tokens, newest first. The first start creates one; several processes may start at the same time. */
export async function signingKeys(database: IdentityDatabase, seal: Seal, env: Env, issuer: string): Promise<JWK[]> {
  const made = await readKeys(database, seal)
  if (made.length > 0) return made
  const key = await newKey(env, issuer)
  await database.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtext('fondly identity signing key'))`.execute(transaction)
    if ((await readKeys(transaction, seal)).length > 0) return
    await transaction
      .insertInto('signing_keys')
      .values({ kid: key.kid, sealed_jwk: createKeySeal(seal).close(key, key.kid), created_at: env.clock() })
      .execute()
  })
  return readKeys(database, seal)
}

async function readKeys(database: IdentityDatabase, seal: Seal): Promise<JWK[]> {
  const rows = await database.selectFrom('signing_keys').select(['kid', 'sealed_jwk']).orderBy('created_at', 'desc').execute()
  const keys = createKeySeal(seal)
  return rows.map((row) => keys.open(row.sealed_jwk, row.kid))
}

const createKeySeal = (seal: Seal) => createTypedSeal<JWK, [kid: string]>(seal, (kid) => secretPlace('signing_keys', kid))

// The randomness of the key comes from the crypto library and not from env, because a test must not be able to choose a key.
async function newKey(env: Env, issuer: string): Promise<JWK & { kid: string }> {
  const { privateKey, publicKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 })
  const notBefore = env.clock()
  const notAfter = new Date(notBefore)
  notAfter.setUTCFullYear(notAfter.getUTCFullYear() + CERTIFICATE_YEARS)
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
