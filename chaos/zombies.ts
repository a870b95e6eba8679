import { setTimeout as pause } from 'node:timers/promises'
import { violations, type Violation } from './checker.ts'
import { CALL_NAMES, POINTS } from './processes/calls.ts'
import type { Death } from './processes/death.ts'
import { openTestProduct, type ChaosProduct } from './processes/test-product.ts'
import { look, type Looks } from './processes/looks.ts'
import { relay } from './processes/relay.ts'
import { keepSending, readOutcome, type Outcome } from './processes/senders.ts'
import { chance, inFolder, options, shuffled, withPostgres } from './processes/trial.ts'
import { writeLog, type Landed } from './processes/write-log.ts'

/** When the stopped process continues: while other processes work on its sendings, or when they have finished these sendings. */
const WAKINGS = ['in the middle', 'when all are taken over', 'when all have ended'] as const
export type Stop = Pick<Death, 'call' | 'point' | 'which'> & { waking: (typeof WAKINGS)[number] }

/** How many sendings one stopped process held, and how often it was refused when it continued. */
export type Zombie = Stop & { held: number; refused: number; stoppedMilliseconds: number }
export type Haunted = Outcome & { zombies: Zombie[] }

/**
 * Stops one process of the product after another with SIGSTOP in the middle of a sending, until its leases have expired and another process has taken
 * over. Then the stopped process continues at the same point. Eight people send card after card meanwhile.
 */
export async function suspendAndResume({
  testProduct,
  stops,
  leaseMilliseconds = 1_000,
}: {
  testProduct: ChaosProduct
  stops: Stop[]
  leaseMilliseconds?: number
}): Promise<Haunted> {
  const workers = relay({ testProduct, leaseMilliseconds })
  const log = writeLog(testProduct.databaseUrl)
  const zombies: Zombie[] = []
  try {
    await log.begin()
    await workers.finishOld()
    const senders = keepSending(testProduct.tabs, testProduct.tell)
    let current = await workers.go(null)
    for (const stop of stops) {
      const { call, point, which, waking } = stop
      current.go({ call, point, which, signal: 'SIGSTOP' })
      await Promise.race([current.interrupted(), senders.failure])
      const [zombie, began] = [current, Date.now()]
      const held = await log.heldBy(zombie.name)
      testProduct.tell({ what: 'kill', process: zombie.name, signal: 'SIGSTOP', where: `${call}, ${point}` })

      current = await workers.go(null, stop === stops.at(-1))
      await isTimeToWake()
      testProduct.tell({ what: 'kill', process: zombie.name, signal: 'SIGCONT', where: waking })
      const stoppedMilliseconds = Date.now() - began
      zombie.wake()
      await Promise.race([zombie.knowsOfTakeOver(), senders.failure])
      await zombie.stop()
      zombies.push({ ...stop, held: held.length, refused: zombie.takeOvers(), stoppedMilliseconds })

      async function isTimeToWake(): Promise<void> {
        const began = Date.now()
        for (const end = began + TAKE_OVER_TIMEOUT_MS; Date.now() < end; await pause(20)) {
          const { takenOver, ended } = await log.over(held)
          const isTime = {
            'in the middle': takenOver > 0,
            'when all are taken over': takenOver >= held.length,
            'when all have ended': ended >= held.length,
          }
          // Other processes may wait for a lock of the stopped process, so wake the stopped process after a while in any case.
          if (takenOver > 0 && (isTime[waking] || Date.now() > began + leaseMilliseconds + TIMEOUT_MS)) return
        }
        throw new Error(`Nobody took over from ${zombie.name} within ${TAKE_OVER_TIMEOUT_MS} ms.`)
      }
    }
    await senders.stop()
    await current.stop()
    return { zombies, ...readOutcome(senders) }
  } finally {
    await workers.close()
    await log.close()
  }
}

/** Reads which processes' writes have reached the database so far. */
export async function findLanding(databaseUrl: string): Promise<Landed> {
  const log = writeLog(databaseUrl)
  try {
    return await log.landed()
  } finally {
    await log.close()
  }
}

/** Makes `times` stops at random but repeatable moments. */
export function listStops(times: number): Stop[] {
  const next = chance(2)
  const moments = CALL_NAMES.flatMap((call) => POINTS.map((point) => ({ call, point })))
  const rounds = Array.from({ length: Math.ceil(times / moments.length) }, () => shuffled(moments, next)).flat()
  return rounds
    .slice(0, times)
    .map((moment, number) => ({ ...moment, which: 1 + next(3), waking: WAKINGS[number % WAKINGS.length] ?? WAKINGS[0] }))
}

const DEFAULT_REPETITION_COUNT = 200
const STOPS_PER_PRODUCT = 20
const TIMEOUT_MS = 10_000
/** Milliseconds within which another process must take over, even on a busy machine. */
const TAKE_OVER_TIMEOUT_MS = 150_000

async function main(): Promise<void> {
  const { times = DEFAULT_REPETITION_COUNT, folder, isNew, conclude } = options()
  await inFolder<Portion>({ name: 'zombies', folder, isNew }, (trial) =>
    withPostgres(trial.folder, async (databaseUrl) => {
      const testProduct = await openTestProduct({ folder: trial.folder, databaseUrl })
      try {
        while (stopsIn(trial.results) < times) {
          const done = stopsIn(trial.results)
          const result = await suspendAndResume({ testProduct, stops: listStops(times).slice(done, done + STOPS_PER_PRODUCT) })
          const broken = await violations({ history: testProduct.history(), databaseUrl })
          trial.keep({ ...result, broken, ...(await look(databaseUrl)), ...(await findLanding(databaseUrl)) })
          console.log(`${stopsIn(trial.results)} of ${times}: ${summary(trial.results)}`)
        }
      } finally {
        await testProduct.close()
      }
      const { broken = [], underAnothersLease = [] } = trial.results.at(-1) ?? {}
      for (const one of broken) console.log(`${one.rule}: ${one.about}: ${one.detail}`)
      for (const { sendingId, processes } of underAnothersLease)
        console.log(`A write under another's lease: ${sendingId} by ${processes.join(', ')}`)
      conclude('zombies', summary(trial.results))
      if (broken.length + underAnothersLease.length > 0) process.exitCode = 1
    }),
  )
}

type Portion = Haunted & Landed & Looks & { broken: Violation[] }

const stopsIn = (portions: Portion[]): number => portions.reduce((sum, { zombies }) => sum + zombies.length, 0)

function summary(portions: Portion[]): string {
  const sum = (count: (portion: Portion) => number) => portions.reduce((all, portion) => all + count(portion), 0)
  const ofZombies = (count: (zombie: Zombie) => number) => sum(({ zombies }) => zombies.reduce((all, zombie) => all + count(zombie), 0))
  const last = portions.at(-1)
  return [
    `${stopsIn(portions)} processes stopped and woken, which held ${ofZombies(({ held }) => held)} sendings`,
    `${ofZombies(({ refused }) => refused)} of their walks refused, ${last?.underAnothersLease.length ?? 0} writes under another's lease`,
    `${last?.lateAtCommerce ?? 0} late calls that reached a basket`,
    `${sum(({ sent }) => sent)} cards sent, ${sum(({ stopped }) => stopped)} stopped, ${sum(({ questions }) => questions)} asked about a basket`,
    `${last?.broken.length ?? 0} promises broken, ${last?.twice ?? 0} orders with something twice, ${last?.recordedTwice ?? 0} purchases recorded twice`,
  ].join('; ')
}

if (import.meta.main) await main()
