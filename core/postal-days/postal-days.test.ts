import type { Client } from '@fondly/domain/client/client.ts'
import { mailDateProblem } from '@fondly/domain/mail-date/mail-date.ts'
import { silentLog } from '@fondly/kit/log.ts'
import { expect, test } from 'vitest'
import { createPostalDays } from './postal-days.ts'

const NOVEMBER_23 = new Date('2026-11-23T15:00:00Z')
const OWN = [
  { day: '2026-12-18', reason: { en: 'Offices closed' } },
  { day: '2026-11-26', reason: { en: 'Ours' } },
]

const calendar = createPostalDays({
  commerce: { catalogue: { blackoutDays: () => Promise.resolve([{ day: '2026-11-26', reason: { en: 'Thanksgiving' } }]) } as never },
  clients: {
    find: (id) => Promise.resolve(id === 'harborview' ? ({ configuration: { daysWithoutMailing: OWN } } as unknown as Client) : undefined),
  },
  zone: 'America/New_York',
  env: { clock: () => NOVEMBER_23, log: silentLog },
})

test.each([
  ['harborview', '2026-12-18', { code: 'mail-date-blackout-reason', params: { reason: { en: 'Offices closed' } } }],
  ['another', '2026-12-18', undefined],
  ['harborview', '2026-11-26', { code: 'mail-date-blackout-reason', params: { reason: { en: 'Thanksgiving' } } }],
  ['another', '2026-11-26', { code: 'mail-date-blackout-reason', params: { reason: { en: 'Thanksgiving' } } }],
  ['harborview', '2026-12-17', undefined],
])('the closed days of a client apply to that client only: %s on %s', async (clientId, day, problem) => {
  expect(mailDateProblem(day, await calendar.calendar(clientId))).toEqual(problem)
})

test('each day is listed once, and the days of the site do not include the client’s own days', async () => {
  expect((await calendar.maillessDays('harborview')).map(({ day }) => day)).toEqual(['2026-11-26', '2026-12-18'])
  expect((await calendar.blackoutDays()).map(({ day }) => day)).toEqual(['2026-11-26'])
})
