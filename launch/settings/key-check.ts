import { createHmac } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { WrongKey } from '@fondly/kit/seal.ts'
import { CannotStart } from '../commands/failure.ts'
import { loads, type Loads } from '../store/launch-store.ts'

/**
 * Every key that is made once and stored in the folder `keys` of the data folder. The data in the database was written with these keys and cannot be
 * read with others.
 */
export const KEY_NAMES = [
  'data-at-rest',
  'identity-secrets',
  'identity-cookies',
  'commerce-tokens',
  'renderer-pictures',
  'address-verdicts',
] as const
export type KeyName = (typeof KEY_NAMES)[number]

/**
 * Does the work only if the keys belong to this database. A second machine with its own keys would write sessions, encrypted rows and addresses that
 * the first machine cannot read. If the work shows that the keys are wrong, its result is closed again. The database stores a fingerprint of each
 * key, which does not reveal the key. Throws CannotStart, which names the files.
 */
export async function withCheckedKeys<T extends { close: () => Promise<void> }>(
  { databaseUrl, data }: { databaseUrl: string; data: string },
  work: () => Promise<T>,
): Promise<T> {
  const known = await loads(databaseUrl)
  try {
    await refuseOtherKeys(known, data)
    const result = await work().catch((error: unknown) => {
      // An old database has no fingerprints. Then the only check is whether the embedded identity can decrypt its own rows.
      throw error instanceof WrongKey ? otherKeys(data, ['identity-secrets']) : error
    })
    try {
      await known.keepFingerprints(await fingerprintsIn(data))
      // Another machine may have stored its fingerprints at the same moment.
      await refuseOtherKeys(known, data)
    } catch (error) {
      await result.close()
      throw error
    }
    return result
  } finally {
    await known.close()
  }
}

async function refuseOtherKeys(known: Loads, data: string): Promise<void> {
  const [recorded, here] = await Promise.all([known.fingerprints(), fingerprintsIn(data)])
  const wrong = [...recorded].flatMap(([name, fingerprint]) => (here.get(name)?.equals(fingerprint) ? [] : [name]))
  if (wrong.length > 0) throw otherKeys(data, wrong)
}

/** Computes the fingerprints of the keys that exist. */
async function fingerprintsIn(data: string): Promise<Map<string, Buffer>> {
  const found = new Map<string, Buffer>()
  for (const name of KEY_NAMES) {
    const key = await readFile(join(data, 'keys', name)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error
    })
    if (key) found.set(name, createHmac('sha256', key).update(`fondly key fingerprint ${name}`).digest())
  }
  return found
}

function otherKeys(data: string, names: string[]): CannotStart {
  const files = names.map((name) => join(data, 'keys', name)).join(', ')
  return new CannotStart(
    `This database was written with other keys than ${files}: copy the folder keys from the data folder (FONDLY_DATA) of the machine that made it, or set DATABASE_URL to another database.`,
  )
}
