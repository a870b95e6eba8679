import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { networkFetch } from '@fondly/kit/network-fetch.ts'
import { newsUntil, pressSend } from '@fondly/launch/testing/send-a-card.ts'
import { visitor } from '@fondly/launch/testing/visitor.ts'
import { report, short } from './report.ts'
import { BARE, START, started } from './start-process.ts'
import { withDatabase } from './with-database.ts'

/** Resident memory of the started process, its embedded upstreams included and PostgreSQL apart; orders are placed over HTTP, pictures drawn. */
const ORDERS = Math.min(Math.max(Math.trunc(Number(process.argv[2] ?? 100)) || 1, 1), 200)
const SENDERS = ['orderer@harborview.test', 'clientadmin@harborview.test', 'reporting@harborview.test']
const QUIET = 4_000

await withDatabase(async ({ data, url }) => {
  const bare = await started(BARE, { DATABASE_URL: url })
  const bareMemory = memoryOf(bare.pid)
  await bare.stop()

  // The very first start loads the world; measured is one as on any other day.
  await (await started(START, { FONDLY_DATA: data, DATABASE_URL: url })).stop()
  const { pid, port, stop } = await started(START, { FONDLY_DATA: data, DATABASE_URL: url })
  await pause(QUIET)
  const idle = memoryOf(pid)
  const began = performance.now()
  await sendCards(`http://localhost:${port}`)
  const seconds = (performance.now() - began) / 1000
  await pause(QUIET)
  const after = memoryOf(pid)
  await stop()

  const row = (name: string, { now, most }: Memory): [string, ...string[]] => [
    name,
    short(now),
    short(most),
    `${short(now / bareMemory.now)}x`,
  ]
  report(
    `Resident memory, MB (${ORDERS} orders took ${short(seconds)} s)`,
    ['now', 'at most so far', ''],
    [row('bare Node, connected and listening', bareMemory), row('idle after start', idle), row(`idle after ${ORDERS} orders`, after)],
  )
})

async function sendCards(origin: string): Promise<void> {
  const fetch = networkFetch()
  let left = ORDERS
  await Promise.all(
    SENDERS.map(async (sender) => {
      const tab = visitor(fetch, origin)
      await tab.signIn(sender)
      while (left-- > 0) {
        const { response } = await pressSend(tab)
        const { id } = (await response.json()) as { id: string }
        const last = (await newsUntil(tab, id, ['sent', 'stopped', 'address', 'open-baskets'])).at(-1)
        if (last?.state !== 'sent') throw new Error(`The order ended as ${last?.state}.`)
      }
    }),
  )
}

type Memory = { now: number; most: number }

/** As Linux tells it. */
function memoryOf(pid: number): Memory {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const megabytes = (name: string) => Number(new RegExp(`^${name}:\\s*(\\d+) kB`, 'm').exec(status)?.[1]) / 1024
  return { now: megabytes('VmRSS'), most: megabytes('VmHWM') }
}
