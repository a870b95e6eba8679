import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { access, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@fondly/kit/free-port.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildWebIfStale } from '@fondly/launch/serve/build-web.ts'

const ROOT = join(import.meta.dirname, '..')
const hasNpm = process.platform !== 'win32' && spawnSync('npm', ['--version']).status === 0

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fondly-npm-'))
  await buildWebIfStale(() => {})
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Starts the product as an operator does: npm, its shell, and the server. */
async function npmStart(): Promise<{ npm: ChildProcess; answers: () => Promise<boolean> }> {
  const port = String(await freePort())
  const env = { PATH: process.env['PATH'], HOME: folder, PORT: port, FONDLY_DATA: join(folder, 'data'), FONDLY_POOL_SIZE: '1' }
  const npm = spawn('npm', ['start'], { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  npm.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  await expect.poll(() => output, { timeout: 120_000 }).toMatch(/Fondly is ready at/)
  const answers = () =>
    fetch(`http://127.0.0.1:${port}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    )
  return { npm, answers }
}

const databaseRuns = () =>
  access(join(folder, 'data', 'postgres', 'postmaster.pid')).then(
    () => true,
    () => false,
  )

test.skipIf(!hasNpm)(
  'SIGTERM to npm start ends the server, its database, and then npm',
  async () => {
    const { npm, answers } = await npmStart()
    expect([await answers(), await databaseRuns()]).toEqual([true, true])
    npm.kill('SIGTERM')
    const [code] = (await once(npm, 'exit')) as [number | null]
    expect(code).toBe(0)
    expect([await answers(), await databaseRuns()]).toEqual([false, false])
  },
  300_000,
)

test.skipIf(!hasNpm)(
  'the server ends with its database after npm was killed',
  async () => {
    const { npm, answers } = await npmStart()
    npm.kill('SIGKILL')
    await once(npm, 'exit')
    await expect.poll(async () => [await answers(), await databaseRuns()], { timeout: 120_000 }).toEqual([false, false])
  },
  300_000,
)
