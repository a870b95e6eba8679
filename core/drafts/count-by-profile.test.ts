import { afterAll, expect, test } from 'vitest'
import type { Seal } from '../seal/seal.ts'
import { createCoreDatabase } from '../testing/core-database.ts'
import type { DraftContent } from './draft.ts'
import { createDrafts } from './drafts.ts'

const { database, drop } = await createCoreDatabase()
afterAll(drop)

const NOW = new Date('2026-11-23T09:00:00Z')
let ids = 0
const env = { clock: () => NOW, ids: () => `id-${(ids += 1)}`, random: (count: number) => new Uint8Array(count).fill(7) }

test('drafts are counted by sender profile and client without being decrypted', async () => {
  let opened = 0
  const seal: Seal = {
    close: (value) => Buffer.from(JSON.stringify(value)),
    open: (sealed) => {
      opened += 1
      return JSON.parse(sealed.toString()) as unknown
    },
  }
  const drafts = createDrafts(database, seal, env)
  const people = { Amy: 'harborview', Ben: 'harborview', Cleo: 'summit' }
  for (const [user_id, client_id] of Object.entries(people))
    await database.insertInto('person').values({ user_id, client_id, sealed: Buffer.of(), updated_at: NOW }).execute()
  const begin = (userId: string, cardId: string, senderProfileId: string) =>
    drafts.begin(userId, cardId, { senderProfileId } as DraftContent) // the form is not used
  await begin('Amy', 'card-1', 'main')
  await begin('Ben', 'card-1', 'main')
  await begin('Ben', 'card-2', 'other')
  await begin('Cleo', 'card-1', 'main')
  opened = 0
  expect(await drafts.countByProfile('harborview', 'main')).toBe(2)
  expect(opened).toBe(0)
})
