import { type OrphanBasket, createOrphanBaskets, orphanBasketWorkflow } from '@fondly/core/sendings/orphan-baskets.ts'
import type { SendingData, SendingSeal } from '@fondly/core/sendings/sending-data.ts'
import type { BasketLock } from '@fondly/core/sendings/basket-lock.ts'
import { noPress } from '@fondly/core/orders/press-desk.ts'
import { createSendingWorkflow } from '@fondly/core/sendings/sending-workflow.ts'
import { commerceGateway } from '@fondly/gateways/commerce/commerce-gateway.ts'
import type { OrderCreate } from '@fondly/gateways/commerce/make-order.ts'
import type { WorkflowRuns } from '@fondly/kit/workflow/workflow-runs.ts'
import { startWorker } from '@fondly/kit/workflow/worker.ts'
import type { Env, Fetch } from '@fondly/kit/env.ts'
import { sql } from 'kysely'
import { blind } from '../processes/blind.ts'
import type { Chance } from './chance.ts'
import type { MemoryProduct } from './memory-product.ts'
import type { SimulatedProcess } from './simulated-process.ts'
import { TODAY } from './small-snapshot.ts'
import type { VirtualTime } from './virtual-time.ts'

export type ServerOptions = {
  process: SimulatedProcess
  memory: MemoryProduct
  commerce: Fetch
  seal: SendingSeal
  time: VirtualTime
  chance: Chance
  env: Env
  /** Who numbers the orders: commerce ('post') or we ('put'). */
  orderCreate: OrderCreate
  /** True when the process's look-ups at commerce find something. */
  looks: boolean
}

const LEASE_MS = 10_000
const ORPHAN_BASKET_POLL_MS = 5_000
const MAX_CONCURRENT_SENDINGS = 16
const CALL_TIMEOUT_MS = 15_000
/** How long (milliseconds) a sending waits for another sending of the same sender before it asks the sender. */
const OWN_SENDING_WAIT_MS = 10_000
/** When to look for an orphan basket (milliseconds). At the last look, all late calls have arrived and all stopped processes have continued. */
const ORPHAN_BASKET_LOOKS_MS = [5_000, 20_000, 60_000, 120_000]

/** Starts the real worker with the real steps and the real gateway in a simulated process, to which anything can happen. */
export function startServer({ process, memory, commerce, seal, time, chance, env, orderCreate, looks }: ServerOptions): void {
  const runs = throughProcess(memory.runs, process)
  const reached = process.reach(looks ? commerce : blind(commerce))
  const endpoint = { fetch: reached, baseUrl: 'http://commerce' }
  const gateway = commerceGateway({
    endpoint,
    tokenEndpoint: endpoint,
    env,
    orderCreate,
    timeoutMilliseconds: CALL_TIMEOUT_MS,
    site: 'fondly',
    list: 'fondly',
    slot: 'none',
    blackoutType: 'none',
    clientId: 'fondly-bff',
    clientSecret: 'simulated',
  })
  const basketLock: BasketLock = { take: (userId, id) => process.statement('take basket lock', () => memory.basketLock.take(userId, id)) }
  const lateRuns = throughProcess(memory.late.runs, process)
  const late = {
    commerce: gateway,
    runs: lateRuns,
    find: runs.find,
    seal,
    basketLock,
    clock: env.clock,
    looks: ORPHAN_BASKET_LOOKS_MS,
    log: env.log,
  }
  const hasAny = (owner: string) => process.statement('find orphan baskets', () => memory.hasOrphanBasket(owner))
  const workflow = createSendingWorkflow({
    commerce: gateway,
    findDoNotMail: () => Promise.resolve(undefined),
    worker: {
      resolveRole: () => Promise.resolve(''),
      resolveGroup: () => Promise.resolve(undefined),
      validateAddress: async ({ address }) => {
        await time.after(chance.between(1, 200))
        if (chance.is(0.03)) throw new Error('The check did not answer.')
        if (chance.is(0.03)) return { success: false, code: 429, message: '', address }
        if (chance.is(0.03)) return { success: false, code: 400, message: 'Address not found', address }
        return { success: true, code: 200, message: '', address: { ...address, zip: '02101-1234' } }
      },
    },
    // No card here corrects another; chaos/correct.ts tests corrections.
    press: noPress,
    calendar: { calendar: () => Promise.resolve({ today: TODAY, blackoutDays: new Set<string>() }) },
    monthlyCardCount: { forget: () => {} },
    recipients: { sent: () => process.statement('recipients.sent', () => Promise.resolve()) },
    finishSending: {
      sent: (run) => process.statement('end as sent', () => memory.finishSending.sent(run)),
      stopped: (run, data) => process.statement('end as stopped', () => memory.finishSending.stopped(run, data)),
    },
    runs,
    basketLock,
    orphanBaskets: createOrphanBaskets({ ...late, hasAny }),
    printing: {
      begin: () => ({ hash: 'simulated', statement: sql`select` }),
      goOn: () => {},
      finished: async (data) => {
        await time.after(chance.between(1, 1_500))
        const { scanCode } = seal.snapshot(data).lineItem
        return { cardUrl: `http://pictures/${scanCode}.pdf`, envelopeUrl: `http://pictures/${scanCode}.png` }
      },
      forget: () => {},
    },
    seal,
    clock: env.clock,
    ownSendingWaitMilliseconds: OWN_SENDING_WAIT_MS,
    log: env.log,
  })
  const walker = { leaseMilliseconds: LEASE_MS, holder: process.name, atOnce: MAX_CONCURRENT_SENDINGS }
  startWorker<SendingData>({ ...workflow, ...walker, listener: memory.listener })
  startWorker<OrphanBasket>({
    ...orphanBasketWorkflow(late),
    ...walker,
    listener: memory.late.listener,
    pollMilliseconds: ORPHAN_BASKET_POLL_MS,
  })
}

/** Wraps the runs, so that each of their statements is a statement of the simulated process. */
function throughProcess<Data extends object>(runs: WorkflowRuns<Data>, process: SimulatedProcess): WorkflowRuns<Data> {
  const statements = Object.entries(runs).map(([name, value]) => [
    name,
    typeof value === 'function'
      ? (...given: unknown[]) => process.statement(name, () => (value as (...given: unknown[]) => Promise<unknown>)(...given))
      : value,
  ])
  // The cast is safe, because each function has the name and arguments of the one that it wraps.
  return Object.fromEntries(statements) as WorkflowRuns<Data>
}
