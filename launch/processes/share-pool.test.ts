import { expect, test } from 'vitest'
import { sharePool } from './share-pool.ts'

test.each([
  [8, 1, 8],
  [8, 2, 4],
  [8, 3, 3],
  [8, 16, 2],
  [1, 4, 1],
])('of %i connections, each of %i processes has %i', (poolSize, processes, share) => {
  expect(sharePool({ poolSize, processes })).toBe(share)
})
