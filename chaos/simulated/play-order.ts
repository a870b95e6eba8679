import type { Env } from '@fondly/kit/env.ts'
import { silentLog } from '@fondly/kit/log.ts'
import { createRandom } from './chance.ts'
import { foreignProgram } from './foreign-program.ts'
import { memoryCommerce } from './memory-commerce.ts'
import { createMemoryProduct } from './memory-product.ts'
import { isDoubled, promisesBroken, countMistakenBaskets } from './promises-broken.ts'
import { send, type SenderPlan } from './sender.ts'
import { simulatedPress } from './simulated-press.ts'
import { simulatedProcess, type SimulatedProcess } from './simulated-process.ts'
import { startServer } from './simulated-server.ts'
import { ANA, CARD, openSeal, TODAY } from './small-snapshot.ts'
import { virtualTime, inVirtualTime } from './virtual-time.ts'
import { createWeather } from './weather.ts'

export type Played = {
  /** The broken promises; empty if every promise held. */
  broken: string[]
  /** Whether a card has more than one valid order, or one order contains an item or a payment twice. */
  doubled: boolean
  plans: number
  sent: number
  orders: number
  faults: number
  kills: number
  /** How many empty baskets of another program the product mistook for its own. */
  taken: number
  virtualMilliseconds: number
}

/**
 * Milliseconds from the last faults until everything must have ended. The time is long, because a sending may wait for another sending of the same
 * sender.
 */
const MAX_PLAY_MS = 30 * 60_000
/**
 * Milliseconds that the play goes on after two moments: when the last abandoned call can still arrive, and when the last stopped process continues.
 */
const AFTER_END_MS = 5_000

/**
 * Plays one order with everything that happens to it. The same seed and number repeat it exactly. For every fourth order, the product chooses the
 * order number itself.
 */
export async function playOrder({
  seed,
  order,
  control = false,
  trace = () => {},
}: {
  seed: number
  order: number
  /** Switches the look-ups off. */
  control?: boolean
  trace?: (line: string) => void
}): Promise<Played> {
  const chance = createRandom(seed, order)
  const start = Date.parse(`${TODAY}T15:00:00Z`)
  const time = virtualTime(start)
  const traceLine = (line: string) => trace(`${String(time.now() - start).padStart(7)} ms  ${line}`)
  const weather = createWeather(chance, time.now)
  const counts = { faults: 0, kills: 0 }
  const counted = <Fault>(fault: Fault | undefined): Fault | undefined => {
    if (fault !== undefined) counts.faults++
    return fault
  }
  const counting = {
    ...weather,
    ofCall: () => counted(weather.ofCall()),
    ofStatement: () => counted(weather.ofStatement()),
    ofProcess: () => counted(weather.ofProcess()),
  }
  const env: Env = {
    fetch: () => Promise.reject(new Error('There is no network here.')),
    clock: () => new Date(time.now()),
    random: chance.bytes,
    ids: chance.uuid,
    log: silentLog,
  }
  const seal = openSeal()
  const memory = createMemoryProduct({ now: time.now, chance, seal })
  const commerce = memoryCommerce({
    site: 'fondly',
    now: time.now,
    newId: () => Buffer.from(chance.bytes(13)).toString('hex'),
    products: [CARD, { ...CARD, id: 'second' }],
    customers: [ANA],
    shippingPrice: 0.55,
    searchLagMilliseconds: weather.searchLagMilliseconds,
  })

  let stillToCome = start
  const processes: SimulatedProcess[] = []
  function startProcess(): void {
    const process = simulatedProcess({
      name: `process ${processes.length + 1}`,
      time,
      chance,
      weather: counting,
      trace: traceLine,
      pending: (until) => (stillToCome = Math.max(stillToCome, until)),
      onKilled: () => {
        counts.kills++
        time.set(startProcess, chance.between(100, 6_000))
      },
    })
    processes.push(process)
    startServer({
      process,
      memory,
      commerce: commerce.fetch,
      seal,
      time,
      chance,
      env,
      orderCreate: order % 4 === 3 ? 'put' : 'post',
      looks: !control,
    })
  }
  const server = () => {
    const alive = processes.filter((process) => process.isAlive())
    return alive[chance.between(0, alive.length - 1)]
  }

  return inVirtualTime(time, async () => {
    for (let count = 0; count < weather.processes; count++) startProcess()
    const foreign = foreignProgram({ commerce, time, chance, at: weather.foreignBasketAt, trace: traceLine })
    const press = simulatedPress({ commerce, time, trace: traceLine })
    const agreed = new Set<string>()
    const plans: SenderPlan[] = []
    const sender = { memory, seal, time, chance, server, trace: traceLine, agreed, ids: chance.uuid }
    for (const cardId of [CARD.id, 'second'].slice(0, weather.cards)) {
      time.set(() => void plans.push(send(cardId, sender)), plans.length * chance.between(1, 3_000))
    }

    const isOver = () =>
      plans.length === weather.cards &&
      plans.every(({ end }) => end !== undefined) &&
      memory.all().every(({ state }) => state === 'done' || state === 'stopped')
    const isDone = await time.runUntil(isOver, Math.max(weather.calmAt, start) + MAX_PLAY_MS)
    const endedAt = time.now()
    // A process that continues may be stopped again, and the search for orphan baskets must end too.
    const isAtRest = () =>
      time.now() >= Math.max(endedAt, stillToCome) + AFTER_END_MS && memory.late.all().every(({ state }) => state === 'done')
    const isQuiet = await time.runUntil(isAtRest, endedAt + MAX_PLAY_MS)
    press.run()
    const scene = { plans, memory, commerce, foreign, agreed, printed: press.printed, isDone, isQuiet }
    return {
      broken: promisesBroken(scene),
      doubled: isDoubled(scene),
      plans: plans.length,
      sent: plans.filter(({ end }) => end === 'sent').length,
      orders: commerce.orders.size,
      ...counts,
      taken: countMistakenBaskets(scene),
      virtualMilliseconds: time.now() - start,
    }
  })
}
