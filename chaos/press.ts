import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { PressOrder } from './processes/press-process.ts'
import { copyOrders, sendOne } from './processes/ready-orders.ts'
import { spawnProgram } from './processes/spawn-program.ts'
import { options, withPostgres } from './processes/trial.ts'
import { readFoundState } from './found-state.ts'

/** Where a press process is killed: when it prints this word for the `which`-th time. */
export type KillPoint = { word: 'file' | 'complete' | 'reported'; which: number }
export type Pressed = { orders: number; kills: number; batches: number; broken: string[] }

const PROGRAM = join(import.meta.dirname, 'processes', 'press-process.ts')
const LEASE_SECONDS = 2

/** Sends `times` orders to the press while one press process after another is killed with SIGKILL. The last process may finish. */
export async function pressAndKill({
  folder,
  databaseUrl,
  times,
  killPoints,
}: {
  folder: string
  databaseUrl: string
  times: number
  killPoints: KillPoint[]
}): Promise<Pressed> {
  const first = await sendOne({ folder, databaseUrl })
  const orderNos = [first, ...(await copyOrders(first, { databaseUrl, prefix: 'P', count: times - 1 }))]
  const data = join(folder, 'data')
  for (const point of killPoints) await pressUntil({ data, databaseUrl, leaseSeconds: LEASE_SECONDS }, point)
  const isDone = async () => {
    const { orders } = await readFoundState({ databaseUrl })
    return orders.filter(({ orderNo }) => orderNos.includes(orderNo)).every((order) => order.export === 'exported')
  }
  while (!(await isDone())) await pressUntil({ data, databaseUrl, leaseSeconds: LEASE_SECONDS }, 'ran')
  return outcome(orderNos, { databaseUrl, printRoot: join(data, 'print'), kills: killPoints.length })
}

/** Starts a press process and kills it at `end`. 'ran' waits for the end of one run; another process may have had the lease in that run. */
async function pressUntil(order: PressOrder, end: KillPoint | 'ran'): Promise<void> {
  const child = spawnProgram(PROGRAM, order)
  const closed = once(child, 'close')
  const { word, which } = end === 'ran' ? { word: 'ran', which: 1 } : end
  let count = 0
  let isMet = false
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (line !== word || ++count < which) return
    isMet = true
    child.kill('SIGKILL')
  })
  await closed
  if (!isMet) throw new Error(`A press ended before it said ${word} ${which} times.`)
}

async function outcome(
  orderNos: string[],
  { kills, ...where }: { databaseUrl: string; printRoot: string; kills: number },
): Promise<Pressed> {
  const { orders, printed = [], printOrders } = await readFoundState(where)
  const broken = orderNos.flatMap((orderNo) => {
    const times = printed.filter((one) => one.orderNo === orderNo).length
    const status = orders.find((one) => one.orderNo === orderNo)?.export
    const state = printOrders.find((one) => one.orderNo === orderNo)?.state
    return times === 1 && status === 'exported' && state === 'exported' ? [] : [`${orderNo}: printed ${times} times, ${status}, ${state}`]
  })
  const unfinished = await readdir(join(where.printRoot, '.unfinished'))
  if (unfinished.length > 0) broken.push(`unfinished folders: ${unfinished.join(', ')}`)
  // Every file must be in a manifest, and every manifest entry must have its two files.
  const files = (await readdir(where.printRoot, { recursive: true })).filter((name) => name.endsWith('.pdf'))
  if (files.length !== 2 * printed.length) broken.push(`${files.length} files for ${printed.length} cards`)
  return { orders: orderNos.length, kills, batches: new Set(printed.map(({ batch }) => batch)).size, broken }
}

const DEFAULT_REPETITION_COUNT = 500
const KILL_POINTS: KillPoint[] = [
  { word: 'file', which: 120 },
  { word: 'complete', which: 1 },
  { word: 'reported', which: 90 },
]

async function main(): Promise<void> {
  const { times = DEFAULT_REPETITION_COUNT, conclude } = options()
  const folder = await mkdtemp(join(tmpdir(), 'fondly-press-'))
  try {
    const { orders, kills, batches, broken } = await withPostgres(folder, (databaseUrl) =>
      pressAndKill({ folder, databaseUrl, times, killPoints: KILL_POINTS }),
    )
    for (const one of broken) console.log(one)
    conclude(
      'press',
      `${orders} orders pressed in ${batches} batches by processes killed ${kills} times on the way: ${broken.length} missing, doubled or not reported`,
    )
    if (broken.length > 0) process.exitCode = 1
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

if (import.meta.main) await main()
