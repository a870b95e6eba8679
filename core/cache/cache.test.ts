import { silentLog } from '@fondly/kit/log.ts'
import { expect, test } from 'vitest'
import { createCache } from './cache.ts'

const START_MS = Date.UTC(2026, 10, 20)

function openCountingCache() {
  const world = { seconds: 0, calls: 0, fails: false }
  const answers = createCache<string, number>({
    name: 'counted',
    load: async () => {
      world.calls += 1
      if (world.fails) throw new Error('down')
      return world.calls
    },
    clock: () => new Date(START_MS + world.seconds * 1000),
    log: silentLog,
    freshSeconds: 60,
    staleSeconds: 600,
    maxAnswers: 2,
  })
  return { world, answers }
}

test('simultaneous requests make one call', async () => {
  const { world, answers } = openCountingCache()
  expect(await Promise.all([answers.get('a'), answers.get('a'), answers.get('a')])).toEqual([1, 1, 1])
  expect(world.calls).toBe(1)
})

test('a stale answer is given at once while a new one is fetched, also when that fails; a very old one is not given', async () => {
  const { world, answers } = openCountingCache()
  await answers.get('a')
  world.seconds = 61
  expect(await answers.get('a')).toBe(1)
  await new Promise((done) => setImmediate(done))
  expect(await answers.get('a')).toBe(2)
  world.fails = true
  world.seconds = 200
  expect(await answers.get('a')).toBe(2)
  world.seconds = 1000
  await expect(answers.get('a')).rejects.toThrow('down')
})

test('a failure is not cached, and the number of cached answers has a limit', async () => {
  const { world, answers } = openCountingCache()
  world.fails = true
  await expect(answers.get('a')).rejects.toThrow('down')
  world.fails = false
  await answers.get('a')
  await answers.get('b')
  await answers.get('c')
  const before = world.calls
  await answers.get('c')
  expect(world.calls).toBe(before)
  await answers.get('a')
  expect(world.calls).toBe(before + 1)
})

test('an entry that was removed while it was fetched is fetched again', async () => {
  const { world, answers } = openCountingCache()
  const first = answers.get('a')
  answers.forget('a')
  await first
  await answers.get('a')
  expect(world.calls).toBe(2)
})

test('undefined is cached like any other answer', async () => {
  let calls = 0
  const answers = createCache<string, undefined>({
    name: 'nothing',
    load: async () => void calls++,
    clock: () => new Date(START_MS),
    log: silentLog,
    freshSeconds: 60,
    staleSeconds: 600,
  })
  expect([await answers.get('a'), await answers.get('a'), calls]).toEqual([undefined, undefined, 1])
})
