import { expect, test } from 'vitest'
import { toPeopleDigest } from './people-digest.ts'

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

test('the same people have the same digest in any order; other people have another digest, even if the number is the same', () => {
  expect(toPeopleDigest(['a', 'b', 'c'])).toBe(toPeopleDigest(['c', 'a', 'b']))
  const all = Array.from({ length: 2_000 }, (_, at) => idOf(at))
  // In each of 2,000 lists, another person is missing, and the same new person is added.
  const digests = all.map((left) => toPeopleDigest([...all.filter((id) => id !== left), idOf(9_999)]))
  expect(new Set([...digests, toPeopleDigest(all), toPeopleDigest(all.slice(1))]).size).toBe(2_002)
})
