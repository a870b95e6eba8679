import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort } from '@fondly/kit/free-port.ts'
import { silentLog } from '@fondly/kit/log.ts'
import { testDatabase } from '@fondly/kit/sql/test-database.ts'
import { preparedCopy, type Prepared } from '@fondly/kit/testing/prepared-copy.ts'
import { Client } from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildWebIfStale } from '../serve/build-web.ts'
import { compose } from '../compose.ts'
import { explain } from '../commands/failure.ts'
import { KEY_NAMES, withCheckedKeys } from './key-check.ts'
import { loads } from '../store/launch-store.ts'
import { realEnv } from './real-env.ts'
import { readSettings } from './settings.ts'

let prepared: Prepared
beforeEach(async () => {
  prepared = await preparedCopy('first_machine', ({ url, folder }) => startOn(url, join(folder, 'first')))
})
afterEach(() => prepared.remove())

const data = (machine: string) => join(prepared.folder, machine)
const start = (machine: string) => startOn(prepared.database.url, data(machine))

/** Starts a product on this database with this data folder, uses every key, and stops it. */
async function startOn(databaseUrl: string, folder: string): Promise<void> {
  const settings = readSettings({
    FONDLY_DATA: folder,
    FONDLY_POOL_SIZE: '1',
    FONDLY_ADDRESS_SERVICE: 'smarty',
    FONDLY_SMARTY_AUTH_ID: 'id',
    FONDLY_SMARTY_AUTH_TOKEN: 'token',
  })
  const product = await compose({ env: realEnv(silentLog), settings, databaseUrl })
  await product.close()
}

const startMessage = (machine: string) =>
  start(machine).then(
    () => 'it starts',
    (error: unknown) => explain(error),
  )

test('the check knows every key that the product makes', async () => {
  expect((await readdir(join(data('first'), 'keys'))).toSorted()).toEqual(KEY_NAMES.toSorted())
})

test('a second machine with the same keys starts', async () => {
  await cp(join(data('first'), 'keys'), join(data('second'), 'keys'), { recursive: true })
  expect(await startMessage('second')).toBe('it starts')
})

test.each(KEY_NAMES)('a second machine with another %s is refused in one sentence that names it', async (name) => {
  await cp(join(data('first'), 'keys'), join(data('second'), 'keys'), { recursive: true })
  await writeFile(join(data('second'), 'keys', name), new Uint8Array(32).fill(7))
  expect(await startMessage('second')).toBe(
    `This database was written with other keys than ${join(data('second'), 'keys', name)}: copy the folder keys from the data folder (FONDLY_DATA) of the machine that made it, or set DATABASE_URL to another database.`,
  )
})

test('a second machine without keys is refused before it makes its own, and names them all', async () => {
  const sentence = await startMessage('second')
  for (const name of KEY_NAMES) expect(sentence).toContain(join(data('second'), 'keys', name))
  expect(sentence).not.toMatch(/\n/)
  await expect(readdir(join(data('second'), 'keys'))).rejects.toMatchObject({ code: 'ENOENT' })
})

test('the process of a second machine ends with one sentence that names the keys, and a code other than 0', async () => {
  // Build the pages first, so that the start below fails because of its keys and does not build them.
  await buildWebIfStale(() => {})
  const child = spawn(process.execPath, [join(import.meta.dirname, '../start.js')], {
    env: {
      PATH: process.env['PATH'],
      HOME: prepared.folder,
      PORT: String(await freePort()),
      FONDLY_DATA: data('second'),
      DATABASE_URL: prepared.database.url,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const [code] = (await once(child, 'close')) as [number | null]
  expect(code).toBe(1)
  expect(output.trim()).toMatch(/^This database was written with other keys than \S+, [^\n]*: copy the folder keys [^\n]*\.$/)
  for (const name of KEY_NAMES) expect(output).toContain(join(data('second'), 'keys', name))
})

test('everything is closed when another machine registered its keys first', async () => {
  const fresh = await testDatabase()
  const known = await loads(fresh.url)
  let closed = 0
  try {
    await expect(
      withCheckedKeys({ databaseUrl: fresh.url, data: data('first') }, async () => {
        await known.keepFingerprints(new Map([['identity-secrets', Buffer.alloc(32)]]))
        return { close: async () => void (closed += 1) }
      }),
    ).rejects.toThrow(/other keys than .*identity-secrets: /)
    expect(closed).toBe(1)
  } finally {
    await known.close()
    await fresh.drop()
  }
})

test('a database from before fingerprints existed also refuses another key of the embedded identity in a sentence', async () => {
  const client = new Client({ connectionString: prepared.database.url })
  await client.connect()
  await client.query('truncate launch.key_fingerprint')
  await client.end()
  expect(await startMessage('second')).toMatch(/^This database was written with other keys than .*second\/keys\/identity-secrets: /)
  const known = await loads(prepared.database.url)
  // Refused keys leave no fingerprint behind.
  expect([...(await known.fingerprints())]).toEqual([])
  await known.close()
})
