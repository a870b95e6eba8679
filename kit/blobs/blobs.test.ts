import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { networkFetch } from '../network-fetch.ts'
import { hashBlob } from './blob-hash.ts'
import type { Blobs } from './blobs.ts'
import { openBlobs } from './open-blobs.ts'

const bytes = new TextEncoder().encode('Thinking of you')
const HASH = hashBlob(bytes)
const credentials = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'secret' }

/** A bucket in memory that refuses unsigned calls and fails on its first call. */
const bucket = new Map<string, Buffer>()
const seen: { authorization: string | undefined; hash: string | string[] | undefined; url: string | undefined }[] = []
const server = createServer(async (request, response) => {
  const { authorization } = request.headers
  const body = Buffer.concat(await Array.fromAsync(request))
  seen.push({ authorization, hash: request.headers['x-amz-content-sha256'], url: request.url })
  const key = request.url ?? ''
  if (seen.length === 1) return response.writeHead(503).end()
  if (!authorization?.startsWith('AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE/') || !request.headers['x-amz-date'])
    return response.writeHead(403).end()
  if (request.method === 'PUT') return (bucket.set(key, body), response.writeHead(200).end())
  if (request.method === 'DELETE') return (bucket.delete(key), response.writeHead(204).end())
  const stored = bucket.get(key)
  return response.writeHead(stored ? 200 : 404).end(request.method === 'HEAD' ? undefined : stored)
})

let folder: string
let stores: { disk: Blobs; s3: Blobs }
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'blobs-'))
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  stores = {
    disk: openBlobs(folder, { fetch: networkFetch() }),
    s3: openBlobs(`s3://cards/art/one?endpoint=${endpoint}&region=eu-central-1`, { fetch: networkFetch(), credentials }),
  }
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await rm(folder, { recursive: true })
})

describe.each(['disk', 's3'] as const)('on %s', (name) => {
  test('a stored blob is read by its hash', async () => {
    const store = stores[name]
    expect(await store.has(HASH)).toBe(false)
    expect(await store.get(HASH)).toBeUndefined()
    expect(await store.put(bytes)).toBe(HASH)
    expect(await store.put(bytes)).toBe(HASH)
    expect(await store.has(HASH)).toBe(true)
    expect(new Uint8Array((await store.get(HASH)) ?? [])).toEqual(bytes)
  })

  test('a blob whose bytes were changed is not served', async () => {
    if (name === 'disk') await writeFile(join(folder, HASH.slice(0, 2), HASH), 'something else')
    else for (const key of bucket.keys()) bucket.set(key, Buffer.from('something else'))
    await expect(stores[name].get(HASH)).rejects.toMatchObject({ name: 'BlobDamaged' })
  })

  test('removing a blob can be repeated', async () => {
    const store = stores[name]
    const hash = await store.put(new TextEncoder().encode('over and done'))
    await store.remove(hash)
    expect(await store.has(hash)).toBe(false)
    await store.remove(hash)
  })

  test('a name that is not a hash is refused', async () => {
    await expect((async () => stores[name].get('../../etc/passwd'))()).rejects.toThrow(TypeError)
  })
})

test('s3 calls sign their bytes and use the prefix', () => {
  const last = seen.findLast(({ hash }) => hash === HASH)
  expect(last?.url).toBe(`/cards/art/one/${HASH.slice(0, 2)}/${HASH}`)
  expect(last?.authorization).toContain('/eu-central-1/s3/aws4_request, SignedHeaders=host;x-amz-content-sha256;x-amz-date, Signature=')
})

test('an s3 store without credentials is refused in a sentence', () => {
  expect(() => openBlobs('s3://cards', { fetch: networkFetch() })).toThrow('AWS_ACCESS_KEY_ID')
})

test('a writer that is killed leaves no partial blob', async () => {
  const place = join(folder, 'killed')
  const script = `
    const { diskBlobs } = await import(${JSON.stringify(join(import.meta.dirname, 'disk-blobs.ts'))})
    const store = diskBlobs(${JSON.stringify(place)})
    process.stdout.write('ready')
    for (let n = 0; ; n++) await Promise.all([0, 1, 2, 3].map((k) => store.put(new Uint8Array(2_000_000).fill(n * 4 + k))))`
  const written = async () =>
    (await readdir(place, { recursive: true, withFileTypes: true }).catch(() => [])).filter(
      (entry) => entry.isFile() && !entry.name.endsWith('.new'),
    )
  for (let round = 0; round < 3; round++) {
    const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] })
    await once(child.stdout, 'data')
    // Kill the writer after some blobs are complete, while it writes the next ones.
    await expect.poll(async () => (await written()).length, { interval: 5 }).toBeGreaterThan(round)
    await pause(round * 25)
    child.kill('SIGKILL')
    await once(child, 'close')
  }
  const files = await written()
  for (const file of files) expect(hashBlob(await readFile(join(file.parentPath, file.name)))).toBe(file.name)
})
