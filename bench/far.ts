import { drawnOnce } from '../scenarios/testing/drawn-once.ts'
import { newsUntil, pressSend } from '../scenarios/testing/send-a-card.ts'
import type { Visitor } from '../scenarios/testing/visitor.ts'
import { delayedUpstreams, type TimedCall } from './delayed-upstreams.ts'
import { median } from './measure.ts'
import { report, short } from './report.ts'
import { ordererName, withOrderers, withProduct } from './with-product.ts'

/**
 * `npm run bench -- far [milliseconds away]`
 * Measures the time from Send to the confirmation when every call of an upstream is delayed: one card after the other, and 8 people at once.
 * Compares this time with the calls of the specification made one after the other. Then lists the calls of a typical card, which shows what waits for
 * what. Pictures are drawn once, because a renderer far away does not use the processors of this machine.
 */
const AWAY_MS = Math.max(Number(process.argv[2] ?? 150) || 0, 0)
const CARDS_ALONE = 24
const PEOPLE_COUNT = 8
const CARDS_EACH = 4
const MAX_FIRST_TRIES = 5
/** The number of calls that the specification lists for a card. Drawing is not counted, because it runs in parallel with them. */
const CALLS_OF_SPECIFICATION = 17

type Card = { milliseconds: number; calls: TimedCall[] }

const upstreams = delayedUpstreams(AWAY_MS)

await withProduct(
  { reach: (real) => upstreams.reach(drawnOnce(real)), widen: (world) => withOrderers(world, PEOPLE_COUNT) },
  async ({ product, newVisitor }) => {
    const tabs = await Promise.all(
      Array.from({ length: PEOPLE_COUNT }, async (_, number) => {
        const tab = newVisitor()
        await tab.signIn(ordererName(number))
        return tab
      }),
    )
    product.core.work()
    await drawFirst(tabs.slice(0, 1))
    // The first card of each person fills caches.
    await sendCards(tabs, 1)
    const alone = await sendCards(tabs.slice(0, 1), CARDS_ALONE)
    const together = await sendCards(tabs, CARDS_EACH)
    const bare = AWAY_MS * CALLS_OF_SPECIFICATION
    report(
      `From Send to the confirmation, every upstream ${AWAY_MS} ms away`,
      ['cards', 'median ms', 'p95 ms', 'worst ms', 'by the median'],
      [
        [`${CALLS_OF_SPECIFICATION} calls one after the other`, '', short(bare), '', '', ''],
        ['one card after the other', ...row(alone, bare)],
        [`${PEOPLE_COUNT} people at once`, ...row(together, bare)],
      ],
    )
    const [typical] = alone.toSorted((one, other) => one.milliseconds - other.milliseconds).slice(Math.floor(alone.length / 2))
    if (typical) listCalls(typical)
  },
)

function row(cards: Card[], bare: number): string[] {
  const times = cards.map(({ milliseconds }) => milliseconds).toSorted((one, other) => one - other)
  const p95 = times[Math.ceil(times.length * 0.95) - 1] ?? 0
  return [
    String(times.length),
    ...[median(times), p95, times.at(-1) ?? 0].map((milliseconds) => short(Math.round(milliseconds))),
    bare > 0 ? `${short(median(times) / bare)}x` : '',
  ]
}

function listCalls({ milliseconds, calls }: Card): void {
  const rows = calls.map(({ name, start, end }): [string, ...string[]] => [name, start.toFixed(0), end.toFixed(0)])
  report(
    'The calls of a typical card, in milliseconds after Send',
    ['start', 'end'],
    [...rows, ['confirmation', '', milliseconds.toFixed(0)]],
  )
}

/** Lets each person send `each` cards, one after the other. With several people, the calls of a card include the calls of other people at that time. */
async function sendCards(tabs: Visitor[], each: number): Promise<Card[]> {
  const cards = await Promise.all(
    tabs.map(async (tab) => {
      const sent: Card[] = []
      for (let number = 0; number < each; number++) sent.push(await sendCard(tab))
      return sent
    }),
  )
  return cards.flat()
}

/** Sends a card until its pictures are drawn in time: a busy machine may need a second try. */
async function drawFirst(tabs: Visitor[]): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return void (await sendCards(tabs, 1))
    } catch (error) {
      if (tries >= MAX_FIRST_TRIES) throw error
    }
  }
}

async function sendCard(tab: Visitor): Promise<Card> {
  let began = 0
  const ask: Visitor['ask'] = (method, path, ...more) => {
    if (method === 'POST' && path === '/api/sendings') began = performance.now()
    return tab.ask(method, path, ...more)
  }
  const { response } = await pressSend({ ...tab, ask })
  if (response.status !== 202) throw new Error(`Send answered ${response.status}: ${await response.text()}`)
  const { id } = (await response.json()) as { id: string }
  const last = (await newsUntil(tab, id, ['sent', 'stopped', 'address', 'open-baskets'])).at(-1)
  if (last?.state !== 'sent') throw new Error(`The card ended as ${last?.state}.`)
  return { milliseconds: performance.now() - began, calls: upstreams.callsSince(began) }
}
