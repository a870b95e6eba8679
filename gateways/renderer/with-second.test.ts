import { expect, test } from 'vitest'
import { withSecondAttempt } from './with-second.ts'

const failed = (message: string) => Promise.reject<string>(new Error(message))
/** A call that never answers; it fails once it is given up. */
const hanging = (signal: AbortSignal) =>
  new Promise<string>((_, reject) => signal.addEventListener('abort', () => reject(new Error('given up'))))

/** Starts a call with a deadline of 200 ms. Each attempt ends as `plan` says. Half of the deadline has passed when `passes` resolves. */
function start(plan: ((signal: AbortSignal) => Promise<string>)[], passes: Promise<unknown>) {
  const deadlines: number[] = []
  const signals: AbortSignal[] = []
  const halves: number[] = []
  const answer = withSecondAttempt(
    (deadline, signal) => {
      deadlines.push(deadline)
      signals.push(signal)
      return (plan[deadlines.length - 1] ?? hanging)(signal)
    },
    200,
    (milliseconds) => {
      halves.push(milliseconds)
      return passes
    },
  )
  return { answer, deadlines, signals, halves }
}

const never = new Promise(() => {})
const passed = Promise.resolve()

test('a call that is answered in time is the only one', async () => {
  const { answer, deadlines, signals } = start([() => Promise.resolve('first')], never)
  expect(await answer).toBe('first')
  expect(deadlines).toEqual([200])
  expect(signals.every(({ aborted }) => aborted)).toBe(true)
})

test('a call that fails early is not repeated', async () => {
  const { answer, deadlines } = start([() => failed('refused')], never)
  await expect(answer).rejects.toThrow('refused')
  expect(deadlines).toEqual([200])
})

test('a second call starts after half of the deadline', async () => {
  const { answer, deadlines, signals, halves } = start([hanging, () => Promise.resolve('second')], passed)
  expect(await answer).toBe('second')
  expect(halves).toEqual([100])
  expect(deadlines).toEqual([200, 100])
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true])
})

test('the first call may still succeed after the second one failed', async () => {
  let finish = (_answer: string) => {}
  const first = new Promise<string>((resolve) => (finish = resolve))
  const second = async () => {
    setImmediate(() => finish('first'))
    throw new Error('refused')
  }
  const { answer, deadlines } = start([() => first, second], passed)
  expect(await answer).toBe('first')
  expect(deadlines).toHaveLength(2)
})

test('the error of the first call is thrown when both fail', async () => {
  let fail = (_error: Error) => {}
  const first = new Promise<string>((_, reject) => (fail = reject))
  const second = async () => {
    setImmediate(() => fail(new Error('of the first')))
    throw new Error('of the second')
  }
  const { answer, deadlines } = start([() => first, second], passed)
  await expect(answer).rejects.toThrow('of the first')
  expect(deadlines).toHaveLength(2)
})
