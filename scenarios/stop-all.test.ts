import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@fondly/kit/free-port.ts'
import { type LogFields, silentLog } from '@fondly/kit/log.ts'
import { networkFetch } from '@fondly/kit/network-fetch.ts'
import { runningPostmaster, stopPostmaster } from '@fondly/kit/postgres/postmaster.ts'
import { Client } from 'pg'
import { afterEach, expect, test, vi } from 'vitest'
import { buildWebIfStale } from '@fondly/launch/serve/build-web.ts'
import { DATABASE_LIMIT_MS, stopAll, WORK_LIMIT_MS } from '@fondly/launch/serve/stop-all.ts'
import { pressSend } from './testing/send-a-card.ts'
import { visitor } from './testing/visitor.ts'

const never = (name: string) => ({ name, stop: () => new Promise<void>(() => {}) })

afterEach(() => vi.useRealTimers())

test('parts stop one after the other with the database last, and a part that fails is named and does not stop the others', async () => {
  const stopped: string[] = []
  const logged: unknown[] = []
  const log = { ...silentLog, error: (_: string, fields?: LogFields) => logged.push(fields?.code) }
  const part = (name: string) => ({ name, stop: () => Promise.resolve(void stopped.push(name)) })
  const failing = { name: 'product', stop: () => Promise.reject(new Error('no')) }
  await stopAll({ parts: [part('server'), failing, part('press')], database: [part('database')], log })
  expect(stopped).toEqual(['server', 'press', 'database'])
  expect(logged).toEqual(['product'])
})

test('a part that hangs is waited for within its limit, and all limits together stay within 20 s', async () => {
  vi.useFakeTimers()
  const logged: unknown[] = []
  const log = { ...silentLog, error: (message: string, fields?: LogFields) => logged.push([message, fields?.code]) }
  let isOver = false
  void stopAll({ parts: [never('press')], database: [never('database')], log }).then(() => (isOver = true))
  await vi.advanceTimersByTimeAsync(WORK_LIMIT_MS + DATABASE_LIMIT_MS - 1)
  expect(isOver).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(isOver).toBe(true)
  expect(logged).toEqual([
    [expect.stringMatching(/^Running work/), 'press'],
    [expect.stringMatching(/^The embedded PostgreSQL/), 'database'],
  ])
  expect(WORK_LIMIT_MS + DATABASE_LIMIT_MS).toBeLessThanOrEqual(15_000)
})

test('SIGTERM ends the product despite a hanging drawing, open event streams, a stuck transaction and a frozen database', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'fondly-stop-'))
  const data = join(folder, 'data')
  await buildWebIfStale(() => {})
  const requested = Promise.withResolvers<void>()
  const renderer = createServer(() => requested.resolve()).listen(0, '127.0.0.1')
  await once(renderer, 'listening')
  const port = await freePort()
  const child = spawn(process.execPath, [join(import.meta.dirname, 'testing/start-without-history.js')], {
    env: {
      PATH: process.env['PATH'],
      HOME: folder,
      PORT: String(port),
      FONDLY_DATA: data,
      FONDLY_RENDERER_URL: `http://127.0.0.1:${(renderer.address() as AddressInfo).port}`,
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const ended = once(child, 'close')
  const database = () => runningPostmaster(join(data, 'postgres'))
  let stuck: Client | undefined
  try {
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
    await expect.poll(() => output, { timeout: 120_000 }).toMatch(/Fondly is ready at/)
    const tab = visitor(networkFetch(), `http://localhost:${port}`)
    await tab.signIn('orderer@harborview.test')
    const { response } = await pressSend(tab)
    const { id } = (await response.json()) as { id: string }
    const news = await tab.ask('GET', `/api/sendings/${id}/news`)
    expect(news.status).toBe(200)
    await requested.promise

    const { pid = 0, port: at, socketFolder } = (await database()) ?? {}
    stuck = new Client({ user: 'fondly', database: 'fondly', host: socketFolder, port: at })
    stuck.on('error', () => {})
    await stuck.connect()
    await stuck.query('begin; lock table bff.sending in access exclusive mode')
    process.kill(pid, 'SIGSTOP')
    child.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
    process.kill(pid, 'SIGCONT')
    await news.body?.cancel().catch(() => {})
  } finally {
    child.kill('SIGKILL')
    await ended
    void stuck?.end().catch(() => {})
    const left = await database()
    if (left) await stopPostmaster(join(data, 'postgres'), left)
    renderer.closeAllConnections()
    renderer.close()
    await rm(folder, { recursive: true, force: true })
  }
}, 300_000)
