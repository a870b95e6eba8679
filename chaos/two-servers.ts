import { setTimeout as pause } from 'node:timers/promises'
import { join } from 'node:path'
import { violations, type Violation } from './checker.ts'
import { readEndings } from './processes/endings.ts'
import { createDemonstration, ORIGIN, signInSender } from './processes/test-product.ts'
import { look, type Looks } from './processes/looks.ts'
import { balanced, startServer, type Server } from './processes/servers.ts'
import { keepSending, readOutcome, type Outcome } from './processes/senders.ts'
import { chance, inFolder, options, withPostgres } from './processes/trial.ts'

export type Relieved = Outcome & { kills: number }

/** Runs two servers on one database. One of them is killed with SIGKILL at a random moment and replaced, while eight people send to both. */
export async function killAndReplace({
  folder,
  databaseUrl,
  times,
  seed,
  senders: people,
  leaseMilliseconds = 1_000,
}: {
  folder: string
  databaseUrl: string
  times: number
  seed: number
  senders?: number
  leaseMilliseconds?: number
}): Promise<Relieved> {
  const { tell } = await createDemonstration({ folder, databaseUrl })
  const next = chance(seed)
  const environment = {
    FONDLY_DATA: join(folder, 'data'),
    DATABASE_URL: databaseUrl,
    FONDLY_URL: ORIGIN,
    FONDLY_PRESS_SECONDS: '86400',
    FONDLY_POOL_SIZE: '4',
  }
  const start = () => startServer({ environment, leaseMilliseconds })
  // Start them one after the other, because the first may have to build the pages.
  const servers: Server[] = [await start(), await start()]
  try {
    const ports = () => servers.filter(({ isAlive }) => isAlive()).map(({ port }) => port)
    const senders = keepSending(await signInSender(balanced(ports), people), tell)
    for (let kills = 0; kills < times; kills++) {
      await Promise.race([pause(next(MAX_LIFE_MS)), senders.failure])
      const [doomed] = servers.splice(next(servers.length), 1)
      await doomed?.kill()
      tell({ what: 'kill', process: doomed?.name ?? '', signal: 'SIGKILL', where: 'at any moment' })
      servers.push(await start())
    }
    await senders.stop()
    return { kills: times, ...readOutcome(senders) }
  } finally {
    await Promise.all(servers.map((server) => server.stop()))
  }
}

const MAX_LIFE_MS = 3_000
const DEFAULT_KILL_COUNT = 50
const KILLS_PER_PRODUCT = 10
const PROMISED_MILLISECONDS = 30_000

type Portion = Relieved & Looks & { broken: Violation[] }

async function main(): Promise<void> {
  const { times = DEFAULT_KILL_COUNT, folder, isNew, conclude } = options()
  await inFolder<Portion>({ name: 'two-servers', folder, isNew }, (trial) =>
    withPostgres(trial.folder, async (databaseUrl) => {
      const { history } = await createDemonstration({ folder: trial.folder, databaseUrl })
      while (killsIn(trial.results) < times) {
        const done = killsIn(trial.results)
        const result = await killAndReplace({
          folder: trial.folder,
          databaseUrl,
          times: Math.min(KILLS_PER_PRODUCT, times - done),
          seed: 3 + done,
        })
        trial.keep({ ...result, broken: await violations({ history: history(), databaseUrl }), ...(await look(databaseUrl)) })
        console.log(`${killsIn(trial.results)} of ${times}: ${summary(trial.results, trial.folder)}`)
      }
      const { broken = [] } = trial.results.at(-1) ?? {}
      for (const one of broken) console.log(`${one.rule}: ${one.about}: ${one.detail}`)
      conclude('two-servers', summary(trial.results, trial.folder))
      if (broken.length > 0 || readEndings(trial.folder).slowest > PROMISED_MILLISECONDS) process.exitCode = 1
    }),
  )
}

const killsIn = (portions: Portion[]): number => portions.reduce((sum, { kills }) => sum + kills, 0)

function summary(portions: Portion[], folder: string): string {
  const sum = (count: (portion: Portion) => number) => portions.reduce((all, portion) => all + count(portion), 0)
  const last = portions.at(-1)
  const { interrupted, slowest } = readEndings(folder)
  return [
    `${killsIn(portions)} kills of one of two servers interrupted ${interrupted} sendings`,
    `${sum(({ sent }) => sent)} cards sent, ${sum(({ stopped }) => stopped)} stopped, ${sum(({ questions }) => questions)} asked about a basket`,
    `${last?.broken.length ?? 0} promises broken, ${last?.twice ?? 0} orders with something twice, ${last?.recordedTwice ?? 0} purchases recorded twice`,
    `the slowest ended ${(slowest / 1000).toFixed(1)} s after the last kill that interrupted it`,
  ].join('; ')
}

if (import.meta.main) await main()
