import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { runningPostmaster } from '@fondly/kit/postgres/postmaster.ts'
import { networkFetch } from '@fondly/kit/network-fetch.ts'
import { violations, type Violation } from './checker.ts'
import { createDemonstration, ORIGIN, signInSender } from './processes/test-product.ts'
import { look, type Looks } from './processes/looks.ts'
import { balanced, startServer, type Server } from './processes/servers.ts'
import { keepSending, readOutcome, type Outcome } from './processes/senders.ts'
import { inFolder, options, withPostgres } from './processes/trial.ts'

/**
 * How the database ends. Killed under a running server; stopped fast under a running server; killed under a second server after the first server,
 * which had started the database, was killed; killed just before its server is killed too, so that this server cannot restart it.
 */
export const RESTART_KINDS = ['killed', 'stopped', 'killed after its server', 'killed before its server'] as const
type RestartKind = (typeof RESTART_KINDS)[number]

/** One restart of the database: how long until the product was ready again, and how often /readyz gave each answer meanwhile. */
export type Restart = { way: RestartKind; milliseconds: number; answers: Record<string, number> }
export type Restarted = Outcome & { restarts: Restart[] }

/**
 * Ends the embedded database again and again, in the given ways, while eight people send card after card over HTTP. The product restarts it by
 * itself.
 */
export async function restart({
  folder,
  ways,
  senders: people,
  leaseMilliseconds = 1_000,
}: {
  folder: string
  ways: RestartKind[]
  senders?: number
  leaseMilliseconds?: number
}): Promise<Restarted> {
  const { tell } = await withPostgres(folder, (databaseUrl) => createDemonstration({ folder, databaseUrl }))
  const data = join(folder, 'data')
  const start = () =>
    startServer({ environment: { FONDLY_DATA: data, FONDLY_URL: ORIGIN, FONDLY_PRESS_SECONDS: '86400' }, leaseMilliseconds })
  let server = await start()
  const killServer = async () => {
    await server.kill()
    tell({ what: 'kill', process: server.name, signal: 'SIGKILL', where: 'under load' })
  }
  const findDatabase = async () => (await runningPostmaster(join(data, 'postgres')))?.pid
  const endDatabase = async (signal: 'SIGKILL' | 'SIGINT') => {
    const pid = await findDatabase()
    if (pid === undefined) throw new Error('The database does not run.')
    process.kill(pid, signal)
    tell({ what: 'kill', process: 'database', signal, where: 'under load' })
    return { isRestarted: async () => ![undefined, pid].includes(await findDatabase()) }
  }
  const end: Record<RestartKind, () => Promise<Omit<Restart, 'way'>>> = {
    killed: () => endDatabase('SIGKILL').then(({ isRestarted }) => untilReady(server, isRestarted)),
    stopped: () => endDatabase('SIGINT').then(({ isRestarted }) => untilReady(server, isRestarted)),
    'killed after its server': async () => {
      await killServer()
      server = await start()
      const { isRestarted } = await endDatabase('SIGKILL')
      return untilReady(server, isRestarted)
    },
    'killed before its server': async () => {
      await endDatabase('SIGKILL')
      await killServer()
      const began = performance.now()
      server = await start()
      return { milliseconds: performance.now() - began, answers: {} }
    },
  }
  try {
    const senders = keepSending(
      await signInSender(
        balanced(() => [server.port]),
        people,
      ),
      tell,
    )
    const restarts: Restart[] = []
    for (const way of ways) {
      const ended = senders.ended.size
      // Wait until cards are sent again after the last restart.
      while (senders.ended.size < ended + CARDS_BETWEEN_RESTARTS) await Promise.race([pause(20), senders.failure])
      restarts.push({ way, ...(await end[way]()) })
    }
    await senders.stop()
    return { restarts, ...readOutcome(senders) }
  } finally {
    await server.stop()
  }
}

