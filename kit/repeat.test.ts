import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { repeat } from './repeat.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('while a run takes longer than the interval, no second run starts, and stop() waits for its end', async () => {
  const ends: (() => void)[] = []
  let stopped = false
  const { stop } = repeat({
    task: () => new Promise((resolve) => ends.push(resolve)),
    intervalMs: 10,
    onFailure: () => {},
    beginsAtOnce: true,
  })
  await vi.advanceTimersByTimeAsync(35)
  expect(ends).toHaveLength(1)
  ends[0]?.()
  await vi.advanceTimersByTimeAsync(10)
  expect(ends).toHaveLength(2)

  const stopping = stop().then(() => (stopped = true))
  await vi.advanceTimersByTimeAsync(50)
  expect([stopped, ends.length]).toEqual([false, 2])
  ends[1]?.()
  await stopping
  expect([stopped, ends.length]).toEqual([true, 2])
})

test('a failed run is logged and the next one still starts', async () => {
  const failures: unknown[] = []
  let runs = 0
  const task = () => Promise.reject(new Error(`run ${++runs}`))
  const { stop } = repeat({ task, intervalMs: 10, onFailure: (cause) => failures.push((cause as Error).message) })
  expect(runs).toBe(0)
  await vi.advanceTimersByTimeAsync(25)
  await stop()
  expect(failures).toEqual(['run 1', 'run 2'])
})
