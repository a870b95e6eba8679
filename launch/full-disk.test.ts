import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, open, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@fondly/kit/free-port.ts'
import { networkFetch } from '@fondly/kit/network-fetch.ts'
import { runningPostmaster, stopPostmaster } from '@fondly/kit/postgres/postmaster.ts'
import { Client } from 'pg'
import { expect, test } from 'vitest'
import { buildWebIfStale } from './build-web.ts'
import { filledForm, pressSend, CARD } from './testing/send-a-card.ts'
import { visitor } from './testing/visitor.ts'

const TIMEOUT_MS = 300_000

test(
  'a disk that is really full is answered 507 or 503 with Retry-After, never 500, and cards go out again when there is room',
  async (context) => {
    // Before the file system is there, so that a build that fails leaves none behind.
    await buildWebIfStale(() => {})
    const folder = await mkdtemp(join(tmpdir(), 'fondly-full-'))
    // A file system of its own needs root, and not every container grants it even then; kit/unavailable.test.ts holds the rule everywhere.
    if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=500m', 'tmpfs', folder]).status !== 0) return context.skip()
    const port = await freePort()
    const data = join(folder, 'data')
    const child = spawn(process.execPath, [join(import.meta.dirname, 'start.js')], {
      env: { PATH: process.env['PATH'], HOME: folder, PORT: String(port), FONDLY_DATA: data, TMPDIR: tmpdir() },
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    const ended = once(child, 'close')
    let said = ''
    child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()))
    try {
      await expect.poll(() => said, { timeout: 120_000 }).toMatch(/Fondly is ready at/)
      const origin = `http://localhost:${port}`
      const tab = visitor(networkFetch(), origin)
      await tab.signIn('orderer@harborview.test')
      const { form, senderProfileId, setting } = await filledForm(tab)
      const readiness = async () => {
        const answer = await tab.ask('GET', '/readyz')
        return { status: answer.status, body: await answer.json() }
      }
      expect(await readiness()).toEqual({ status: 200, body: { ready: true } })

      const filling = await fill(folder)
      await expect.poll(readiness).toEqual({ status: 503, body: { ready: false, reason: 'disk-full' } })
      const refusal = async (answer: Promise<Response>) => {
        const { status, headers, body } = await answer
        await body?.cancel()
        return { status, retryAfter: headers.get('retry-after') }
      }
      // A new rendition of some art is a new file.
      const [picture = ''] = setting.card.outsideUrl.split('?')
      expect(await refusal(tab.ask('GET', `${picture}?width=1280&bleed=1`))).toEqual({ status: 507, retryAfter: '30' })

      await fillTheLogOf(join(data, 'postgres'))
      const write = () => tab.ask('PUT', `/api/cards/${CARD}/draft`, { senderProfileId, form })
      for (const answer of [await refusal(write()), await refusal(tab.ask('POST', '/api/sendings', {}, { 'idempotency-key': 'x' }))]) {
        expect([503, 507]).toContain(answer.status)
        expect(answer.retryAfter).toMatch(/^\d+$/)
      }
      const signIn = await refusal(
        tab.ask('GET', `/identity/5f0c2a1e-7d34-4b8e-9a61-2c7b1e9d4f10/flows/5f0c2a1e-7d34-4b8e-9a61-2c7b1e9d4f11`),
      )
      expect(signIn).toEqual({ status: 503, retryAfter: '5' })
      const basket = await refusal(
        networkFetch()(new Request(`${origin}/commerce/s/fondly/dw/shop/v21_2/products/${CARD}?client_id=fondly-bff`)),
      )
      expect(basket.status).toBe(503)

      await rm(filling)
      await expect.poll(readiness).toEqual({ status: 200, body: { ready: true } })
      await expect.poll(async () => (await pressSend(tab)).response.status).toBe(202)
    } finally {
      child.kill('SIGKILL')
      await ended
      const left = await runningPostmaster(join(data, 'postgres'))
      if (left) await stopPostmaster(join(data, 'postgres'), left)
      spawnSync('umount', ['-l', folder])
      await rm(folder, { recursive: true, force: true })
    }
  },
  TIMEOUT_MS,
)

/** Takes all the room there is; the file that holds it. */
async function fill(folder: string): Promise<string> {
  const name = join(folder, 'filling')
  const file = await open(name, 'w')
  try {
    for (const size of [1_000_000, 4_096]) {
      const block = new Uint8Array(size)
      while ((await statfs(folder)).bavail * 4_096 >= size) await file.write(block)
    }
  } finally {
    await file.close()
  }
  return name
}

/** Writes until PostgreSQL has no room for its log any more, which ends it. */
async function fillTheLogOf(folder: string): Promise<void> {
  const { port, socketFolder } = (await runningPostmaster(folder)) ?? {}
  const client = new Client({ user: 'fondly', database: 'fondly', host: socketFolder, port })
  client.on('error', () => {})
  await client.connect()
  try {
    for (;;) await client.query("select pg_logical_emit_message(true, 'x', repeat('x', 4000000))")
  } catch {
    // It ended.
  }
}
