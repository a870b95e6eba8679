import { violations, type Violation } from './checker.ts'
import { CALL_NAMES, POINTS } from './processes/calls.ts'
import type { Death } from './processes/death.ts'
import { readEndings } from './processes/endings.ts'
import { openTestProduct, type ChaosProduct } from './processes/test-product.ts'
import { look, type Looks } from './processes/looks.ts'
import { relay } from './processes/relay.ts'
import { keepSending, readOutcome, type Outcome } from './processes/senders.ts'
import { chance, inFolder, options, shuffled, withPostgres } from './processes/trial.ts'

export type Moment = Pick<Death, 'call' | 'point' | 'which'>
export type Killing = {
  testProduct: ChaosProduct
  moments: Moment[]
  /** After this time without a renewal, a lease expires and another process takes over. */
  leaseMilliseconds?: number
  /** The control experiment: look-ups at commerce find nothing. */
  isBlind?: boolean
  /** Called after each kill; true ends the killing. */
  isEnough?: () => Promise<boolean>
}
export type Killed = Outcome & { kills: (Moment & { underWay: number })[] }

/**
 * Kills one process of the product after another with SIGKILL, each at its own moment of a sending, while eight people send card after card.
 * A spare process takes over at once, and the last one finishes everything.
 */
export async function kill(killing: Killing): Promise<Killed> {
  const { testProduct, moments, leaseMilliseconds = 1_000, isBlind, isEnough = () => Promise.resolve(false) } = killing
  const workers = relay({ testProduct, leaseMilliseconds, isBlind })
  const kills: Killed['kills'] = []
  try {
    await workers.finishOld()
    const senders = keepSending(testProduct.tabs, testProduct.tell)
    for (const moment of moments) {
      const worker = await workers.go({ ...moment, signal: 'SIGKILL' })
      await Promise.race([worker.interrupted(), senders.failure])
      if ((await worker.ended) !== 'SIGKILL') throw new Error(`${worker.name} was not killed.`)
      testProduct.tell({ what: 'kill', process: worker.name, signal: 'SIGKILL', where: `${moment.call}, ${moment.point}` })
      kills.push({ ...moment, underWay: senders.open().length })
      if (await isEnough()) break
    }
    const survivor = await workers.go(null, true)
    await senders.stop()
    await survivor.stop()
    return { kills, ...readOutcome(senders) }
  } finally {
    await workers.close()
  }
}

/**
 * Lists every call at every point, `times` times, in a random but repeatable order. The control uses only moments where a missing look-up does harm.
 */
export function listKillMoments(times: number, isControl = false): Moment[] {
  const next = chance(1)
  const calls = isControl ? HARMFUL : CALL_NAMES
  const points = isControl ? POINTS.slice(1) : POINTS
  const all = Array.from({ length: times }, () => calls.flatMap((call) => points.map((point) => ({ call, point })))).flat()
  return shuffled(all, next).map((moment) => ({ ...moment, which: 1 + next(3) }))
}
const HARMFUL = ['basket', 'item', 'payment', 'order'] as const

const KILLS_PER_MOMENT = 20
const KILLS_PER_PRODUCT = 30
const PROMISED_MILLISECONDS = 30_000

type Portion = Killed & Looks & { broken: Violation[] }

async function main(): Promise<void> {
  const { times = KILLS_PER_MOMENT, isControl, folder, isNew, conclude } = options()
  const moments = listKillMoments(times, isControl)
  await inFolder<Portion>({ name: isControl ? 'kills-control' : 'kills', folder, isNew }, (trial) =>
    withPostgres(trial.folder, async (databaseUrl) => {
      const testProduct = await openTestProduct({ folder: trial.folder, databaseUrl })
      try {
        while (killsIn(trial.results) < moments.length) {
          const done = killsIn(trial.results)
          const killed = await kill({ testProduct, moments: moments.slice(done, done + KILLS_PER_PRODUCT), isBlind: isControl })
          const broken = await violations({ history: testProduct.history(), databaseUrl })
          trial.keep({ ...killed, broken, ...(await look(databaseUrl)) })
          console.log(`${killsIn(trial.results)} of ${moments.length}: ${summary(trial.results, trial.folder)}`)
          if (isControl && (trial.results.at(-1)?.twice ?? 0) > 0) break
        }
      } finally {
        await testProduct.close()
      }
      const { broken = [], twice = 0 } = trial.results.at(-1) ?? {}
      for (const one of broken) console.log(`${one.rule}: ${one.about}: ${one.detail}`)
      conclude(isControl ? 'kills --control' : 'kills', summary(trial.results, trial.folder))
      const isPromiseKept =
        broken.length === 0 &&
        trial.results.every(({ stopped }) => stopped === 0) &&
        readEndings(trial.folder).slowest <= PROMISED_MILLISECONDS
      if (isControl ? twice === 0 : !isPromiseKept) process.exitCode = 1
    }),
  )
}

const killsIn = (portions: Portion[]): number => portions.reduce((sum, { kills }) => sum + kills.length, 0)

function summary(portions: Portion[], folder: string): string {
  const sum = (count: (portion: Portion) => number) => portions.reduce((all, portion) => all + count(portion), 0)
  const last = portions.at(-1)
  const { interrupted, interruptions, slowest, slowestOfAll } = readEndings(folder)
  return [
    `${killsIn(portions)} kills interrupted ${interrupted} sendings, ${interruptions} times in all`,
    `${sum(({ sent }) => sent)} cards sent, ${sum(({ stopped }) => stopped)} stopped, ${sum(({ questions }) => questions)} asked about a basket`,
    `${last?.broken.length ?? 0} promises broken, ${last?.twice ?? 0} orders with something twice, ${last?.recordedTwice ?? 0} purchases recorded twice`,
    `the slowest ended ${seconds(slowest)} after the last kill that interrupted it, ${seconds(slowestOfAll)} after the first of several`,
  ].join('; ')
}

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`

if (import.meta.main) await main()
