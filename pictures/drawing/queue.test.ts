import { expect, test } from 'vitest'
import { boundedQueue } from './queue.ts'

test('the queue refuses jobs beyond its running and waiting places', async () => {
  const queue = boundedQueue({ running: 2, waiting: 1 })
  const gates = Array.from({ length: 3 }, () => Promise.withResolvers<string>())
  let begun = 0
  const works = gates.map(({ promise }) => queue(() => (begun++, promise)))
  expect(begun).toBe(2)
  await expect(queue(() => Promise.resolve(''))).rejects.toMatchObject({ code: 'busy' })
  gates[0]?.reject(new Error('failed'))
  await expect(works[0]).rejects.toThrow('failed')
  gates[1]?.resolve('two')
  gates[2]?.resolve('three')
  expect(await works[1]).toBe('two')
  expect(await works[2]).toBe('three')
  expect(begun).toBe(3)
  expect(await queue(() => Promise.resolve('again'))).toBe('again')
})
