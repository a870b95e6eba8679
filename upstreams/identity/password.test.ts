import { expect, test } from 'vitest'
import { limitConcurrency, passwords } from './password.ts'

const cheap = { memoryKibibytes: 64, passes: 1 }

test('a password matches only its own hash', async () => {
  const { hash, matches } = passwords(cheap)
  const storedHash = await hash('Fondly-demo-1')
  expect(storedHash).toMatch(/^\$argon2id\$/)
  expect(await matches('Fondly-demo-1', storedHash)).toBe(true)
  expect(await matches('fondly-demo-1', storedHash)).toBe(false)
  expect(await matches('the password of nobody', undefined)).toBe(false)
  expect(await matches('the password of nobody', null)).toBe(false)
})

test('passwords are hashed in order with limited concurrency', async () => {
  const limited = limitConcurrency(2)
  let running = 0
  let most = 0
  const order: number[] = []
  const work = (number: number) => async () => {
    order.push(number)
    most = Math.max(most, ++running)
    await new Promise((resolve) => setImmediate(resolve))
    running--
    if (number % 3 === 0) throw new Error('No.')
  }
  const numbers = Array.from({ length: 30 }, (_, number) => number)
  await Promise.allSettled(numbers.map((number) => limited(work(number))))
  expect(most).toBe(2)
  expect(order).toEqual(numbers)
  expect(await limited(() => Promise.resolve('still open'))).toBe('still open')
})
