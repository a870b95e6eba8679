import { createWorkflowRuns } from '@fondly/kit/workflow/workflow-runs.ts'
import { afterAll, expect, test } from 'vitest'
import { createCoreDatabase } from '../testing/core-database.ts'
import { sweep } from './sweep.ts'

const DAY_MS = 24 * 3_600_000

const { database, drop } = await createCoreDatabase()
afterAll(drop)

test('a question that is not answered ends its sending after a week; ended sendings are removed after 92 days', async () => {
  const runs = createWorkflowRuns<{ id: string; asked?: string }>({ database, schema: 'bff', table: 'sending' })
  const limits = { idleHours: 8, absoluteHours: 24 }
  const now = Date.now()
  for (const id of ['asked', 'under way']) await runs.begin({ id, owner: 'u', idempotencyKey: id, body: id, data: { id } })
  const taken = await runs.take({ holder: 'test', leaseMilliseconds: 60_000 })
  if (!taken) throw new Error('There is nothing to take.')
  await runs.wait(taken, { asked: 'open-baskets' })

  await sweep(database, new Date(now + 6 * DAY_MS), limits)
  expect((await runs.find(taken.id))?.state).toBe('waiting')
  await sweep(database, new Date(now + 8 * DAY_MS), limits)
  expect(await runs.find(taken.id)).toMatchObject({ state: 'stopped', data: { stopped: { reason: 'aborted' } } })

  await sweep(database, new Date(now + 101 * DAY_MS), limits)
  expect(await runs.find(taken.id)).toBeUndefined()
  // A running sending is never deleted, even if it is old.
  expect((await runs.find(taken.id === 'asked' ? 'under way' : 'asked'))?.state).toBe('running')
})

test('a registration is removed after ninety days, and a declined one after more than a year', async () => {
  const limits = { idleHours: 8, absoluteHours: 24 }
  const now = Date.now()
  const row = { client_id: 'acme', sealed: Buffer.from('sealed'), created_at: new Date(now) }
  const states = ['waiting', 'accepted', 'declined'] as const
  await database
    .insertInto('registration')
    .values(states.map((state) => ({ ...row, user_id: state, state })))
    .execute()
  const left = async (days: number) => {
    await sweep(database, new Date(now + days * DAY_MS), limits)
    return (await database.selectFrom('registration').select('state').execute()).map(({ state }) => state).toSorted()
  }
  expect(await left(89)).toEqual(['accepted', 'declined', 'waiting'])
  expect(await left(91)).toEqual(['declined'])
  expect(await left(401)).toEqual([])
})
