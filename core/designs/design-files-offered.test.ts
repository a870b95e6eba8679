import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DesignFacts } from '@fondly/domain/designs/design-facts.ts'
import { openBlobs } from '@fondly/kit/blobs/open-blobs.ts'
import { silentLog } from '@fondly/kit/log.ts'
import { openArt } from '@fondly/pictures/art/open-art.ts'
import { panelDrawing } from '@fondly/pictures/testing/design-files.ts'
import { afterAll, expect, test } from 'vitest'
import { createCoreDatabase } from '../testing/core-database.ts'
import { noPictureDesk } from '../uploads/picture-desk.ts'
import { createDesignFiles } from './design-files.ts'

const DAY_MS = 24 * 3_600_000
const FACTS: DesignFacts = {
  kind: 'svg',
  widthInches: 5,
  heightInches: 7,
  hasScripts: false,
  hasText: false,
  isLinked: false,
  unsupported: [],
  isPainted: true,
}

const { database, url, drop } = await createCoreDatabase(3)
const folder = await mkdtemp(join(tmpdir(), 'offered-designs-'))
const disk = openBlobs(folder, { fetch: () => Promise.reject(new Error('no network')) })
/** The test sets this function. It runs before a blob is removed. */
let beforeRemove: () => Promise<void> = () => Promise.resolve()
const blobs = { ...disk, remove: (hash: string) => beforeRemove().then(() => disk.remove(hash)) }
const art = await openArt({ log: silentLog, databaseUrl: url, poolSize: 2, blobs, toScene: (scene) => scene as never }) // the drawings of our own catalogue
const store = (front: { hash: string }) =>
  art.storeDesign({ key: 'one', size: '70', orientation: 'V', front, screen: undefined, inside: undefined })
let now = Date.parse('2026-11-23T09:00:00Z')
const files = createDesignFiles({
  database,
  designDesk: {
    read: () => Promise.resolve(FACTS),
    blobs: { ...art.uploads, get: disk.get },
    store: () => Promise.reject(new Error('The test stores the art itself.')),
  },
  pictureDesk: noPictureDesk,
  env: { clock: () => new Date(now) },
})
afterAll(async () => {
  await art.close()
  await drop()
  await rm(folder, { recursive: true })
})

test('files stay if another client saves and offers a design with the same files while they are swept', async () => {
  const file = { bytes: new Uint8Array(panelDrawing()), type: 'svg' as const }
  await files.keep('harborview', file)
  now += DAY_MS
  const sweepReachedBytes = Promise.withResolvers<void>()
  const isOffering = Promise.withResolvers<void>()
  beforeRemove = async () => {
    sweepReachedBytes.resolve()
    await isOffering.promise
  }
  const sweeping = files.sweep()
  await sweepReachedBytes.promise
  const uploading = files.keep('summit', file)
  isOffering.resolve()
  const [{ hash }] = await Promise.all([uploading, sweeping])
  expect(await files.keepForGood('summit', [hash])).toBe(true)
  await store({ hash })
  expect(await files.read('harborview', hash)).toBeUndefined()
  expect(new Uint8Array((await files.read('summit', hash))?.bytes ?? [])).toEqual(file.bytes)
})

test('a picture of our own art stays when an uploaded file with the same bytes is swept', async () => {
  const { outsidePath } = await store(await files.keep('harborview', { bytes: new Uint8Array(panelDrawing()), type: 'svg' }))
  const fetchScene = () => art.fetch(new Request(`http://art${outsidePath.replace(/^\/art/, '').replace('.webp', '.scene')}`))
  const bytes = new Uint8Array(await (await fetchScene()).arrayBuffer())
  const { hash } = await files.keep('summit', { bytes, type: 'svg' })
  now += DAY_MS
  await files.sweep()
  expect(await files.read('summit', hash)).toBeUndefined()
  expect((await fetchScene()).status).toBe(200)
})
