import { parseArgs } from 'node:util'
import { join } from 'node:path'
import type { Fetch } from '@fondly/kit/env.ts'
import { filledForm } from '../scenarios/testing/send-a-card.ts'
import type { Visitor } from '../scenarios/testing/visitor.ts'
import { withDatabase } from '../bench/with-database.ts'
import { violations, type Violation } from './checker.ts'
import { writeFigure, readWholeNumber } from './figures.ts'
import { createDemonstration, ORIGIN, signInSender } from './processes/test-product.ts'
import { balanced, startServer } from './processes/servers.ts'
import { keepSending, readOutcome, type Outcome } from './processes/senders.ts'
import { chance } from './processes/trial.ts'

export type Load = { folder: string; databaseUrl: string; /** Requests a second. */ rate: number; seconds: number; people?: number }
export type Loaded = Pick<Outcome, 'sent' | 'stopped'> & {
  requests: number
  /** The failures of requests, and how often each happened. */
  errors: Map<string, number>
  /** Requests that were due but were not made, because too many other requests were still unanswered. */
  heldBack: number
  /** Response times in milliseconds, measured by the client. */
  p50: number
  p99: number
  broken: Violation[]
}

/** This many of the people send card after card during the load. */
const SENDER_COUNT = 2
const MAX_OPEN_REQUESTS = 256
const TICK_MS = 10
const OTHER_CARD = '1HBE2121'

/**
 * Signed-in people make `rate` requests of all kinds per second over HTTP, and do not wait for the answers to earlier requests. Two of these people
 * send card after card through the same server.
 */
export async function underLoad({ folder, databaseUrl, rate, seconds, people = 8 }: Load): Promise<Loaded> {
  const { tell, history } = await createDemonstration({ folder, databaseUrl })
  const environment = { FONDLY_DATA: join(folder, 'data'), DATABASE_URL: databaseUrl, FONDLY_URL: ORIGIN, FONDLY_PRESS_SECONDS: '86400' }
  const server = await startServer({ environment, leaseMilliseconds: 10_000 })
  try {
    const fetch = balanced(() => [server.port])
    const tabs = await signInSender(fetch, people)
    const kinds = await kindsOf(tabs, fetch)
    const senders = keepSending(tabs.slice(0, SENDER_COUNT), tell)
    const outcome = await Promise.race([ask({ kinds, rate, seconds }), senders.failure])
    await senders.stop()
    const { sent, stopped } = readOutcome(senders)
    return { ...outcome, sent, stopped, broken: await violations({ history: history(), databaseUrl }) }
  } finally {
    await server.stop()
  }
}

type Kind = { name: string; ask: () => Promise<Response> }

/** The requests of our pages. A kind that is listed twice is made twice as often. */
async function kindsOf(tabs: Visitor[], fetch: Fetch): Promise<Kind[]> {
  const next = chance(1)
  const anybody = () => tabs[next(tabs.length)] ?? never()
  const { form, senderProfileId } = await filledForm(tabs[0] ?? never(), {}, OTHER_CARD)
  const get = (path: string): Kind => ({ name: `GET ${path}`, ask: () => anybody().ask('GET', path) })
  const page = (path: string): Kind => ({ name: `GET ${path}`, ask: () => fetch(new Request(new URL(path, ORIGIN))) })
  const draft = `/api/cards/${OTHER_CARD}/draft`
  return [
    ...Array.from({ length: 3 }, () => get('/api/session')),
    ...Array.from({ length: 3 }, () => get('/api/catalogue')),
    ...Array.from({ length: 2 }, () => get(`/api/cards/${OTHER_CARD}/order-form`)),
    get('/api/orders'),
    get('/api/sendings/attention'),
    page('/manifest.json'),
    { name: `PUT ${draft}`, ask: () => anybody().ask('PUT', draft, { senderProfileId, form }) },
  ]
}

const never = (): never => {
  throw new Error('Nobody is signed in.')
}

async function ask({ kinds, rate, seconds }: { kinds: Kind[]; rate: number; seconds: number }) {
  const waits: number[] = []
  const errors = new Map<string, number>()
  const open = new Set<Promise<void>>()
  let heldBack = 0
  const one = async ({ name, ask: say }: Kind) => {
    const began = performance.now()
    const outcome = await say().then(
      async (response) => (await response.arrayBuffer(), response.ok ? undefined : `${response.status}`),
      (error: unknown) => (error instanceof Error ? error.name : 'unknown'),
    )
    waits.push(performance.now() - began)
    if (outcome !== undefined) errors.set(`${name}: ${outcome}`, (errors.get(`${name}: ${outcome}`) ?? 0) + 1)
  }
  const began = performance.now()
  let due = 0
  for (let passed = 0; passed < seconds * 1000; passed = performance.now() - began) {
    for (; due < (passed / 1000) * rate; due++) {
      const kind = kinds[due % kinds.length]
      if (open.size >= MAX_OPEN_REQUESTS || !kind) {
        heldBack++
        continue
      }
      const outcome = one(kind).finally(() => open.delete(outcome))
      open.add(outcome)
    }
    await new Promise((resolve) => setTimeout(resolve, TICK_MS))
  }
  await Promise.all(open)
  waits.sort((a, b) => a - b)
  const at = (share: number) => waits[Math.floor(waits.length * share)] ?? NaN
  return { requests: waits.length, errors, heldBack, p50: at(0.5), p99: at(0.99) }
}

/** `npm run chaos -- load [--rate 500] [--seconds 600] [--figures]` exits with 1 if a request failed or a promise was broken. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      rate: { type: 'string', default: '500' },
      seconds: { type: 'string', default: '600' },
      figures: { type: 'boolean', default: false },
    },
  })
  const [rate, seconds] = [readWholeNumber('rate', values.rate), readWholeNumber('seconds', values.seconds)]
  await withDatabase(async ({ data, url }) => {
    const { requests, errors, heldBack, p50, p99, sent, stopped, broken } = await underLoad({
      folder: data,
      databaseUrl: url,
      rate,
      seconds,
    })
    const failed = [...errors].map(([what, times]) => `${what} (${times} times)`)
    const lines = [
      `${requests.toLocaleString('en')} requests of eight kinds in ${seconds} s, ${(requests / seconds).toFixed(0)} of ${rate} a second`,
      `${heldBack.toLocaleString('en')} not made because ${MAX_OPEN_REQUESTS} were unanswered`,
      failed.length === 0 ? 'no error' : `errors: ${failed.join(', ')}`,
      `half within ${p50.toFixed(0)} ms, 99 of 100 within ${p99.toFixed(0)} ms`,
      `${sent} cards sent meanwhile, ${stopped} stopped; ${broken.length} promises broken`,
    ].join('; ')
    console.log(lines)
    for (const { rule, about, detail } of broken.slice(0, 20)) console.log(`  ${rule}: ${about}, ${detail}`)
    if (values.figures) writeFigure({ command: `npm run chaos -- load --rate ${rate} --seconds ${seconds}`, result: lines })
    process.exitCode = failed.length === 0 && broken.length === 0 ? 0 : 1
  })
}

if (import.meta.main) await main()
