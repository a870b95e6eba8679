import type { SendingSeal } from '@fondly/core/sendings/sending-data.ts'
import type { Decision as Decided } from '@fondly/contracts/bff/sendings.ts'
import { IdempotencyKeyReused, NotWaiting } from '@fondly/kit/workflow/workflow-runs.ts'
import type { Chance } from './chance.ts'
import type { MemoryProduct } from './memory-product.ts'
import type { SimulatedProcess } from './simulated-process.ts'
import { smallSnapshot } from './small-snapshot.ts'
import type { VirtualTime } from './virtual-time.ts'

/** One card that somebody wants to send, and how its sending ended. */
export type SenderPlan = {
  cardId: string
  scanCodes: Set<string>
  /** The sending of each Send that was pressed for this card. */
  sendingIds: Set<string>
  /** The final answer to the sender; 'given up' after failures, or after the sender said no. */
  end: 'sent' | 'given up' | undefined
  orderNo: string | undefined
}

export type SenderOptions = {
  memory: MemoryProduct
  seal: SendingSeal
  time: VirtualTime
  chance: Chance
  /** Returns a process that can answer requests now, or undefined while all are dead. */
  server: () => SimulatedProcess | undefined
  trace: (line: string) => void
  /** Baskets that the sender agreed to delete. */
  agreed: Set<string>
  ids: () => string
}

type Decision = Decided['decision']

const MAX_PRESSES = 4
const POLL_INTERVAL_MS = 400

/** Presses Send until the card is sent or the sender gives up. Answers questions, sometimes twice, and sometimes without a question. */
export function send(cardId: string, options: SenderOptions): SenderPlan {
  const plan: SenderPlan = { cardId, scanCodes: new Set(), sendingIds: new Set(), end: undefined, orderNo: undefined }
  void press(plan, options)
  return plan
}

async function press(plan: SenderPlan, options: SenderOptions): Promise<void> {
  const { memory, chance, time, trace } = options
  for (let presses = 0; presses < MAX_PRESSES; presses++) {
    const draft = memory.draftOf(plan.cardId)
    plan.scanCodes.add(draft.scanCode)
    const id = await submit(plan, draft, options)
    plan.sendingIds.add(id)
    const { state, orderNo } = await follow(id, options)
    trace(`the sender of ${plan.cardId} is told ${state} ${orderNo ?? ''}`)
    if (state === 'done') {
      Object.assign(plan, { end: 'sent', orderNo })
      return
    }
    if (chance.is(0.3)) break
    await time.after(chance.between(200, 5_000))
  }
  plan.end = 'given up'
}

/** Submits as the page does: with the same key and body until there is an answer, and sometimes twice at once. */
async function submit(plan: SenderPlan, draft: { key: string; scanCode: string }, options: SenderOptions): Promise<string> {
  const { memory, seal, time, chance, server, ids } = options
  const begin = async (): Promise<string | undefined> => {
    const process = server()
    const id = ids()
    const data = { id, key: draft.key, snapshot: seal.closeSnapshot(smallSnapshot({ cardId: plan.cardId, scanCode: draft.scanCode })) }
    const beginning = process?.statement('begin', () =>
      memory.runs.begin({ id, owner: 'ana', idempotencyKey: draft.key, body: { cardId: plan.cardId, scanCode: draft.scanCode }, data }),
    )
    const timeout = time.after(3_000).then(() => undefined)
    const begun = await Promise.race([beginning?.catch(unless(IdempotencyKeyReused)), timeout])
    return begun?.id
  }
  for (;;) {
    const twice = chance.is(0.2)
    const [first, second] = await Promise.all([begin(), twice ? begin() : undefined])
    if (first !== undefined && second !== undefined && first !== second) throw new Error(`One key began ${first} and ${second}.`)
    const id = first ?? second
    if (id !== undefined) return id
    await time.after(1_000)
  }
}

/** Watches the sending until it has ended, and answers its questions. */
async function follow(id: string, options: SenderOptions): Promise<{ state: 'done' | 'stopped'; orderNo: string | undefined }> {
  const { memory, time, chance } = options
  for (;;) {
    const run = memory.findRun(id)
    if (run?.state === 'done' || run?.state === 'stopped') return { state: run.state, orderNo: run.data.orderNo }
    if (run?.state === 'waiting') {
      await time.after(chance.between(100, 8_000))
      await answer(id, options)
    } else if (chance.is(0.02)) {
      // A page with old data answers. Usually there is no question any more.
      await Promise.race([decide(id, 'delete-baskets', options), time.after(3_000)])
    }
    await time.after(POLL_INTERVAL_MS)
  }
}

async function answer(id: string, options: SenderOptions): Promise<void> {
  const { memory, time, chance, trace } = options
  const openQuestion = memory.findRun(id)?.data.openQuestion
  if (!openQuestion) return
  const yes: Decision =
    openQuestion.question === 'open-baskets' ? 'delete-baskets' : openQuestion.mayContinue ? 'send-anyway' : 'edit-address'
  const no: Decision =
    openQuestion.question === 'open-baskets' ? (openQuestion.own ? chance.pick(['abort', 'go-on'] as const) : 'abort') : 'edit-address'
  const decisions = chance.is(0.1) ? [yes, no] : [chance.is(0.8) ? yes : no]
  trace(`the sender answers ${decisions.join(' and ')} to ${openQuestion.question}`)
  await Promise.race([Promise.all(decisions.map((decision) => decide(id, decision, options))), time.after(3_000)])
}

/** Sends a decision. A yes agrees to the question that is open when it arrives. */
async function decide(id: string, decision: Decision, { memory, server, agreed }: SenderOptions): Promise<void> {
  const arrived = () => {
    const openQuestion = memory.findRun(id)?.data.openQuestion
    if (decision === 'delete-baskets' && openQuestion?.question === 'open-baskets')
      for (const basket of openQuestion.basketIds) agreed.add(basket)
    return memory.decide(id, decision)
  }
  await server()?.statement(decision, arrived).catch(unless(NotWaiting))
}

/**
 * Ignores a lost database connection, because the browser asks again. Also ignores the expected error. Any other error is a fault of the product and
 * is thrown.
 */
const unless =
  (expected: new (...given: never[]) => Error) =>
  (error: unknown): undefined => {
    const isExpected = error instanceof expected || (error instanceof Error && error.message.startsWith('The connection to the database'))
    if (!isExpected) throw error
  }
