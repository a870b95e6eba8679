import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openBlobs } from '@fondly/kit/blobs/open-blobs.ts'
import { openDatabase } from '@fondly/kit/sql/database.ts'
import { migrate } from '@fondly/kit/sql/migrate.ts'
import { testDatabase } from '@fondly/kit/sql/test-database.ts'
import { storeBrandFile } from '@fondly/pictures/art/store-brand-file.ts'
import { migrations, SCHEMA } from '@fondly/pictures/store/migrations.ts'
import type { Tables } from '@fondly/pictures/store/tables.ts'
import { uploadedFiles } from '@fondly/pictures/store/uploaded-files.ts'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { storedPictures } from './stored-pictures.ts'

const server = await testDatabase()
const database = openDatabase<Tables>({ url: server.url, schema: SCHEMA, poolSize: 3 })
await migrate(database, SCHEMA, migrations)
const folder = await mkdtemp(join(tmpdir(), 'stored-pictures-'))
const blobs = openBlobs(folder, { fetch: () => Promise.reject(new Error('no network')) })
const shelf = { database, blobs }
afterAll(async () => {
  await database.destroy()
  await server.drop()
  await rm(folder, { recursive: true })
})

const EXPIRED = new Date('2026-11-20T12:00:00Z')
const NOW = new Date('2026-11-20T13:00:00Z')
const bytes = new TextEncoder().encode('<svg/>')
const saveExpired = (id: string) =>
  storedPictures(shelf).save({ id, type: 'image/svg+xml', signed: false, expiresAt: EXPIRED }, new Uint8Array(bytes))
const brandFile = { name: 'harborview.svg', bytes, type: 'image/svg+xml' }

beforeEach(async () => {
  for (const table of ['picture', 'art_file', 'art_scene', 'rendition', 'own_picture', 'uploaded_file'] as const)
    await database.deleteFrom(table).execute()
})

test('an expired picture is removed with its bytes', async () => {
  await saveExpired('a')
  await saveExpired('b')
  const hash = await blobs.put(bytes)
  await storedPictures(shelf).sweep(NOW)
  expect(await database.selectFrom('picture').selectAll().execute()).toEqual([])
  expect(await blobs.has(hash)).toBe(false)
})

const sides = { width_px: 1, height_px: 1, panel_width: 1, panel_height: 1 }
test.each<[string, (blob: string) => Promise<unknown>]>([
  ['a picture that has not expired', () => storedPictures(shelf).save({ id: 'b', type: 'image/png', signed: true, expiresAt: NOW }, bytes)],
  ['a file of a brand', () => storeBrandFile(shelf, brandFile)],
  ['an uploaded file', () => uploadedFiles(shelf).put(bytes)],
  ['a scene', (blob) => database.insertInto('art_scene').values({ path: 'one', blob }).execute()],
  [
    'a rendition',
    (blob) => database.insertInto('rendition').values({ scene: 'one', format: 'svg', width: 0, bleed: false, blob }).execute(),
  ],
  [
    'the picture of a design',
    (blob) =>
      database
        .insertInto('own_picture')
        .values({ path: 'one', blob, page_blob: null, ...sides })
        .execute(),
  ],
  [
    'the page of a design',
    (blob) =>
      database
        .insertInto('own_picture')
        .values({ path: 'one', blob: 'another', page_blob: blob, ...sides })
        .execute(),
  ],
])('the bytes of an expired picture stay while %s has the same bytes', async (_, writeOther) => {
  await saveExpired('a')
  const hash = await blobs.put(bytes)
  await writeOther(hash)
  await storedPictures(shelf).sweep(NOW)
  expect(await database.selectFrom('picture').select('id').where('id', '=', 'a').execute()).toEqual([])
  expect(await blobs.has(hash)).toBe(true)
})

test('a file that is stored while a picture with the same bytes is removed keeps its bytes', async () => {
  await saveExpired('a')
  const hash = await blobs.put(bytes)
  const isBeingRemoved = Promise.withResolvers<void>()
  const stored = new AbortController()
  const remove = async (one: string) => {
    isBeingRemoved.resolve()
    // Remove the bytes at the worst moment: when the other write has stored its file, or waits for our lock.
    while (!stored.signal.aborted && !(await isAnybodyWaiting())) continue
    await blobs.remove(one)
  }
  const sweeping = storedPictures({ database, blobs: { ...blobs, remove } }).sweep(NOW)
  await isBeingRemoved.promise
  await storeBrandFile(shelf, brandFile)
  stored.abort()
  await sweeping
  expect(await blobs.has(hash)).toBe(true)
})

test('the bytes of a picture are removed only after the deletion of its row is committed', async () => {
  await saveExpired('a')
  const seen: unknown[] = []
  const remove = async () => void seen.push(...(await database.selectFrom('picture').select('id').execute()), 'asked')
  await storedPictures({ database, blobs: { ...blobs, remove } }).sweep(NOW)
  expect(seen).toEqual(['asked'])
})

async function isAnybodyWaiting(): Promise<boolean> {
  const { rows } = await sql`select from pg_locks where locktype = 'advisory' and not granted
    and database = (select oid from pg_database where datname = current_database())`.execute(database)
  return rows.length > 0
}
