import { violations, type Violation } from './checker.ts'
import { CALL_NAMES, POINTS } from './processes/calls.ts'
import type { Death } from './processes/death.ts'
import { openHouse, type House } from './processes/house.ts'
import { look } from './processes/looks.ts'
import { relay } from './processes/relay.ts'
import { keepSending, type Senders } from './processes/senders.ts'
import { chance, inFolder, options, shuffled } from './processes/trial.ts'

/** What one kill was, and what became of the sendings that were under way when it struck. */
export type Kill = Pick<Death, 'call' | 'point'> & {
  underWay: number
  /** From the restart until the last of them had ended, however often it was hit again. */
  slowestMilliseconds: number
}

export type Killing = {
  house: House
  deaths: Pick<Death, 'call' | 'point' | 'which'>[]
  /** So long after its last sign a dead process is taken for dead. */
  leaseMilliseconds?: number
  /** The control: no look-up learns anything. */
  isBlind?: boolean
  /** Told of each kill, in their order, once all that it struck has ended. */
  onKill?: (kill: Kill) => void
  /** Asked after each kill: true when enough was seen. */
  isEnough?: () => Promise<boolean>
}
export type Killed = { kills: Kill[]; sent: number; stopped: number; asked: number }

type Struck = Pick<Death, 'call' | 'point'> & { ids: string[]; restarted: number }

/**
 * Kills one process of the product after another with -9, each at its own moment of a sending, while eight people send card after card;
 * a spare one takes over at once. The last one finishes everything.
 */
export async function kill(killing: Killing): Promise<Killed> {
  const { house, deaths, leaseMilliseconds = 1_000, isBlind, onKill, isEnough = () => Promise.resolve(false) } = killing
  const workers = relay({ house, leaseMilliseconds, isBlind })
  const kills: Kill[] = []
  const struck: Struck[] = []
  try {
    await workers.finishOld()
    const senders = keepSending(house.tabs, house.tell)
    const go = async (death: Death | null) => {
      const worker = await workers.go(death)
      for (const one of struck) one.restarted ||= Date.now()
      return worker
    }
    for (const { call, point, which } of deaths) {
      const worker = await go({ call, point, which, signal: 'SIGKILL' })
      await Promise.race([worker.fallen(), senders.failure])
      if ((await worker.ended) !== 'SIGKILL') throw new Error(`${worker.name} was not killed.`)
      house.tell({ what: 'kill', process: worker.name, signal: 'SIGKILL', where: `${call}, ${point}` })
      struck.push({ call, point, ids: senders.open(), restarted: 0 })
      tellEnded()
      if (await isEnough()) break
    }
    const survivor = await go(null)
    await senders.stop()
    await survivor.stop()
    tellEnded()
    return { kills, asked: senders.asked(), ...counted(senders) }

    function tellEnded(): void {
      for (let first = struck[0]; first?.restarted && first.ids.every((id) => senders.ended.has(id)); first = struck[0]) {
        const { call, point, ids, restarted } = first
        const ends = ids.map((id) => (senders.ended.get(id)?.at ?? 0) - restarted)
        kills.push({ call, point, underWay: ids.length, slowestMilliseconds: Math.max(0, ...ends) })
        onKill?.(kills.at(-1)!)
        struck.shift()
      }
    }
  } finally {
    await workers.close()
  }
}

function counted({ ended }: Senders): { sent: number; stopped: number } {
  const states = [...ended.values()].map(({ state }) => state)
  return { sent: states.filter((state) => state === 'sent').length, stopped: states.filter((state) => state === 'stopped').length }
}

/** Whether an order holds something twice by now. */
export const isDoubled = async ({ databaseUrl }: House): Promise<boolean> => (await look(databaseUrl)).twice > 0

const EACH = 20
const PORTION = 60
const PROMISED_MILLISECONDS = 30_000

/** What the calls are at which forgetting to look does harm. */
const HARMFUL = ['basket', 'item', 'payment', 'order'] as const

async function main(): Promise<void> {
  const { times = EACH, isControl, folder, isNew } = options()
  const next = chance(1)
  const moments = isControl
    ? HARMFUL.flatMap((call) => POINTS.slice(1).map((point) => ({ call, point })))
    : CALL_NAMES.flatMap((call) => POINTS.map((point) => ({ call, point })))
  const deaths = shuffled(Array.from({ length: times }, () => moments).flat(), next).map((moment) => ({ ...moment, which: 1 + next(3) }))
  await inFolder<Portion>({ name: isControl ? 'kills-control' : 'kills', folder, isNew }, async (trial) => {
    const house = await openHouse(trial)
    try {
      for (let done = killsIn(trial.results); done < deaths.length; done = killsIn(trial.results)) {
        const killed = await kill({ house, deaths: deaths.slice(done, done + PORTION), isBlind: isControl })
        const broken = await violations({ history: house.history(), databaseUrl: trial.databaseUrl })
        const looks = await look(trial.databaseUrl)
        trial.keep({ ...killed, broken, ...looks })
        console.log(`${killsIn(trial.results)} of ${deaths.length}: ${summary(trial.results)}`)
        if (isControl && looks.twice > 0) break
      }
    } finally {
      await house.close()
    }
    const { broken = [], twice = 0 } = trial.results.at(-1) ?? {}
    for (const one of broken) console.log(`${one.rule}: ${one.about}: ${one.detail}`)
    console.log(summary(trial.results))
    const isAsPromised = broken.length === 0 && trial.results.every((portion) => portion.stopped === 0 && portion.asked === 0)
    if (isControl ? twice === 0 : !isAsPromised) process.exitCode = 1
  })
}

type Portion = Killed & Awaited<ReturnType<typeof look>> & { broken: Violation[] }

const killsIn = (portions: Portion[]): number => portions.reduce((sum, { kills }) => sum + kills.length, 0)

function summary(portions: Portion[]): string {
  const sum = (count: (portion: Portion) => number) => portions.reduce((all, portion) => all + count(portion), 0)
  const slowest = portions.flatMap(({ kills }) => kills.map(({ slowestMilliseconds }) => slowestMilliseconds))
  const late = slowest.filter((milliseconds) => milliseconds > PROMISED_MILLISECONDS).length
  const last = portions.at(-1)
  return [
    `${killsIn(portions)} kills with ${sum(({ kills }) => kills.reduce((all, { underWay }) => all + underWay, 0))} sendings under way`,
    `${sum(({ sent }) => sent)} cards sent, ${sum(({ stopped }) => stopped)} stopped, ${sum(({ asked }) => asked)} asked about a basket`,
    `${last?.broken.length ?? 0} promises broken, ${last?.twice ?? 0} orders with something twice, ${last?.toldTwice ?? 0} purchases told twice`,
    `the slowest ended ${(Math.max(0, ...slowest) / 1000).toFixed(1)} s after the restart, ${late} after more than 30 s`,
  ].join('; ')
}

if (import.meta.main) await main()
