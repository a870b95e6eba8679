import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openOrderDesk } from './testing/order-desk.ts'

const { testProduct, onCall, desk } = await openOrderDesk()
const colleague = testProduct.newVisitor()
await colleague.signIn('clientadmin@harborview.test')

const withdraw = (orderNo: string) => desk.sender.ask('POST', `/api/orders/${orderNo}/withdraw`)
const printed = async () =>
  (await readdir(join(testProduct.data, 'print'), { recursive: true }).catch(() => [])).filter((name) => name.endsWith('-card.pdf'))

test.each([
  ['that the press has taken in', true],
  ['that the press has not seen yet', false],
])('a withdrawn card %s is cancelled at commerce, never printed, and has one entry in the trail', async (_, isNoted) => {
  const { rowOf, send, statusesOf, auditOf } = desk
  const orderNo = await send()
  if (isNoted) await testProduct.product.press.run()
  const before = await rowOf(orderNo)
  expect(before).toMatchObject({ status: 'ordered', withdrawn: false })
  expect(Date.parse(before?.withdrawableUntil ?? '')).toBeGreaterThan(Date.now())

  expect((await withdraw(orderNo)).status).toBe(204)
  expect(await rowOf(orderNo)).toMatchObject({ status: 'cancelled', withdrawn: true, withdrawableUntil: null })
  expect(await statusesOf(orderNo)).toEqual(['cancelled', 'not_exported'])
  expect((await withdraw(orderNo)).status).toBe(204)
  await testProduct.product.press.run()
  expect(await printed()).toEqual([])
  expect(await auditOf(orderNo)).toEqual(['purchase', 'withdraw'])
})

test('another user can neither withdraw nor correct the card, and without an order there is nothing to withdraw', async () => {
  const orderNo = await desk.send()
  for (const [tab, number] of [
    [colleague, orderNo],
    [desk.sender, '99999999'],
  ] as const) {
    expect((await tab.ask('POST', `/api/orders/${number}/withdraw`)).status).toBe(404)
    expect((await tab.ask('POST', `/api/orders/${number}/correct`, { replaceDraft: true })).status).toBe(404)
  }
  expect((await testProduct.newVisitor().ask('POST', `/api/orders/${orderNo}/withdraw`)).status).toBe(401)
  expect(await desk.statusesOf(orderNo)).toEqual(['new', 'ready'])
})

test('a card is withdrawn at once while commerce is down, and commerce is informed later', async () => {
  const orderNo = await desk.send()
  onCall((_, path) => Promise.resolve(/_status$|\/status$/.test(path) ? new Response('', { status: 503 }) : undefined))
  expect((await withdraw(orderNo)).status).toBe(204)
  expect(await desk.rowOf(orderNo)).toMatchObject({ status: 'cancelled', withdrawn: true })
  expect(await desk.statusesOf(orderNo)).toEqual(['new', 'ready'])
  onCall(undefined)
  await expect
    .poll(
      async () => {
        await testProduct.product.press.run()
        return desk.statusesOf(orderNo)
      },
      { interval: 200 },
    )
    .toEqual(['cancelled', 'not_exported'])
  expect(await printed()).toEqual([])
})

test('a card whose batch is cut can be neither withdrawn nor corrected', async () => {
  const orderNo = await desk.send()
  await testProduct.product.press.run()
  const { due } = await desk.admin.json<{ due: { mailDate: string; size: string; stock: string; orders: number }[] }>('GET', '/api/press')
  for (const { mailDate: day, size, stock } of due) await desk.admin.json('POST', '/api/press/cut', { mailDate: day, size, stock })

  for (const path of ['withdraw', 'correct']) {
    const answer = await desk.sender.ask('POST', `/api/orders/${orderNo}/${path}`, path === 'correct' ? { replaceDraft: true } : undefined)
    expect(answer.status).toBe(409)
    expect(await answer.json()).toMatchObject({ detail: 'This card is already being printed. It cannot be withdrawn any more.' })
  }
  expect(await desk.rowOf(orderNo)).toMatchObject({ withdrawableUntil: null, withdrawn: false })
  await testProduct.product.press.run()
  expect(await desk.rowOf(orderNo)).toMatchObject({ status: 'printed' })
  expect((await withdraw(orderNo)).status).toBe(409)
})
