import { createMailQueue } from '@fondly/core/mail/mail-queue.ts'
import { createDailyRound, type RoundContext } from '@fondly/core/occasions/daily-round.ts'
import { createDataSeal } from '@fondly/core/seal/seal.ts'
import type { CoreTables } from '@fondly/core/store/tables.ts'
import { silentLog } from '@fondly/kit/log.ts'
import { openDatabase } from '@fondly/kit/sql/database.ts'
import { realEnv } from '@fondly/launch/settings/real-env.ts'

export const CLIENT = 'harborview'
export const OWNERS = ['dana', 'omar'] as const
const PEOPLE = OWNERS.map((id) => ({ id, email: `${id}@harborview.test`, firstName: id, lastName: 'Test', enabled: true }))

/** Creates what the daily round needs, on one database, with a clock that the trial sets. Its mails wait in the database. */
export function openOccasionWorld(databaseUrl: string, clock: () => Date) {
  const database = openDatabase<CoreTables>({ url: databaseUrl, schema: 'bff', poolSize: 2 })
  const { ids, random } = realEnv(silentLog)
  const env = { clock, ids, random, log: silentLog }
  const seal = createDataSeal(new Uint8Array(32).fill(9), random)
  const today = () => clock().toISOString().slice(0, 10)
  const mails = createMailQueue({ database, seal, env }, undefined)
  const context = {
    brands: { ofClient: () => Promise.resolve(undefined) },
    calendar: { today, calendar: () => Promise.resolve({ today: today(), blackoutDays: new Set<string>() }) },
    clients: { find: () => Promise.resolve({ name: 'Harborview', configuration: { sharesAddressBook: true } }) },
    database,
    env,
    mails,
    people: { list: () => Promise.resolve(PEOPLE) },
    seal,
    settings: { postalZone: 'UTC', publicUrl: 'https://cards.test' },
  } as unknown as RoundContext // only these members are used
  return { context, database, mails, env, round: createDailyRound(context), close: () => database.destroy() }
}
