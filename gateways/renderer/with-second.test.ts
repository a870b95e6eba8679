import { expect, test } from 'vitest'
import { withSecond } from './with-second.ts'

const never = (signal: AbortSignal) =>
  new Promise<string>((_, reject) => signal.addEventListener('abort', () => reject(new Error('time is up'))))
const soon = <T>(value: T) => new Promise<T>((resolve) => setTimeout(resolve, 5, value))

/** Calls that end as planned, and what was heard of them. */
function calls(...plan: ((signal: AbortSignal) => Promise<string>)[]) {
  const deadlines: number[] = []
  const signals: AbortSignal[] = []
  return {
    deadlines,
    signals,
    call: (deadline: number, signal: AbortSignal) => {
      deadlines.push(deadline)
      signals.push(signal)
      const [next = never] = plan.slice(deadlines.length - 1)
      return next(AbortSignal.any([signal, AbortSignal.timeout(deadline)]))
    },
  }
}

test('a call that is answered in time is the only one', async () => {
  const { call, deadlines } = calls(() => soon('first'))
  expect(await withSecond(call, 2_000)).toBe('first')
  expect(deadlines).toEqual([2_000])
})

test('a call that fails early is not asked again here', async () => {
  const { call, deadlines } = calls(() => Promise.reject(new Error('refused')))
  await expect(withSecond(call, 2_000)).rejects.toThrow('refused')
  expect(deadlines).toEqual([2_000])
})

test('one that hangs has a second beside it, with what time is left; the first is given up', async () => {
  const { call, deadlines, signals } = calls(never, () => soon('second'))
  expect(await withSecond(call, 200)).toBe('second')
  expect(deadlines).toEqual([200, 100])
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true])
})

test('a second one that fails leaves the first its time', async () => {
  const { call } = calls(
    () => new Promise((resolve) => setTimeout(resolve, 150, 'first')),
    () => Promise.reject(new Error('refused')),
  )
  expect(await withSecond(call, 200)).toBe('first')
})

test('when both hang the first is told', async () => {
  const { call, deadlines } = calls(never, (signal) => never(signal).catch(() => Promise.reject(new Error('of the second'))))
  await expect(withSecond(call, 100)).rejects.toThrow('time is up')
  expect(deadlines).toHaveLength(2)
})
