import { expect, test } from 'vitest'
import { createRestartDelay } from './restart-delay.ts'

test('the first process that ends is replaced at once; those that end again and again wait longer, ten seconds at most', () => {
  const delay = createRestartDelay()
  expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(() => delay(1_000))).toEqual([0, 200, 400, 800, 1_600, 3_200, 6_400, 10_000, 10_000, 10_000])
})

test('after a process that has lived for ten seconds, nothing is waited for', () => {
  const delay = createRestartDelay()
  for (let ended = 0; ended < 5; ended++) delay(10)
  expect([delay(10_000), delay(10), delay(10)]).toEqual([0, 0, 200])
})
