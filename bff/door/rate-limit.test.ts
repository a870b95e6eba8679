import { silentLog } from '@fondly/kit/log.ts'
import { expect, test } from 'vitest'
import { smallWorld } from '../testing/small-world.ts'
import { perMinute } from './rate-limit.ts'

test('each key has its own count, and who comes too often is told how long to wait', async () => {
  const limit = perMinute(2, silentLog)
  await limit('a')
  await limit('a')
  await limit('b')
  await expect(limit('a')).rejects.toMatchObject({ status: 429, headers: { 'retry-after': expect.stringMatching(/^\d+$/) } })
})

test('sign-ins from one address are counted, those from another go on', async () => {
  let address = '192.0.2.1'
  const { newTab, close } = await smallWorld({ remoteAddress: () => address })
  const tab = newTab()
  const statuses = new Set<number>()
  for (let attempt = 0; attempt < 245; attempt += 1) statuses.add((await tab.go('/api/session/callback?state=x')).status)
  expect(statuses).toEqual(new Set([303, 429]))
  address = '192.0.2.2'
  expect((await tab.go('/api/session/sign-in')).status).toBe(302)
  await close()
})
