import type { OrderHistory } from '@fondly/contracts/bff/orders.ts'
import { expect, test } from 'vitest'
import { findOrdersInterval } from './orders.ts'

// The intervals depend only on these members.
const history = (...statuses: string[]) => ({ orders: statuses.map((status) => ({ status })) }) as unknown as OrderHistory

test.each<[string[], number | false]>([
  [['mailed', 'processing', 'ordered'], 5_000],
  [['mailed', 'ordered'], 30_000],
  [['printed'], 30_000],
  [['needs-answer'], 30_000],
  [['mailed', 'cancelled'], false],
  [[], false],
])('a history of %j is fetched again after %s ms', (statuses, expected) => {
  expect(findOrdersInterval(history(...statuses))).toBe(expected)
})

test('a history that is not loaded yet is not fetched again', () => expect(findOrdersInterval(undefined)).toBe(false))
