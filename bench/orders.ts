import { newsUntil, pressSend } from '../scenarios/testing/send-a-card.ts'
import type { Upstreams } from '@fondly/launch/upstreams.ts'
import type { Visitor } from '../scenarios/testing/visitor.ts'
import { Pool } from 'pg'
import { measure, ownProcessor, type Cost } from './measure.ts'
import { COST_HEADS, costRow, report } from './report.ts'
import { statementCounter } from './statement-counter.ts'
import { ordererName, withProduct, withOrderers } from './with-product.ts'

/**
 * `npm run bench -- orders [people at once]`
 * Measures a complete order in this process: form, draft, Send, and every step until the progress says that it is sent. Compares it with the bare
 * floor: 15 transactions of one statement each, the least that an order makes, on the same server. Processor time includes PostgreSQL's.
 */
const SENDER_COUNT = Math.min(Math.max(Math.trunc(Number(process.argv[2] ?? 1)) || 1, 1), 32)
const ROUNDS = 3
/** Orders before the measurement, because a server is slower in its first seconds. */
const WARM_UP_ORDERS = 64
const TRANSACTIONS_PER_ORDER = 15
/** With more senders than this, no pictures are drawn: a process draws only two pictures at a time, and on a busy machine senders would wait too long. */
const MAX_CONCURRENT_DRAWINGS = 8

const pictures = pictureSwitch()
const countStatements = statementCounter()

await withProduct(
  { reach: pictures.reach, widen: (world) => withOrderers(world, SENDER_COUNT) },
  async ({ database, product, newVisitor }) => {
    const tabs: Visitor[] = []
    for (let number = 0; number < SENDER_COUNT; number++) {
      const tab = newVisitor()
      await tab.signIn(ordererName(number))
      tabs.push(tab)
    }
    product.core.work()
    const pool = new Pool({ connectionString: database.url, max: SENDER_COUNT })
    pool.on('error', () => {})
    await pool.query('create table bench_floor (id bigserial primary key, step integer not null, words text not null)')

    const processor = () => {
      const server = database.processor()
      return server === undefined ? undefined : ownProcessor() + server
    }
    const orders = (drawn: boolean, atOnce: number, each: number) => async () => {
      pictures.draw(drawn)
      await Promise.all(tabs.slice(0, atOnce).map((tab) => repeated(each, () => sendCard(tab))))
      return atOnce * each
    }
    const floor = (each: number) => async () => {
      await Promise.all(Array.from({ length: SENDER_COUNT }, () => repeated(each, () => commitAll(pool))))
      return SENDER_COUNT * each
    }

    // Draw the first order's pictures, because their answers are repeated while drawing is off.
    await orders(true, 1, 1)()
    await orders(false, SENDER_COUNT, Math.ceil(WARM_UP_ORDERS / SENDER_COUNT))()
    const each = SENDER_COUNT === 1 ? { drawn: 8, off: 16, floor: 40 } : { drawn: 1, off: Math.ceil(16 / SENDER_COUNT), floor: 8 }
    const kinds = { off: orders(false, SENDER_COUNT, each.off), floor: floor(each.floor) }
    const options = { rounds: ROUNDS, processor }
    const costs: Record<'off' | 'floor', Cost> & { drawn?: Cost } =
      SENDER_COUNT > MAX_CONCURRENT_DRAWINGS
        ? await measure(kinds, options)
        : await measure({ drawn: orders(true, SENDER_COUNT, each.drawn), ...kinds }, options)
    report(`Orders, ${SENDER_COUNT} at once`, COST_HEADS, [
      costRow(`bare floor, ${TRANSACTIONS_PER_ORDER} commits`, costs.floor),
      costRow('order, pictures not drawn', costs.off, costs.floor),
      ...(costs.drawn ? [costRow('order, print files drawn', costs.drawn, costs.floor)] : []),
    ])
    const before = countStatements()
    const counted = await kinds.off()
    console.log(`Statements an order, transactions included: ${Math.round((countStatements() - before) / counted)}`)
    await pool.end()
  },
)

async function sendCard(tab: Visitor): Promise<void> {
  const { response } = await pressSend(tab)
  if (response.status !== 202) throw new Error(`Send answered ${response.status}: ${await response.text()}`)
  const { id } = (await response.json()) as { id: string }
  const last = (await newsUntil(tab, id, ['sent', 'stopped', 'address', 'open-baskets'])).at(-1)
  if (last?.state !== 'sent') throw new Error(`The order ended as ${last?.state}.`)
}

async function commitAll(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ id: number }>(
    "insert into bench_floor (step, words) values (0, 'Saving information...') returning id",
  )
  for (let step = 1; step < TRANSACTIONS_PER_ORDER; step++)
    await pool.query('update bench_floor set step = $2 where id = $1', [rows[0]?.id, step])
}

async function repeated(times: number, work: () => Promise<void>): Promise<void> {
  for (let time = 0; time < times; time++) await work()
}

/** Creates a switch for the renderer's fetch: while drawing is off, it repeats earlier answers at once. */
function pictureSwitch() {
  const knownAnswers = new Map<number, string>()
  let drawing = true
  return {
    draw: (drawn: boolean): void => {
      drawing = drawn
    },
    reach: (upstreams: Upstreams): Upstreams => ({
      ...upstreams,
      renderer: {
        ...upstreams.renderer,
        fetch: async (request) => {
          // The number of pages shows the kind of drawing: a card has two pages, an envelope has one.
          const { pages } = (await request.clone().json()) as { pages: unknown[] }
          const known = knownAnswers.get(pages.length)
          if (!drawing && known) return new Response(known, { headers: { 'content-type': 'application/json' } })
          const response = await upstreams.renderer.fetch(request)
          if (response.ok) knownAnswers.set(pages.length, await response.clone().text())
          return response
        },
      },
    }),
  }
}
