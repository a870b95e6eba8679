import { expect, test } from 'vitest'
import { createReadAhead } from './read-ahead.ts'

const data = { id: 'sending' }

function createCounted(answer: (time: number) => Promise<number> = (time) => Promise.resolve(time)) {
  let times = 0
  const ahead = createReadAhead<{ id: string }, number>(() => answer(++times))
  return { ahead, times: () => times }
}

test('a value that was read ahead is not read again', async () => {
  const { ahead, times } = createCounted()
  ahead.begin(data)
  await expect(ahead.take(data)).resolves.toBe(1)
  expect(times()).toBe(1)
})

test('a value that was read ahead is used only once; a repeated step reads it again', async () => {
  const { ahead } = createCounted()
  ahead.begin(data)
  await ahead.take(data)
  await expect(ahead.take(data)).resolves.toBe(2)
})

test('a process that has read nothing ahead reads the value when it is needed', async () => {
  const { ahead } = createCounted()
  ahead.begin({ id: 'another sending' })
  await expect(ahead.take(data)).resolves.toBe(2)
})

test('begin() and forget() drop the value that was read before', async () => {
  const { ahead } = createCounted()
  ahead.begin(data)
  ahead.begin(data)
  await expect(ahead.take(data)).resolves.toBe(2)
  ahead.begin(data)
  ahead.forget(data.id)
  await expect(ahead.take(data)).resolves.toBe(4)
})

test('the step that needs the value gets the failure of its read, and the next attempt reads again', async () => {
  const { ahead } = createCounted((time) => (time === 1 ? Promise.reject(new Error('not reached')) : Promise.resolve(time)))
  ahead.begin(data)
  await expect(ahead.take(data)).rejects.toThrow('not reached')
  await expect(ahead.take(data)).resolves.toBe(2)
})

test('sendings that other processes took over do not fill the memory', async () => {
  const { ahead, times } = createCounted()
  for (let number = 0; number < 1_001; number++) ahead.begin({ id: `${number}` })
  await expect(ahead.take({ id: '0' })).resolves.toBe(1_002)
  await expect(ahead.take({ id: '1' })).resolves.toBe(2)
  expect(times()).toBe(1_002)
})
