import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testDatabase } from '@fondly/kit/sql/test-database.ts'
import { expect, test } from 'vitest'
import { underLoad } from './load.ts'

test('some seconds of every kind of request, while two people send: no error, and no promise is broken', { timeout: 300_000 }, async () => {
  const database = await testDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'fondly-load-'))
  try {
    const { requests, errors, heldBack, broken } = await underLoad({ folder, databaseUrl: database.url, rate: 20, seconds: 3, people: 2 })
    expect([...errors]).toEqual([])
    expect(broken).toEqual([])
    // Each kind more than once, on however slow a machine; what is not made is told.
    expect(requests).toBeGreaterThan(24)
    expect(requests + heldBack).toBeLessThan(100)
  } finally {
    await database.drop()
    await rm(folder, { recursive: true, force: true })
  }
})
