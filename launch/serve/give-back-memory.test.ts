import { memoryUsage } from 'node:process'
import { expect, test } from 'vitest'
import { giveBackMemory } from './give-back-memory.ts'

const MEGABYTE = 1024 * 1024

/** Uses some eighty megabytes, and returns how much script memory is in use then. */
function takeMuch(): number {
  const things = Array.from({ length: 600_000 }, (_, number) => ({ number, words: [`${number}`] }))
  return things.length > 0 ? memoryUsage().heapTotal : 0
}

test('unused memory is returned to the system', () => {
  const taken = takeMuch()
  giveBackMemory()
  expect(memoryUsage().heapTotal).toBeLessThan(taken - 40 * MEGABYTE)
})
