import { createHmac, hkdfSync } from 'node:crypto'
import { createSeal, type Seal } from '@fondly/kit/seal.ts'
import type { Env } from '@fondly/kit/env.ts'
import type { Kysely } from 'kysely'
import type { CoreTables } from '../store/tables.ts'

const KEY_BYTES = 32
const USE = 'fondly activity of a person'

export type PersonKeys = ReturnType<typeof createPersonKeys>

/**
 * Stores one key for each person, which seals the values about that person. Erasing the key makes the values unreadable everywhere, also in the next
 * backup.
 */
export function createPersonKeys({ dataKey, seal, env }: { dataKey: Uint8Array; seal: Seal; env: Pick<Env, 'ids' | 'random'> }) {
  const hashKey = Buffer.from(hkdfSync('sha256', dataKey, '', 'fondly person of an activity', KEY_BYTES))
  const hashOf = (personId: string) => createHmac('sha256', hashKey).update(personId).digest()
  const place = (ref: string) => `person_key ${ref}`

  function sealOf(ref: string, sealedKey: Buffer): Seal {
    // `findOrCreate` wrote the value, so the cast holds.
    const key = seal.open(sealedKey, place(ref)) as string
    return createSeal(USE, Buffer.from(key, 'base64'), env.random)
  }

  return {
    /** Finds the key of a person, or creates it. */
    async findOrCreate(database: Kysely<CoreTables>, personId: string): Promise<{ ref: string; seal: Seal }> {
      const person_hash = hashOf(personId)
      const select = database.selectFrom('person_key').select(['ref', 'sealed_key']).where('person_hash', '=', person_hash)
      const create = async () => {
        const ref = env.ids()
        const sealed_key = seal.close(Buffer.from(env.random(KEY_BYTES)).toString('base64'), place(ref))
        return database
          .insertInto('person_key')
          .values({ ref, person_hash, sealed_key })
          .onConflict((conflict) => conflict.column('person_hash').doNothing())
          .returning(['ref', 'sealed_key'])
          .executeTakeFirst()
      }
      // Nothing is inserted if another process has just created the key. Then read that key.
      const row = (await select.executeTakeFirst()) ?? (await create()) ?? (await select.executeTakeFirstOrThrow())
      if (!row.sealed_key) throw new Error('A key that belongs to a person is missing.')
      return { ref: row.ref, seal: sealOf(row.ref, row.sealed_key) }
    },

    /** Returns the seals of these keys; undefined for a key that was erased. */
    async read(database: Kysely<CoreTables>, refs: readonly string[]): Promise<Map<string, Seal | undefined>> {
      if (refs.length === 0) return new Map()
      const rows = await database.selectFrom('person_key').select(['ref', 'sealed_key']).where('ref', 'in', refs).execute()
      return new Map(rows.map(({ ref, sealed_key: key }) => [ref, key ? sealOf(ref, key) : undefined]))
    },

    /** Erases the key of a person, and so every value about the person. Returns false when there is none. */
    async erase(database: Kysely<CoreTables>, personId: string): Promise<boolean> {
      const { numUpdatedRows } = await database
        .updateTable('person_key')
        .set({ person_hash: null, sealed_key: null })
        .where('person_hash', '=', hashOf(personId))
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },
  }
}
