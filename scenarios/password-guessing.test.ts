import { createSharedCounters } from '@fondly/core/rate-limits/shared-rate-limit.ts'
import { coreMigrations } from '@fondly/core/store/migrations.ts'
import type { CoreTables } from '@fondly/core/store/tables.ts'
import { PingOneError } from '@fondly/contracts/pingone/errors.ts'
import { silentLog } from '@fondly/kit/log.ts'
import { openDatabase } from '@fondly/kit/sql/database.ts'
import { migrate } from '@fondly/kit/sql/migrate.ts'
import { chooseByLength } from '@fondly/kit/testing/long.ts'
import { testBrowser } from '@fondly/upstreams/identity/testing/browser.ts'
import { ORDERER, PASSWORD, testIdentity, WORLD } from '@fondly/upstreams/identity/testing/test-identity.ts'
import { begin, checkPassword } from '@fondly/upstreams/identity/testing/sign-on.ts'
import { expect, test } from 'vitest'
import { limitedSteps } from '@fondly/launch/serve/limited-steps.ts'

/** For this many minutes an attacker makes GUESSES_PER_MINUTE guesses as fast as possible: ten thousand in `npm run test:long`. */
const MINUTES = chooseByLength({ short: 2, long: 10 })
const GUESSES_PER_MINUTE = 1_000
const STEPS_PER_MINUTE = 240

test('password guessing locks a name after five attempts and slows an address after 240 a minute, whether or not the name exists', async () => {
  // Only the test moves this clock, so a slow machine changes nothing.
  let now = new Date()
  const clock = () => now
  const testProduct = await testIdentity({ clock })
  await testProduct.load(WORLD)
  const database = openDatabase<CoreTables>({ url: testProduct.database, schema: 'bff', poolSize: 1, onLostConnection: () => undefined })
  await migrate(database, 'bff', coreMigrations)
  const everywhere = createSharedCounters({ database, env: { clock, log: silentLog }, dataKey: new Uint8Array(32) })
  const attacker = testBrowser(
    limitedSteps(testProduct.fetch, {
      step: everywhere.each('sign-on-steps', STEPS_PER_MINUTE),
      registration: everywhere.each('registrations', 1),
    }),
    '/identity',
  )

  const guess = async (flow: string, username: string, password: string) => {
    const answer = await checkPassword(attacker, flow, username, password)
    if (answer.ok) return 'in'
    const hasRetryAfter = Number(answer.headers.get('retry-after')) > 0
    if (answer.status === 429 && !hasRetryAfter) return '429 without Retry-After'
    const { code, details } = PingOneError.parse(await answer.json())
    return `${answer.status} ${details?.[0]?.code ?? code}`
  }

  const [known, unknown] = [ORDERER.email, 'nobody@harborview.test']
  const answerCounts: Record<string, Record<string, number>> = { [known]: {}, [unknown]: {} }
  const begun = now.getTime()
  for (let minute = 0; minute < MINUTES; minute++) {
    now = new Date(begun + minute * 60_000)
    const flow = await begin(attacker, testProduct.origin)
    for (let each = 0; each < GUESSES_PER_MINUTE; each++) {
      const username = each % 2 ? unknown : known
      // One guess is right, but the name is already locked then.
      const answer = await guess(flow, username, each === 200 ? PASSWORD : `Guess-${minute}-${each}!`)
      const counts = answerCounts[username] ?? {}
      counts[answer] = (counts[answer] ?? 0) + 1
    }
  }
  // The guesses alternate between the two names.
  const [answeredCount, limitedCount] = [(MINUTES * STEPS_PER_MINUTE) / 2, (MINUTES * (GUESSES_PER_MINUTE - STEPS_PER_MINUTE)) / 2]
  const expected = { '400 INVALID_CREDENTIALS': 4, '400 PASSWORD_LOCKED_OUT': answeredCount - 4, '429 TOO_MANY_REQUESTS': limitedCount }
  expect(answerCounts).toEqual({ [known]: expected, [unknown]: expected })
  // After the attack, the owner of the name can sign in again.
  now = new Date(begun + (MINUTES + 16) * 60_000)
  expect(await guess(await begin(attacker, testProduct.origin), known, PASSWORD)).toBe('in')
  await database.destroy()
  await testProduct.end()
})
