import { chooseByLength } from '@fondly/kit/testing/long.ts'
import { expect, test } from 'vitest'
import { duplicateSubmits } from './duplicate-submits.ts'
import { copyDemonstration } from './processes/test-product.ts'

const CARDS = chooseByLength({ short: 2, long: 20 })

test('a card that is submitted sixteen times at once becomes one order', { timeout: 300_000 }, async () => {
  const { databaseUrl, folder, remove } = await copyDemonstration()
  try {
    const { orders, submits, answers, broken } = await duplicateSubmits({
      folder,
      databaseUrl,
      cards: CARDS,
      submits: 16,
      senders: 2,
    })
    expect(broken).toEqual([])
    expect(orders).toBe(CARDS)
    expect(submits).toBeGreaterThan(CARDS * 10)
    expect([...answers.keys()].filter((status) => status >= 500)).toEqual([])
  } finally {
    await remove()
  }
})
