import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { networkFetch } from '@fondly/kit/network-fetch.ts'
import { newsUntil, pressSend } from '../scenarios/testing/send-a-card.ts'
import { visitor } from '../scenarios/testing/visitor.ts'
import { report, short } from './report.ts'
import { BARE, START, started } from './start-process.ts'
import { withDatabase } from './with-database.ts'

/**
 * `npm run bench -- memory [orders] [seconds of rest] [minutes to spread them over]`
 * Measures the resident memory of the started process and its children, with the embedded upstreams but without PostgreSQL. Orders are placed
 * over HTTP and pictures are drawn. Orders that are stopped because the machine is too busy are counted.
 */
const ORDERS = Math.min(Math.max(Math.trunc(Number(process.argv[2] ?? 100)) || 1, 1), 2000)
const SENDERS = ['orderer@harborview.test', 'clientadmin@harborview.test', 'reporting@harborview.test']
const QUIET_MS = 4_000
/** Milliseconds of rest. The default is longer than an unneeded drawing process stays. */
const REST_MS = Math.min(Math.max(Number(process.argv[3] ?? 130) || 0, 1), 600) * 1000
/** Minutes over which the orders are spread; 0: as fast as three people can send. */
const MINUTES = Math.min(Math.max(Number(process.argv[4] ?? 0) || 0, 0), 120)
const SAMPLE_INTERVAL_MS = 250
/** How many times the memory is measured on the way, to see whether it stops growing. */
const SAMPLE_COUNT = 12

await withDatabase(async ({ data, url }) => {
  const bare = await started(BARE, { DATABASE_URL: url })
  const bareMemory = memoryOf(bare.pid)
  await bare.stop()

  // The very first start loads the world, so measure the rest with a second, normal start.
  const first = await started(START, { FONDLY_DATA: data, DATABASE_URL: url })
  await pause(QUIET_MS)
  const idleAtFirst = memoryOf(first.pid)
  await first.stop()
  const { pid, port, stop } = await started(START, { FONDLY_DATA: data, DATABASE_URL: url })
  await pause(QUIET_MS)
  const idle = memoryOf(pid)
  const began = performance.now()
  let most = 0
  const sampling = setInterval(() => (most = Math.max(most, memoryOf(pid))), SAMPLE_INTERVAL_MS)
  const onTheWay: number[] = []
  const marking = MINUTES && setInterval(() => onTheWay.push(Math.round(memoryOf(pid))), (MINUTES * 60_000) / SAMPLE_COUNT)
  const { stopped } = await sendCards(`http://localhost:${port}`)
  clearInterval(sampling)
  clearInterval(marking)
  const seconds = (performance.now() - began) / 1000
  const after = memoryOf(pid)
  await pause(REST_MS)
  const afterRest = memoryOf(pid)
  await stop()

  const row = (name: string, now: number): [string, ...string[]] => [name, short(now), `${short(now / bareMemory)}x`]
  report(
    `Resident memory, MB (${ORDERS} orders took ${short(seconds)} s, ${stopped} of them were stopped)`,
    ['', ''],
    [
      row('bare Node, connected and listening', bareMemory),
      row('idle after the very first start', idleAtFirst),
      row('idle after start', idle),
      row('at most while sending', most),
      row(`right after ${ORDERS} orders`, after),
      row(`${REST_MS / 1000} s later`, afterRest),
    ],
  )
  if (MINUTES) console.log(`The memory on the way, MB: ${onTheWay.join(' ')}`)
})

async function sendCards(origin: string): Promise<{ stopped: number }> {
  const fetch = networkFetch()
  const began = performance.now()
  let left = ORDERS
  let stopped = 0
  await Promise.all(
    SENDERS.map(async (sender) => {
      const tab = visitor(fetch, origin)
      await tab.signIn(sender)
      while (left-- > 0) {
        const due = ((ORDERS - 1 - left) / ORDERS) * MINUTES * 60_000
        await pause(Math.max(0, due - (performance.now() - began)))
        const { response } = await pressSend(tab)
        const { id } = (await response.json()) as { id: string }
        const last = (await newsUntil(tab, id, ['sent', 'stopped', 'address', 'open-baskets'])).at(-1)
        if (last?.state === 'stopped') stopped++
        else if (last?.state !== 'sent') throw new Error(`The order ended as ${last?.state}.`)
      }
    }),
  )
  return { stopped }
}

/**
 * Resident megabytes (Linux) of a process and its descendants without PostgreSQL. Pages of files, mainly the Node program itself, are shared by all
 * processes, so they count once.
 */
function memoryOf(pid: number): number {
  const all = processesOf(pid).map(statusOf)
  return all.reduce((sum, { ownMegabytes }) => sum + ownMegabytes, 0) + Math.max(...all.map(({ fileMegabytes }) => fileMegabytes))
}

function processesOf(pid: number): number[] {
  return [pid, ...childrenOf(pid).flatMap((child) => (statusOf(child).name === 'postgres' ? [] : processesOf(child)))]
}

function childrenOf(pid: number): number[] {
  return readText(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean).map(Number)
}

function statusOf(pid: number): { name: string; ownMegabytes: number; fileMegabytes: number } {
  const status = readText(`/proc/${pid}/status`)
  const field = (name: string) => new RegExp(`^${name}:\\s*(\\S+)`, 'm').exec(status)?.[1] ?? ''
  const megabytes = (name: string) => Number(field(name)) / 1024
  return { name: field('Name'), ownMegabytes: megabytes('RssAnon') + megabytes('RssShmem'), fileMegabytes: megabytes('RssFile') }
}

/** Returns an empty text if the process has just ended. */
function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
