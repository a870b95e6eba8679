import type { ListedPerson } from '@fondly/contracts/bff/people.ts'
import { expect, test } from 'vitest'
import { changeOneByOne } from './change-one-by-one.ts'

const people = ['ann', 'ben', 'cleo'].map((id) => ({ id }) as ListedPerson)

test('people who could not be changed are listed with the reason', async () => {
  const changed: string[] = []
  const rests: number[] = []
  const refused = new Error('refused')
  const outcome = await changeOneByOne(people, {
    change: async ({ id }) => {
      if (id === 'ben') throw refused
      changed.push(id)
    },
    isStopped: () => false,
    onRest: ({ length }) => rests.push(length),
    pause: async () => {},
  })
  expect(changed).toEqual(['ann', 'cleo'])
  expect(outcome).toEqual({ failed: new Map([['ben', refused]]), rest: [] })
  expect(rests).toEqual([3, 2, 1, 0])
})

test('a bulk change that is stopped during a pause changes nobody else and lists the rest', async () => {
  const changed: string[] = []
  let isStopped = false
  const outcome = await changeOneByOne(people, {
    change: async ({ id }) => changed.push(id),
    isStopped: () => isStopped,
    onRest: () => {},
    pause: async () => {
      isStopped = true
    },
  })
  expect(changed).toEqual(['ann'])
  expect(outcome.rest).toEqual(['ben', 'cleo'])
})
