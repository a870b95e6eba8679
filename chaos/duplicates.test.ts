import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testDatabase } from '@fondly/kit/sql/test-database.ts'
import { expect, test } from 'vitest'
import { duplicateSubmits } from './duplicate-submits.ts'

test('five cards submitted sixteen times at once are five orders', { timeout: 300_000 }, async () => {
  const database = await testDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'fondly-duplicates-'))
  try {
    const { orders, submits, answers, broken } = await duplicateSubmits({
      folder,
      databaseUrl: database.url,
      cards: 5,
      submits: 16,
      senders: 2,
    })
    expect(broken).toEqual([])
    expect(orders).toBe(5)
    expect(submits).toBeGreaterThan(5 * 10)
    expect([...answers.keys()].filter((status) => status >= 500)).toEqual([])
  } finally {
    await database.drop()
    await rm(folder, { recursive: true, force: true })
  }
})
