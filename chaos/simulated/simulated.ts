import { type ChildProcess, fork } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { writeFigure, readWholeNumber } from '../figures.ts'
import { addTo, NOTHING, type Tally } from './tally.ts'
import { playOrder } from './play-order.ts'
import type { Share } from './play-share.ts'

/**
 * `npm run chaos -- simulated [--orders N] [--seed S] [--control] [--figures]`, or `--seed S --order K` for one order with its trace. Exits with 1 if
 * a promise was broken. With --control the look-ups are off, and the exit code is 1 if nothing was doubled.
 */
const { values } = parseArgs({
  options: {
    orders: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '1' },
    order: { type: 'string' },
    control: { type: 'boolean', default: false },
    figures: { type: 'boolean', default: false },
    processes: { type: 'string', default: String(availableParallelism()) },
  },
})
/** How many orders a process plays at a time. */
const ORDERS_PER_SHARE = 100
const REPORT_INTERVAL_ORDERS = 10_000
const seed = readWholeNumber('seed', values.seed)
const { control } = values

if (values.order !== undefined) {
  const { broken, ...counts } = await playOrder({ seed, order: readWholeNumber('order', values.order), control, trace: console.log })
  console.log(counts)
  for (const line of broken) console.log(`BROKEN: ${line}`)
  process.exitCode = broken.length === 0 ? 0 : 1
} else {
  const orders = readWholeNumber('orders', values.orders)
  const began = performance.now()
  const tally = await playAll(orders, Math.max(1, readWholeNumber('processes', values.processes)))
  const seconds = (performance.now() - began) / 1000
  const summary = sentence(tally, seconds)
  console.log(summary)
  for (const { order, broken } of tally.broken.slice(0, 20)) console.log(`  --order ${order}: ${broken.join(' ')}`)
  if (values.figures)
    writeFigure({
      command: `npm run chaos -- simulated --orders ${tally.played} --seed ${seed}${control ? ' --control' : ''}`,
      result: summary,
    })
  const isRight = control ? tally.doubled > 0 : tally.broken.length === 0
  if (control && !isRight) console.log('The control shows no doubles: these trials prove nothing.')
  process.exitCode = isRight ? 0 : 1
}

/** Gives the orders to processes in shares; each order plays the same in any process. After an interrupt, the orders played so far count. */
async function playAll(orders: number, processes: number): Promise<Tally> {
  let tally = NOTHING
  let next = 0
  const interrupted = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => interrupted.abort())
  const playOn = async () => {
    const child = fork(new URL('play-share.ts', import.meta.url), { execArgv: [] })
    while (next < orders && !interrupted.signal.aborted) {
      const from = next
      next = Math.min(next + ORDERS_PER_SHARE, orders)
      const share = await playShare(child, { from, to: next, seed, control })
      if (Math.floor(tally.played / REPORT_INTERVAL_ORDERS) < Math.floor((tally.played + share.played) / REPORT_INTERVAL_ORDERS)) {
        console.log(`${(tally.played + share.played).toLocaleString('en')} played, ${tally.broken.length} with a broken promise`)
      }
      tally = addTo(tally, share)
    }
    child.disconnect()
  }
  await Promise.all(Array.from({ length: processes }, playOn))
  return tally
}

function playShare(child: ChildProcess, share: Share): Promise<Tally> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null) => reject(new Error(`A process of the simulation ended with ${code}.`))
    child.once('exit', ended)
    child.once('message', (tally) => {
      child.off('exit', ended)
      resolve(tally as Tally) // play-share.ts sends nothing else.
    })
    child.send(share)
  })
}

function sentence({ played, plans, sent, orders, faults, kills, taken, broken, doubled, hours }: Tally, seconds: number): string {
  const speed = `${Math.round(played / seconds).toLocaleString('en')} a second, ${Math.round(hours).toLocaleString('en')} virtual hours`
  const verdict = broken.length === 0 ? 'no promise broken' : `${broken.length} orders with a broken promise, ${doubled} of them doubled`
  return `${played.toLocaleString('en')} orders (${plans.toLocaleString('en')} cards, ${sent.toLocaleString('en')} sent, ${orders.toLocaleString('en')} orders at commerce), ${faults.toLocaleString('en')} faults, ${kills.toLocaleString('en')} kills: ${verdict}. ${taken} empty baskets of other programs taken for ours. ${speed}.`
}
