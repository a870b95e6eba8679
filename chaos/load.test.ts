import { expect, test } from 'vitest'
import { underLoad } from './load.ts'
import { copyDemonstration } from './processes/test-product.ts'

test('every kind of request succeeds and keeps every promise under load while two people send', { timeout: 300_000 }, async () => {
  const { databaseUrl, folder, remove } = await copyDemonstration()
  try {
    const { requests, errors, heldBack, broken } = await underLoad({ folder, databaseUrl, rate: 20, seconds: 3, people: 2 })
    expect([...errors]).toEqual([])
    expect(broken).toEqual([])
    // Each kind of request is made more than once, even on a slow machine; requests that are not made are counted as held back.
    expect(requests).toBeGreaterThan(24)
    expect(requests + heldBack).toBeLessThan(100)
  } finally {
    await remove()
  }
})
