import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dataKeys } from './keys.ts'

let folder: string
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'keys-'))))
afterAll(() => rm(folder, { recursive: true }))

test('simultaneous callers get one key, which stays the same', async () => {
  const keys = await Promise.all(Array.from({ length: 20 }, () => dataKeys(folder).get('cookie', 32)))
  expect(new Set(keys.map((key) => Buffer.from(key).toString('hex'))).size).toBe(1)
  expect(await dataKeys(folder).get('cookie', 32)).toEqual(keys[0])
  expect(await dataKeys(folder).get('pictures', 32)).not.toEqual(keys[0])
})

test('a key file is readable only by its owner and leaves no temporary files', async () => {
  expect((await stat(join(folder, 'keys', 'cookie'))).mode & 0o777).toBe(0o600)
  expect((await stat(join(folder, 'keys'))).mode & 0o777).toBe(0o700)
  expect((await readdir(join(folder, 'keys'))).sort()).toEqual(['cookie', 'pictures'])
})

test('a key of the wrong length and a name that is a path are refused', async () => {
  await expect(dataKeys(folder).get('cookie', 64)).rejects.toThrow('has 32 bytes and not 64')
  await expect(dataKeys(folder).get('../cookie', 32)).rejects.toThrow(TypeError)
})
