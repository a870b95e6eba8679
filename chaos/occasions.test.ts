import { chooseByLength } from '@fondly/kit/testing/long.ts'
import { testDatabase } from '@fondly/kit/sql/test-database.ts'
import { expect, test } from 'vitest'
import { listOccasionMoments, type OccasionMoment, prepareAndKill } from './occasions.ts'

const TIMEOUT_MS = 300_000

/** A few of the moments; `npm run chaos -- occasions` kills or suspends at every moment. */
const MOMENTS = chooseByLength<OccasionMoment[]>({
  short: [
    { call: 'cards prepared', point: 'after it was done', signal: 'SIGKILL' },
    { call: 'mail queued', point: 'after it was done', signal: 'SIGKILL' },
    { call: 'cards prepared', point: 'before sending', signal: 'SIGSTOP' },
  ],
  long: listOccasionMoments(1),
})

async function prepare(isControl: boolean) {
  const { url, drop } = await testDatabase()
  try {
    return await prepareAndKill({ databaseUrl: url, moments: MOMENTS, isControl })
  } finally {
    await drop()
  }
}

test(
  'when a daily round is killed or suspended, each card is prepared once, and each person gets one mail a day',
  async () => {
    const [days, cards] = [MOMENTS.length, MOMENTS.length * 6]
    expect(await prepare(false)).toEqual({ days, interruptions: days, prepared: cards, mails: days * 2, broken: [] })
  },
  TIMEOUT_MS,
)

test('without the unique keys the trial finds duplicates', async () => expect((await prepare(true)).broken).not.toEqual([]), TIMEOUT_MS)
