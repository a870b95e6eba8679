import { rmSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Draft } from '@fondly/contracts/bff/order-form.ts'
import { CARD, filledForm } from '../scenarios/testing/send-a-card.ts'
import type { Visitor } from '../scenarios/testing/visitor.ts'
import { type CorrectionAnswer, judgeCorrections, findReplacementWords } from './correction-checker.ts'
import { CALL_NAMES, POINTS, STATEMENT_NAMES } from './processes/calls.ts'
import { cutAll } from './processes/cut-all.ts'
import type { Death } from './processes/death.ts'
import { openTestProduct } from './processes/test-product.ts'
import { copyOrders, startProductInPlace, sendOne } from './processes/ready-orders.ts'
import { REFUSING_FILE } from './processes/refusing-ready.ts'
import { relay } from './processes/relay.ts'
import { untilEnd } from './processes/senders.ts'
import { chance, options, shuffled, withPostgres } from './processes/trial.ts'
import type { Worker } from './processes/workers.ts'
import { readFoundState } from './found-state.ts'

/** Where the process that sends a correction is killed, and what else happens at that time. */
export type CorrectionMoment = Pick<Death, 'call' | 'point'> & {
  /** Milliseconds from Send until an operator cuts everything. Undefined: the operator cuts after the end of the correction. */
  cutAfterMs: number | undefined
  /** Commerce refuses to make orders ready, so the correction fails after its order exists. */
  isRefused: boolean
  /** The press already knows the order that is to be corrected. */
  isNoted: boolean
}
export type Corrected = { corrections: number; kills: number; replaced: number; kept: number; broken: string[] }

/**
 * Corrects one order after another while the process that sends the correction is killed with SIGKILL and an operator cuts batches. Afterwards
 * exactly one of the two cards must be printed: the new card if its sender was told that it was sent, otherwise the old card.
 */
export async function correctAndKill({
  folder,
  databaseUrl,
  moments,
  leaseMilliseconds = 1_000,
}: {
  folder: string
  databaseUrl: string
  moments: CorrectionMoment[]
  leaseMilliseconds?: number
}): Promise<Corrected> {
  const place = { folder, databaseUrl }
  const template = await sendOne(place)
  const testProduct = await openTestProduct({ ...place, senders: 1 })
  const operator = await startProductInPlace(place, 'cut-off')
  const workers = relay({ testProduct, leaseMilliseconds })
  const answers = new Map<string, CorrectionAnswer>()
  let kills = 0
  try {
    const [tab] = testProduct.tabs
    if (!tab) throw new Error('Nobody is there to correct anything.')
    // The template is only copied, so it must not be printed.
    await operator.press.withdraw(template, 'nobody')
    const refusing = join(testProduct.data, REFUSING_FILE)
    let worker: Worker | undefined
    for (const [index, moment] of moments.entries()) {
      const [orderNo = ''] = await copyOrders(template, { databaseUrl, prefix: `C${index}-`, count: 1 })
      if (moment.isNoted) await operator.press.run()
      if (moment.isRefused) writeFileSync(refusing, '')
      const death: Death = { call: moment.call, point: moment.point, which: 1, signal: 'SIGKILL' }
      if (worker) worker.go(death)
      else worker = await workers.go(death)
      const doomed: Worker = worker

      const cutting = moment.cutAfterMs === undefined ? undefined : pause(moment.cutAfterMs).then(() => cutAll(operator))
      const ending = correct(tab, orderNo)
      const wasKilled = await Promise.race([
        doomed.ended.then(() => true),
        // A reservation is released only after the sender has the answer, so wait a little longer for the kill.
        ending.then(() =>
          Promise.race([doomed.ended.then(() => true), pause(moment.call === 'release' ? AFTER_END_MS : 0).then(() => false)]),
        ),
      ])
      if (wasKilled) {
        kills++
        worker = await workers.go(null)
      }
      answers.set(orderNo, await ending)
      await cutting
      rmSync(refusing, { force: true })
      await cutAll(operator)
    }
    worker?.go(null)
    await cutAll(operator)
    return { kills, ...judgeCorrections(answers, await readFoundState({ databaseUrl, printRoot: join(testProduct.data, 'print') })) }
  } finally {
    await workers.close()
    await operator.close()
    await testProduct.close()
  }
}

/** Opens the correction form, changes the words and presses Send. Returns the final answer to the sender. */
async function correct(tab: Visitor, orderNo: string): Promise<CorrectionAnswer> {
  const opened = await tab.ask('POST', `/api/orders/${orderNo}/correct`, { replaceDraft: true })
  // The order was already cut, so it cannot be corrected.
  if (opened.status === 409) return { state: 'refused' }
  const { pageData, form: filled } = await filledForm(tab)
  if (!pageData.draft) throw new Error('There is no draft of the correction.')
  const { form, senderProfileId } = pageData.draft
  // A copied order contains no account number, so take one from a filled form.
  const written = { senderProfileId, form: { ...form, accountNumber: filled.accountNumber, closing: findReplacementWords(orderNo) } }
  const { key, scanCode } = await tab.json<Draft>('PUT', `/api/cards/${CARD}/draft`, { ...written, key: pageData.draft.key })
  const body = { cardId: CARD, ...written, scanCode, displayListHash: null, corrects: orderNo }
  const answer = await tab.ask('POST', '/api/sendings', body, { 'idempotency-key': key })
  if (answer.status === 409) return { state: 'refused' }
  if (answer.status !== 202) throw new Error(`Send was answered ${answer.status}: ${await answer.text()}`)
  const { id } = (await answer.json()) as { id: string }
  let last: string | undefined
  const state = await untilEnd(
    tab,
    id,
    (happening) => {
      if (happening.what === 'told') last = happening.orderNo
    },
    () => {},
  )
  return { state, orderNo: last }
}

/** Lists every call of a sending at every point, and every decision about the corrected order, `times` times, in a random but repeatable order. */
export function correctionMoments(times: number): CorrectionMoment[] {
  const next = chance(1)
  const calls = CALL_NAMES.flatMap((call) => POINTS.map((point) => ({ call, point })))
  const statements = STATEMENT_NAMES.flatMap((call) => POINTS.slice(0, 2).map((point) => ({ call, point })))
  const all = Array.from({ length: times }, () => [...calls, ...statements]).flat()
  return shuffled(all, next).map((moment) => ({
    ...moment,
    cutAfterMs: next(2) > 0 ? next(CUT_WITHIN_MS) : undefined,
    // A reservation is released only if the correction fails.
    isRefused: moment.call === 'release' || next(6) === 0,
    isNoted: next(4) > 0,
  }))
}
const CUT_WITHIN_MS = 2_500
const AFTER_END_MS = 2_000
const DEFAULT_REPETITION_COUNT = 4

async function main(): Promise<void> {
  const { times = DEFAULT_REPETITION_COUNT, conclude } = options()
  const folder = await mkdtemp(join(tmpdir(), 'fondly-correct-'))
  try {
    const { corrections, kills, replaced, kept, broken } = await withPostgres(folder, (databaseUrl) =>
      correctAndKill({ folder, databaseUrl, moments: correctionMoments(times) }),
    )
    for (const one of broken) console.log(one)
    conclude(
      'correct',
      `${corrections} corrections, ${kills} of their processes killed on the way while batches were cut: ${replaced} replaced their card, ${kept} left it as it was, ${broken.length} printed both or neither`,
    )
    if (broken.length > 0) process.exitCode = 1
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

if (import.meta.main) await main()
