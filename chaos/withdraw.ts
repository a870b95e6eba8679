import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { PressOverview } from '@fondly/contracts/bff/press.ts'
import type { Product } from '@fondly/launch/compose.ts'
import { copyOrders, startProductInPlace, sendOne } from './processes/ready-orders.ts'
import { chance, options, withPostgres } from './processes/trial.ts'
import { readFoundState } from './found-state.ts'

export type Raced = { races: number; withdrawn: number; printed: number; broken: string[] }

/** The number of orders in one cut; their senders all withdraw at about the same moment. */
const ORDERS_AT_ONCE = 20
/** Both sides start within this number of milliseconds. */
const MAX_DELAY_MS = 25

/**
 * Cuts batches in one product's press while senders withdraw the same orders through another product on the same data. Afterwards each order must be
 * printed exactly once or cancelled at commerce, in agreement with the answer to its sender.
 */
export async function raceWithdrawals({
  folder,
  databaseUrl,
  times,
  atOnce = ORDERS_AT_ONCE,
  seed,
}: {
  folder: string
  databaseUrl: string
  times: number
  atOnce?: number
  seed: number
}): Promise<Raced> {
  const next = chance(seed)
  const place = { folder, databaseUrl }
  const template = await sendOne(place)
  const [operators, senders] = [await startProductInPlace(place, 'cut-off'), await startProductInPlace(place, 'cut-off')]
  const answers = new Map<string, string>()
  try {
    // The template is only copied, so it must not be printed.
    await senders.press.withdraw(template, 'nobody')
    while (answers.size < times) {
      const orderNos = await copyOrders(template, {
        databaseUrl,
        prefix: `R${answers.size}-`,
        count: Math.min(atOnce, times - answers.size),
      })
      // The press sees some orders only after they were withdrawn.
      const isNoted = next(4) > 0
      if (isNoted) await operators.press.run()
      const groups = await due(operators)
      await Promise.all([
        pause(next(MAX_DELAY_MS)).then(async () => {
          if (!isNoted) await operators.press.run()
          await cut(operators, isNoted ? groups : await due(operators))
        }),
        ...orderNos.map(async (orderNo) => {
          await pause(next(isNoted ? 2 * MAX_DELAY_MS : 20 * MAX_DELAY_MS))
          answers.set(orderNo, await senders.press.withdraw(orderNo, 'a sender'))
        }),
      ])
      await operators.press.run()
      await cut(operators, await due(operators))
      await operators.press.run()
    }
    return await outcome(answers, { databaseUrl, printRoot: join(folder, 'data', 'print') })
  } finally {
    await senders.close()
    await operators.close()
  }
}

const ask = ({ press }: Product, path: string, body?: unknown) =>
  press.fetch(new Request(`http://localhost/api/press${path}`, body ? { method: 'POST', body: JSON.stringify(body) } : {}), 'an operator')

async function due(product: Product): Promise<PressOverview['due']> {
  // The cast is safe, because our own product writes the overview.
  return ((await (await ask(product, '')).json()) as PressOverview).due
}

async function cut(product: Product, groups: PressOverview['due']): Promise<void> {
  for (const { mailDate, size, stock } of groups) await ask(product, '/cut', { mailDate, size, stock })
}

async function outcome(answers: Map<string, string>, where: { databaseUrl: string; printRoot: string }): Promise<Raced> {
  const { orders, printed = [] } = await readFoundState(where)
  const timesPrinted = new Map<string, number>()
  for (const { orderNo } of printed) timesPrinted.set(orderNo, (timesPrinted.get(orderNo) ?? 0) + 1)
  const broken: string[] = []
  let withdrawn = 0
  for (const [orderNo, answer] of answers) {
    const order = orders.find((one) => one.orderNo === orderNo)
    const stands = `${answer}, printed ${timesPrinted.get(orderNo) ?? 0} times, ${order?.status} and ${order?.export} at commerce`
    const isRight =
      stands === 'withdrawn, printed 0 times, cancelled and not_exported at commerce' ||
      stands === 'cut, printed 1 times, new and exported at commerce'
    if (!isRight) broken.push(`${orderNo}: ${stands}`)
    if (answer === 'withdrawn') withdrawn += 1
  }
  return { races: answers.size, withdrawn, printed: printed.length, broken }
}

const DEFAULT_REPETITION_COUNT = 500

async function main(): Promise<void> {
  const { times = DEFAULT_REPETITION_COUNT, conclude } = options()
  const folder = await mkdtemp(join(tmpdir(), 'fondly-withdraw-'))
  try {
    const { races, withdrawn, printed, broken } = await withPostgres(folder, (databaseUrl) =>
      raceWithdrawals({ folder, databaseUrl, times, seed: 1 }),
    )
    for (const one of broken) console.log(one)
    conclude(
      'withdraw',
      `${races} orders withdrawn and cut in the same moment: ${withdrawn} cancelled, ${printed} printed, ${broken.length} both or neither`,
    )
    if (broken.length > 0) process.exitCode = 1
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

if (import.meta.main) await main()
