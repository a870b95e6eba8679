import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { LogFields } from '@fondly/kit/log.ts'
import { silentLog } from '@fondly/kit/log.ts'
import { expect, test, vi } from 'vitest'
import { MIN_FREE_BYTES, readinessChecks } from './readiness.ts'

function checks({ write = () => Promise.resolve(), free = MIN_FREE_BYTES }: { write?: () => Promise<void>; free?: number } = {}) {
  const world = { now: 0, free, writes: 0, write }
  const logged: LogFields[] = []
  const readiness = readinessChecks({
    write: () => {
      world.writes++
      return world.write()
    },
    folders: ['data', 'blobs'],
    now: () => world.now,
    log: { ...silentLog, error: (_, fields) => logged.push(fields ?? {}) },
    freeBytes: (folder) => Promise.resolve(folder === 'blobs' ? world.free : Infinity),
  })
  return { ...readiness, world, logged }
}

test('the product is ready when the database accepts writes and every disk has room', async () => {
  expect(await checks().check()).toEqual({ ready: true })
})

test('is not ready when the database refuses writes', async () => {
  const { check, logged } = checks({ write: () => Promise.reject(new Error('cannot write')) })
  expect(await check()).toEqual({ ready: false, reason: 'database' })
  expect(logged).toEqual([{ code: 'database' }])
})

test('is not ready when a disk has too little room', async () => {
  expect(await checks({ free: MIN_FREE_BYTES - 1 }).check()).toEqual({ ready: false, reason: 'disk-full' })
})

test('a database that does not answer is not waited for longer than two seconds', async () => {
  vi.useFakeTimers()
  try {
    const answer = checks({ write: () => new Promise(() => {}) }).check()
    await vi.advanceTimersByTimeAsync(2_000)
    expect(await answer).toEqual({ ready: false, reason: 'database' })
  } finally {
    vi.useRealTimers()
  }
})

test('one check serves all probes of a second', async () => {
  const { check, world } = checks()
  await Promise.all([check(), check(), check()])
  world.now = 999
  await check()
  expect(world.writes).toBe(1)
  world.now = 1_000
  world.free = 0
  expect(await check()).toMatchObject({ ready: false })
  expect(world.writes).toBe(2)
  world.now = 1_250
  world.free = MIN_FREE_BYTES
  expect(await check()).toEqual({ ready: true })
})

test('a reported change triggers a new check at once', async () => {
  const { check, forget, world } = checks()
  await check()
  world.write = () => Promise.reject(new Error('gone'))
  forget()
  expect(await check()).toMatchObject({ ready: false })
})

test('the free space of a real folder is read', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'fondly-readiness-'))
  const { check } = readinessChecks({ write: () => Promise.resolve(), folders: [folder], now: () => 0, log: silentLog })
  // The first answer depends on the free space of the machine. A folder that does not exist is never ready.
  expect([true, false]).toContain((await check()).ready)
  await rm(folder, { recursive: true })
  const gone = readinessChecks({ write: () => Promise.resolve(), folders: [folder], now: () => 0, log: silentLog })
  expect(await gone.check()).toEqual({ ready: false, reason: 'disk-full' })
})
