import { spawn } from 'node:child_process'
import { EventEmitter, once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { silentLog } from '@fondly/kit/log.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { repeat } from '@fondly/launch/serve/repeat.ts'
import { readOrderCounts } from './testing/read-order-counts.ts'
import { newsUntil, pressSend } from './testing/send-a-card.ts'
import type { Visitor } from './testing/visitor.ts'
import { startComposedProduct, type ComposedProduct } from './testing/composed-product.ts'
import { chooseByLength } from '@fondly/kit/testing/long.ts'

const FIXTURE = join(import.meta.dirname, 'testing', 'killed-at.fixture.ts')

let testProduct: ComposedProduct
let tab: Visitor

beforeAll(async () => {
  testProduct = await startComposedProduct({ leases: { sendingMilliseconds: 800, pressSeconds: 1 }, pace: { pollMilliseconds: 100 } })
  tab = testProduct.newVisitor()
  await tab.signIn('orderer@harborview.test')
  next = prepare(DEATHS[0]?.[1])
})
afterAll(async () => {
  next?.kill('SIGKILL')
  await testProduct?.close()
})

let next: ReturnType<typeof prepare> | undefined

/** Starts a process that will kill itself at that call. It is started before it is needed, because a start takes a while. */
function prepare(killAt = '') {
  return spawn(process.execPath, [FIXTURE], {
    // With a shared compile cache, the ten processes start faster.
    env: {
      NODE_COMPILE_CACHE: join(tmpdir(), 'node-compile-cache'),
      ...process.env,
      FONDLY_DATA: testProduct.data,
      FONDLY_TEST_DATABASE: testProduct.database.url,
      FONDLY_TEST_KILL_AT: killAt,
    },
    stdio: ['pipe', 'ignore', 'inherit'],
  })
}

/** This process takes over the work of the killed one. */
function takeOver() {
  const { core, press } = testProduct.product
  const worker = core.work()
  const stopPress = repeat('The press could not work.', 100, press.run, silentLog)
  return { stop: () => Promise.all([worker.stop(), stopPress()]) }
}

/** Every print file's manifest entry, over all batches. */
async function printed(): Promise<{ orderNo: string; scanCode: string }[]> {
  const root = join(testProduct.data, 'print')
  const files = await readdir(root, { recursive: true }).catch(() => [])
  const manifests = files.filter((file) => file.endsWith('manifest.json') && !file.startsWith('.unfinished'))
  const read = await Promise.all(
    manifests.map(
      async (file) => JSON.parse(await readFile(join(root, file), 'utf8')) as { orders: { orderNo: string; scanCode: string }[] },
    ),
  )
  return read.flatMap((manifest) => manifest.orders)
}

type KillMoment = readonly [name: string, killAt: string]
const AROUND_THE_ORDER: KillMoment[] = [
  ['before POST /orders', 'before POST /orders$'],
  ['after POST /orders did its work', 'after POST /orders$'],
  ['before ready is written', 'before PUT /export_status$'],
  ['in the press, after the batch lies on disk and before commerce is told', 'before PUT /export_status$ 2'],
]
/** Only the long tests of this file use these moments, because chaos/kills.test.ts and chaos/press.test.ts cover them in `npm test`. */
const BEFORE_AND_AFTER: KillMoment[] = [
  ['after the basket was made', 'after POST /baskets$'],
  ['after the item was added', 'after POST /items$'],
  ['after the payment was set', 'after POST /payment_instruments$'],
  ['after ready was written', 'after PUT /export_status$'],
  ['in the press, while it lays a batch down', 'after GET /renderer/pictures/'],
  ['in the press, after commerce was told', 'after PUT /export_status$ 2'],
]
const DEATHS = chooseByLength({ short: AROUND_THE_ORDER, long: [...AROUND_THE_ORDER, ...BEFORE_AND_AFTER] })

describe('a sending killed with -9 midway makes one order and one print and leaves no basket', () => {
  test.each(DEATHS)('%s', async (_, killAt) => {
    const before = await readOrderCounts(testProduct.database.url)
    const printsBefore = (await printed()).length
    const { response } = await pressSend(tab)
    expect(response.status).toBe(202)
    const { id } = (await response.json()) as { id: string }

    const doomed = next
    const died = once(doomed ?? new EventEmitter(), 'exit') as Promise<[number | null, string | null]>
    doomed?.stdin.write('go')
    const [, signal] = await died
    expect(signal).toBe('SIGKILL')
    const after = DEATHS[DEATHS.findIndex(([, call]) => call === killAt) + 1]
    next = after && prepare(after[1])

    const survivor = takeOver()
    try {
      const news = await newsUntil(tab, id, ['sent', 'stopped'])
      expect(news.at(-1)).toMatchObject({ state: 'sent' })
      await expect.poll(async () => (await readOrderCounts(testProduct.database.url)).exported).toBe(before.exported + 1)
    } finally {
      await survivor.stop()
    }
    expect(await readOrderCounts(testProduct.database.url)).toMatchObject({ orders: before.orders + 1, baskets: 0, ready: 0 })
    const prints = await printed()
    expect(prints).toHaveLength(printsBefore + 1)
    expect(new Set(prints.map(({ orderNo }) => orderNo)).size).toBe(prints.length)
  })
})
