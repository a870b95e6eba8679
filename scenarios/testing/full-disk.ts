import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, open, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@fondly/kit/free-port.ts'
import { runningPostmaster, stopPostmaster } from '@fondly/kit/postgres/postmaster.ts'
import { Client } from 'pg'
import { expect } from 'vitest'
import { buildWebIfStale } from '@fondly/launch/serve/build-web.ts'

/**
 * Starts the product on its own small file system, which a test can fill. Returns undefined when none can be mounted: that needs root, and some
 * containers forbid it even to root.
 */
export async function onSmallDisk(environment: Record<string, string> = {}) {
  // Build before the file system is mounted, so that a failed build leaves no mounted file system behind.
  await buildWebIfStale(() => {})
  const folder = await mkdtemp(join(tmpdir(), 'fondly-full-'))
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=500m', 'tmpfs', folder]).status !== 0) {
    await rm(folder, { recursive: true, force: true })
    return undefined
  }
  const port = await freePort()
  const data = join(folder, 'data')
  const child = spawn(process.execPath, [join(import.meta.dirname, 'start-without-history.js')], {
    env: { PATH: process.env['PATH'], HOME: folder, PORT: String(port), FONDLY_DATA: data, TMPDIR: tmpdir(), ...environment },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const ended = once(child, 'close')
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  return {
    origin: `http://localhost:${port}`,
    ready: async () => {
      await expect.poll(() => output, { timeout: 120_000 }).toMatch(/Fondly is ready at/)
    },
    /** Fills the file system; returns the file that holds the space. */
    fill: () => fill(folder),
    fillDatabaseLog: () => fillLog(join(data, 'postgres')),
    connect: () => connectTo(join(data, 'postgres')),
    close: async () => {
      child.kill('SIGKILL')
      await ended
      const left = await runningPostmaster(join(data, 'postgres'))
      if (left) await stopPostmaster(join(data, 'postgres'), left)
      spawnSync('umount', ['-l', folder])
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Returns the status of an answer and its `Retry-After` header. */
export async function readRefusal(answer: Promise<Response>): Promise<{ status: number; retryAfter: string | null }> {
  const { status, headers, body } = await answer
  await body?.cancel()
  return { status, retryAfter: headers.get('retry-after') }
}

async function connectTo(folder: string): Promise<Client> {
  const { port, socketFolder } = (await runningPostmaster(folder)) ?? {}
  const client = new Client({ user: 'fondly', database: 'fondly', host: socketFolder, port })
  client.on('error', () => {})
  await client.connect()
  return client
}

/** Fills the file system; returns the file that holds the space. */
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

/** Writes until PostgreSQL has no room left for its log, which ends it. */
async function fillLog(folder: string): Promise<void> {
  const client = await connectTo(folder)
  try {
    for (;;) await client.query("select pg_logical_emit_message(true, 'x', repeat('x', 4000000))")
  } catch {
    // PostgreSQL has ended.
  }
}
