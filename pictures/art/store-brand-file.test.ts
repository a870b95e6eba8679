import { hashBlob } from '@fondly/kit/blobs/blob-hash.ts'
import type { Blobs } from '@fondly/kit/blobs/blobs.ts'
import { openDatabase } from '@fondly/kit/sql/database.ts'
import { migrate } from '@fondly/kit/sql/migrate.ts'
import { testDatabase } from '@fondly/kit/sql/test-database.ts'
import { afterAll, expect, test } from 'vitest'
import { migrations, SCHEMA } from '../store/migrations.ts'
import type { Tables } from '../store/tables.ts'
import { hasBrandFile, removeBrandFile, storeBrandFile } from './store-brand-file.ts'

const server = await testDatabase()
const database = openDatabase<Tables>({ url: server.url, schema: SCHEMA, poolSize: 1 })
await migrate(database, SCHEMA, migrations)
afterAll(async () => {
  await database.destroy()
  await server.drop()
})

test('a file is removed with its bytes, unless another file has the same bytes', async () => {
  const stored = new Set<string>()
  const blobs: Pick<Blobs, 'has' | 'put' | 'remove'> = {
    put: (bytes) => Promise.resolve(hashBlob(bytes)).then((hash) => (stored.add(hash), hash)),
    has: (hash) => Promise.resolve(stored.has(hash)),
    remove: (hash) => Promise.resolve(void stored.delete(hash)),
  }
  const store = { database, blobs: blobs as Blobs } // only these members are used
  const bytes = new TextEncoder().encode('<svg/>')
  for (const name of ['uploads/1.svg', 'harborview.svg']) await storeBrandFile(store, { name, bytes, type: 'image/svg+xml' })

  await removeBrandFile(store, 'uploads/1.svg')
  expect([await hasBrandFile(store, 'uploads/1.svg'), await hasBrandFile(store, 'harborview.svg'), stored.size]).toEqual([false, true, 1])
  await removeBrandFile(store, 'harborview.svg')
  await removeBrandFile(store, 'harborview.svg')
  expect(stored.size).toBe(0)
})
