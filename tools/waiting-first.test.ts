import { expect, test } from 'vitest'
import { putWaitingFirst } from './waiting-first.ts'

test('files that wait for processes come first, and each group keeps its order', () => {
  const files = [
    'upstreams/identity/sign-on.test.ts',
    'scenarios/people.test.ts',
    'domain/chaos/a.test.ts',
    'kit/postgres/start-postgres.test.ts',
    'kit/log.test.ts',
    'chaos/kills.test.ts',
  ]
  expect(putWaitingFirst(files, (file) => file)).toEqual([
    'scenarios/people.test.ts',
    'kit/postgres/start-postgres.test.ts',
    'chaos/kills.test.ts',
    'upstreams/identity/sign-on.test.ts',
    'domain/chaos/a.test.ts',
    'kit/log.test.ts',
  ])
})
