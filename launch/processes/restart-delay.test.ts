import { expect, test } from 'vitest'
import { createRestartDelay } from './restart-delay.ts'

test('the first process that ends is replaced at once; after repeated ends the delay grows, to ten seconds at most', () => {
  const delay = createRestartDelay()
  expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(() => delay(1_000))).toEqual([0, 200, 400, 800, 1_600, 3_200, 6_400, 10_000, 10_000, 10_000])
})

test('a process that ends after ten seconds or more is replaced without a delay', () => {
  const delay = createRestartDelay()
  for (let ended = 0; ended < 5; ended++) delay(10)
  expect([delay(10_000), delay(10), delay(10)]).toEqual([0, 0, 200])
})
