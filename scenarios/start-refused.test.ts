import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@fondly/kit/free-port.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildWebIfStale } from '@fondly/launch/serve/build-web.ts'

const START = join(import.meta.dirname, '../launch/start.js')
const START_WITHOUT_HISTORY = join(import.meta.dirname, 'testing/start-without-history.js')
const isRoot = process.getuid?.() === 0

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fondly-start-'))
  await chmod(folder, 0o711)
  // Build the pages now, so that the starts below do not build them.
  await buildWebIfStale(() => {})
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Starts the product as `npm start` does; `command` is the program with its arguments. */
function begin(environment: Record<string, string>, [program = '', ...args]: string[]) {
  const child = spawn(program, args, {
    env: { PATH: process.env['PATH'] ?? '', HOME: folder, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  return { child, output: () => output, ended: once(child, 'close').then(([code]) => code as number | null) }
}

/** Expects that a start ends by itself with one sentence and no stack, and returns the sentence. `prefix` is a command before the program. */
async function refusal(environment: Record<string, string>, prefix: string[] = []): Promise<string> {
  const start = begin({ PORT: String(await freePort()), ...environment }, [...prefix, process.execPath, START])
  expect(await start.ended).toBe(1)
  expect(start.output()).not.toMatch(/\n\s+at /)
  return start.output().trim()
}

describe('a start that fails gives its reason in one sentence', () => {
  test('every wrong setting at once', async () => {
    expect(await refusal({ FONDLY_MODE: 'life', FONDLY_DATA: join(folder, 'a'), FONDLY_HELP_EMAIL: 'help' })).toMatch(
      /FONDLY_MODE must be demo or production\.\n\s+FONDLY_HELP_EMAIL must be an e-mail address/,
    )
  })

  test('a port in use', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const address = other.address()
    const port = String(typeof address === 'object' && address ? address.port : 0)
    expect(await refusal({ PORT: port, FONDLY_DATA: join(folder, 'b') })).toBe(
      `Port ${port} is in use: stop what uses it, or choose another, for example PORT=${Number(port) + 1} npm start.`,
    )
    other.close()
  })

  test('a database that is missing', async () => {
    expect(
      await refusal({ DATABASE_URL: `postgresql://fondly@127.0.0.1:${await freePort()}/fondly`, FONDLY_DATA: join(folder, 'c') }),
    ).toMatch(/^The database of DATABASE_URL cannot be reached \(.*\)\. Is it running, and are user, password and name right\?$/)
  })

  test.skipIf(!isRoot)('a data folder that this user cannot write', async () => {
    const closed = join(folder, 'closed')
    await mkdir(closed, { mode: 0o700 })
    const asNobody = ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups', '--']
    expect(await refusal({ FONDLY_DATA: join(closed, 'data') }, asNobody)).toMatch(/cannot be written|permission denied|EACCES/i)
  })

  test('a full disk', async (context) => {
    const small = join(folder, 'small')
    await mkdir(small)
    // Mounting a file system needs root, and some containers forbid it even to root.
    if (!isRoot || spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=16m', 'tmpfs', small]).status !== 0) return context.skip()
    try {
      expect(await refusal({ FONDLY_DATA: join(small, 'data') })).toMatch(/^The disk is full: /)
    } finally {
      spawnSync('umount', ['-l', small])
    }
  })
})

test('a killed database comes back by itself under the running product', async () => {
  const data = join(folder, 'living')
  const port = String(await freePort())
  const start = begin({ PORT: port, FONDLY_DATA: data, FONDLY_POOL_SIZE: '2' }, [process.execPath, START_WITHOUT_HISTORY])
  const status = (path: string) =>
    fetch(`http://127.0.0.1:${port}${path}`, { signal: AbortSignal.timeout(5_000) }).then(
      (answer) => answer.status,
      () => 0,
    )
  try {
    await expect.poll(() => start.output()).toMatch(/Fondly is ready at/)
    expect(await status('/readyz')).toBe(200)

    const [pid] = (await readFile(join(data, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')
    process.kill(Number(pid), 'SIGKILL')
    await expect.poll(() => status('/readyz'), { interval: 100 }).toBe(200)
    // The first request of the page is answered again.
    await expect.poll(() => status('/api/session')).toBe(200)
    expect(start.child.exitCode).toBeNull()
  } finally {
    start.child.kill('SIGTERM')
    await start.ended
  }
})
