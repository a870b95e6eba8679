import type { DesignFacts } from '@fondly/domain/designs/design-facts.ts'
import { hashBlob } from '@fondly/kit/blobs/blob-hash.ts'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { createCoreDatabase } from '../testing/core-database.ts'
import { noPictureDesk } from '../uploads/picture-desk.ts'
import { createDesignFiles } from './design-files.ts'

const DAY_MS = 24 * 3_600_000
const { database, drop } = await createCoreDatabase()
afterAll(drop)

let now = Date.parse('2026-11-23T09:00:00Z')
const blobs = new Map<string, Uint8Array<ArrayBuffer>>()
/** The facts of every file in this test. Preflight refuses pictures with such colours, so nothing is decoded. */
const FACTS: DesignFacts = {
  kind: 'picture',
  format: 'jpeg',
  widthPx: 9,
  heightPx: 9,
  colour: 'other',
  hasProfile: false,
  isTransparent: false,
  isAnimated: false,
}
const designDesk = {
  read: () => Promise.resolve(FACTS),
  blobs: {
    put: (bytes: Uint8Array) => {
      const hash = hashBlob(bytes)
      blobs.set(hash, new Uint8Array(bytes))
      return Promise.resolve(hash)
    },
    get: (hash: string) => Promise.resolve(blobs.get(hash)),
    remove: (hash: string) => Promise.resolve(void blobs.delete(hash)),
  },
  store: () => Promise.reject(new Error('Nothing is offered here.')),
}
const files = createDesignFiles({ database, designDesk, pictureDesk: noPictureDesk, env: { clock: () => new Date(now) } })
const keep = (clientId: string, text: string) => files.keep(clientId, { bytes: new TextEncoder().encode(text), type: 'pdf' })

beforeEach(async () => {
  await database.deleteFrom('design_file').execute()
  blobs.clear()
})

test('a file that no design uses is removed after a day, and a file that a design used stays', async () => {
  const [forgotten, named] = [await keep('harborview', 'forgotten'), await keep('harborview', 'named')]
  expect(await files.keepForGood('harborview', [named.hash])).toBe(true)
  await files.sweep()
  expect(blobs.size).toBe(2)
  now += DAY_MS
  await files.sweep()
  expect([...blobs.keys()]).toEqual([named.hash])
  expect(await files.read('harborview', forgotten.hash)).toBeUndefined()
  expect(await files.keepForGood('harborview', [forgotten.hash])).toBe(false)
})

test('bytes stay while a design of another client uses them, and a file that is uploaded again stays a day longer', async () => {
  const { hash } = await keep('harborview', 'same')
  await keep('summit', 'same')
  await files.keepForGood('summit', [hash])
  const again = await keep('harborview', 'again')
  now += DAY_MS - 1
  await keep('harborview', 'again')
  now += 1
  await files.sweep()
  expect(await files.read('harborview', hash)).toBeUndefined()
  expect(await files.read('summit', hash)).toBeDefined()
  expect(await files.read('harborview', again.hash)).toBeDefined()
})

test('a client with a hundred files that no design uses cannot upload more until they are swept', async () => {
  for (let count = 0; count < 100; count += 1) await keep('harborview', `file ${count}`)
  await expect(keep('harborview', 'one more')).rejects.toThrow('too-many-requests')
  await keep('summit', 'of another client')
  now += DAY_MS
  await files.sweep()
  await keep('harborview', 'one more')
})

test('a file whose bytes could not be written is not listed, so that no design can use it', async () => {
  const put = vi.spyOn(designDesk.blobs, 'put').mockRejectedValueOnce(new Error('The disk is full.'))
  await expect(keep('harborview', 'lost')).rejects.toThrow('The disk is full.')
  put.mockRestore()
  expect(await files.keepForGood('harborview', [hashBlob(new TextEncoder().encode('lost'))])).toBe(false)
})