/** Asks /readyz until it is ready with the restarted database. Counts its answers by status (0: no answer within a second). */
async function untilReady({ port }: Server, isRestarted: () => Promise<boolean>): Promise<Pick<Restart, 'milliseconds' | 'answers'>> {
  const ask = networkFetch()
  const began = performance.now()
  const answers: Record<string, number> = {}
  for (;;) {
    const status = await ask(new Request(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(1_000) })).then(
      async (answer) => {
        await answer.body?.cancel()
        return answer.status
      },
      () => 0,
    )
    answers[status] = (answers[status] ?? 0) + 1
    const milliseconds = performance.now() - began
    if (status === 200 && (await isRestarted())) return { milliseconds, answers }
    if (milliseconds > TIMEOUT_MS)
      throw new Error(`The product is not ready ${TIMEOUT_MS} ms after its database went away: ${JSON.stringify(answers)}`)
    await pause(10)
  }
}

const CARDS_BETWEEN_RESTARTS = 4
const TIMEOUT_MS = 180_000
const TIMES_EACH_WAY = 100
const RESTARTS_PER_PRODUCT = 12
const PROMISED_MILLISECONDS = 5_000

type Portion = Restarted & Looks & { broken: Violation[] }

async function main(): Promise<void> {
  const { times = TIMES_EACH_WAY, folder, isNew, conclude } = options()
  await inFolder<Portion>({ name: 'restarts', folder, isNew }, async (trial) => {
    const ways = Array.from({ length: times }, () => RESTART_KINDS).flat()
    for (let done = restartsIn(trial.results).length; done < ways.length; done = restartsIn(trial.results).length) {
      const restarted = await restart({ folder: trial.folder, ways: ways.slice(done, done + RESTARTS_PER_PRODUCT) })
      await withPostgres(trial.folder, async (databaseUrl) => {
        const { history } = await createDemonstration({ folder: trial.folder, databaseUrl })
        trial.keep({ ...restarted, broken: await violations({ history: history(), databaseUrl }), ...(await look(databaseUrl)) })
      })
      console.log(`${restartsIn(trial.results).length} of ${ways.length}: ${summary(trial.results)}`)
    }
    const { broken = [] } = trial.results.at(-1) ?? {}
    for (const one of broken) console.log(`${one.rule}: ${one.about}: ${one.detail}`)
    conclude('restarts', summary(trial.results))
    const isLate = restartsIn(trial.results).some(({ milliseconds }) => milliseconds > PROMISED_MILLISECONDS)
    if (broken.length > 0 || isLate) process.exitCode = 1
  })
}

const restartsIn = (portions: Portion[]): Restart[] => portions.flatMap(({ restarts }) => restarts)

function summary(portions: Portion[]): string {
  const sum = (count: (portion: Portion) => number) => portions.reduce((all, portion) => all + count(portion), 0)
  const restarts = restartsIn(portions)
  const each = RESTART_KINDS.map((way) => {
    const took = restarts.filter((one) => one.way === way).map(({ milliseconds }) => milliseconds)
    return `${way} ${took.length} times, ready again after at most ${(Math.max(0, ...took) / 1000).toFixed(1)} s`
  })
  const answered = (status: string) => restarts.reduce((all, { answers }) => all + (answers[status] ?? 0), 0)
  const late = restarts.filter(({ milliseconds }) => milliseconds > PROMISED_MILLISECONDS).length
  const last = portions.at(-1)
  return [
    `the database ${each.join('; ')}; ${late} later than 5 s`,
    `/readyz answered 503 ${answered('503')} times meanwhile, and nothing within a second ${answered('0')} times`,
    `${sum(({ sent }) => sent)} cards sent, ${sum(({ stopped }) => stopped)} stopped, ${sum(({ questions }) => questions)} asked about a basket`,
    `${last?.broken.length ?? 0} promises broken, ${last?.twice ?? 0} orders with something twice, ${last?.recordedTwice ?? 0} purchases recorded twice`,
  ].join('; ')
}

if (import.meta.main) await main()
