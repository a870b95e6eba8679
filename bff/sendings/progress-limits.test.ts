import type { TestOrder } from '@fondly/contracts/bff/debug.ts'
import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { smallWorld, testSettings } from '../testing/small-world.ts'

const { world, signIn, close } = await smallWorld({ settings: { ...testSettings, debug: true } })
afterAll(close)
const statusAndPause = ({ status, headers }: Response) => [status, headers.get('retry-after')]

test('one user can open 240 progress streams a minute; each user has a separate count', async () => {
  const [{ tab }, { tab: colleague }] = [await signIn('orderer'), await signIn('colleague')]
  const ask = (from: typeof tab) => from.go(`/api/sendings/${randomUUID()}/news`).then(statusAndPause)
  for (let calls = 0; calls < 240; calls += 1) expect(await ask(tab)).toEqual([404, null])
  expect(await ask(tab)).toEqual([429, '60'])
  expect(await ask(colleague)).toEqual([404, null])
  world.now += 60_000
  expect(await ask(tab)).toEqual([404, null])
})

test('one user can have twenty open progress streams; another one opens after one has closed', async () => {
  world.now += 60_000
  const { tab } = await signIn('orderer')
  const { sendingId } = (await (await tab.ask('POST', '/api/debug/test-order')).json()) as z.infer<typeof TestOrder>
  const listen = () => tab.go(`/api/sendings/${sendingId}/news`)
  const windows = []
  for (let opened = 0; opened < 20; opened += 1) windows.push(await listen())
  expect(windows.map(({ status }) => status)).toEqual(windows.map(() => 200))
  const refused = await listen()
  expect(statusAndPause(refused)).toEqual([429, '5'])
  expect(await refused.json()).toMatchObject({ detail: 'Too many requests. Please wait a moment and try again.' })

  const [first, ...others] = windows
  await first?.body?.cancel()
  await expect
    .poll(async () => {
      const again = await listen()
      if (again.status === 200) others.push(again)
      return again.status
    })
    .toBe(200)
  for (const window of others) await window.body?.cancel()
})
