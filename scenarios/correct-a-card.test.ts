import type { Draft } from '@fondly/contracts/bff/order-form.ts'
import { expect, test } from 'vitest'
import { openOrderDesk, type OrderDesk } from './testing/order-desk.ts'
import { CARD, filledForm, newsUntil } from './testing/send-a-card.ts'

const { testProduct, onCall, desk } = await openOrderDesk({ pace: { backOff: () => 20, pollMilliseconds: 50 } })

const ask: OrderDesk['sender']['ask'] = (...request) => desk.sender.ask(...request)
const askToCorrect = (orderNo: string, replaceDraft = false) => ask('POST', `/api/orders/${orderNo}/correct`, { replaceDraft })
const draft = async (): Promise<Draft | null> => (await filledForm(desk.sender)).pageData.draft
const discardDraft = () => ask('DELETE', `/api/cards/${CARD}/draft`)
const isReady = (request: Request, path: string) =>
  path.endsWith('/export_status') && (request.headers.get('x-dw-http-method-override') ?? request.method) === 'PUT'

test('Correct opens the form as it was sent, and the card is printed unchanged when the correction is discarded', async () => {
  const orderNo = await desk.send({ firstName: 'Marguerit' })
  await testProduct.product.press.run()
  const answer = await askToCorrect(orderNo)
  expect(await answer.json()).toEqual({ cardId: CARD })
  expect(await draft()).toMatchObject({ form: { firstName: 'Marguerit', sendDate: desk.mailDate }, corrects: orderNo })
  expect(await desk.rowOf(orderNo)).toMatchObject({ status: 'ordered', withdrawn: false, isBeingCorrected: false })
  expect((await desk.rowOf(orderNo))?.withdrawableUntil).not.toBeNull()
  expect(await desk.statusesOf(orderNo)).toEqual(['new', 'ready'])

  // Pressing Correct again opens the same form. A request to begin anew opens another form.
  const first = await draft()
  expect((await askToCorrect(orderNo)).status).toBe(200)
  expect((await draft())?.key).toBe(first?.key)
  expect((await askToCorrect(orderNo, true)).status).toBe(200)
  expect((await draft())?.key).not.toBe(first?.key)

  await discardDraft()
  await desk.cutAll()
  expect(await desk.timesPrinted(orderNo)).toBe(1)
})

test.each([
  ['that the press has taken in', true],
  ['that the press has not seen yet', false],
])('sending a correction withdraws a card %s and orders a new card, and both orders name each other', async (_, isNoted) => {
  const orderNo = await desk.send({ firstName: 'Marguerit' })
  if (isNoted) await testProduct.product.press.run()
  await askToCorrect(orderNo)
  const inItsPlace = await desk.send({ firstName: 'Marguerite' })
  expect(await desk.rowOf(orderNo)).toMatchObject({ status: 'cancelled', withdrawn: true, correctedBy: inItsPlace, corrects: null })
  expect(await desk.rowOf(inItsPlace)).toMatchObject({ status: 'ordered', corrects: orderNo, correctedBy: null })
  expect(await desk.statusesOf(orderNo)).toEqual(['cancelled', 'not_exported'])
  expect((await askToCorrect(orderNo, true)).status).toBe(409)
  await desk.cutAll()
  expect([await desk.timesPrinted(orderNo), await desk.timesPrinted(inItsPlace)]).toEqual([0, 1])
  expect(await desk.auditOf(orderNo)).toEqual(['purchase', 'withdraw'])
})

test('the confirmation of a correction names the replaced order, and nothing is mailed after an undo', async () => {
  const plain = await desk.press()
  if (plain.last?.state !== 'sent') throw new Error('The card was not sent.')
  const { orderNo, corrects } = plain.last.confirmation
  expect(corrects).toBeNull()
  await askToCorrect(orderNo)
  const { last } = await desk.press()
  if (last?.state !== 'sent') throw new Error('The correction was not sent.')
  const inItsPlace = last.confirmation.orderNo
  expect(last.confirmation.corrects).toBe(orderNo)
  expect((await ask('POST', `/api/orders/${inItsPlace}/withdraw`)).status).toBe(204)
  await desk.cutAll()
  expect([await desk.rowOf(orderNo), await desk.rowOf(inItsPlace)]).toMatchObject([{ withdrawn: true }, { withdrawn: true }])
  expect([await desk.timesPrinted(orderNo), await desk.timesPrinted(inItsPlace)]).toEqual([0, 0])
})

test('the first card cannot be cut, withdrawn or corrected again while its correction is being ordered', async () => {
  const orderNo = await desk.send()
  await testProduct.product.press.run()
  await askToCorrect(orderNo)
  const meanwhile: unknown[] = []
  onCall(async (request, path) => {
    if (!isReady(request, path) || meanwhile.length > 0) return undefined
    meanwhile.push(await desk.stateAtPress(orderNo))
    await desk.cutAll()
    meanwhile.push(await desk.stateAtPress(orderNo), await desk.timesPrinted(orderNo))
    meanwhile.push((await ask('POST', `/api/orders/${orderNo}/withdraw`)).status, (await askToCorrect(orderNo, true)).status)
    meanwhile.push((await desk.rowOf(orderNo))?.isBeingCorrected)
    return undefined
  })
  const inItsPlace = await desk.send()
  expect(meanwhile).toEqual(['reserved', 'reserved', 0, 409, 409, true])
  await desk.cutAll()
  expect([await desk.timesPrinted(orderNo), await desk.timesPrinted(inItsPlace)]).toEqual([0, 1])
})

test.each<[string, (request: Request, path: string) => boolean]>([
  ['before its order exists', (request, path) => request.method === 'POST' && path.endsWith('/items')],
  ['once its order exists', isReady],
])('a correction that fails %s leaves the first card as it was and can be sent again', async (_, isCall) => {
  const orderNo = await desk.send()
  await testProduct.product.press.run()
  await askToCorrect(orderNo)
  onCall((request, path) =>
    Promise.resolve(
      isCall(request, path) && !path.includes(orderNo)
        ? Response.json({ _v: '21.2', fault: { type: 'InvalidParameterException', message: 'No.' } }, { status: 400 })
        : undefined,
    ),
  )
  const { last } = await desk.press({ firstName: 'Refused' })
  expect(last).toMatchObject({ state: 'stopped', reason: 'failed' })
  onCall(undefined)
  // The reservation is released after the sending has ended.
  await expect.poll(() => desk.stateAtPress(orderNo)).toBe('free')
  expect(await desk.rowOf(orderNo)).toMatchObject({ status: 'ordered', withdrawn: false, correctedBy: null })

  // The same form is sent again, and still corrects the first order.
  const inItsPlace = await desk.send({ firstName: 'Accepted' })
  expect(await desk.rowOf(orderNo)).toMatchObject({ withdrawn: true, correctedBy: inItsPlace })
})

test('a correction that is cancelled at its question changes nothing, and is linked when it is sent after all', async () => {
  const orderNo = await desk.send()
  await askToCorrect(orderNo)
  const { id, last } = await desk.press({ address1: '503 Outage Ln' })
  expect(last?.state).toBe('address')
  expect(await desk.rowOf(orderNo)).toMatchObject({ withdrawn: false, isBeingCorrected: true })
  expect((await askToCorrect(orderNo, true)).status).toBe(409)
  await ask('POST', `/api/sendings/${id}/decision`, { decision: 'edit-address' })
  await newsUntil(desk.sender, id, ['stopped'])
  expect(await desk.rowOf(orderNo)).toMatchObject({ withdrawn: false, isBeingCorrected: false })
  const inItsPlace = await desk.send()
  expect(await desk.rowOf(inItsPlace)).toMatchObject({ corrects: orderNo })
  expect(await desk.statusesOf(orderNo)).toEqual(['cancelled', 'not_exported'])
})

test('a correction does not discard an unfinished form of the same card', async () => {
  const orderNo = await desk.send()
  const { form, senderProfileId } = await filledForm(desk.sender, { closing: 'Half a sentence' })
  await desk.sender.json<Draft>('PUT', `/api/cards/${CARD}/draft`, { senderProfileId, form })
  expect((await askToCorrect(orderNo)).status).toBe(409)
  expect((await draft())?.form.closing).toBe('Half a sentence')
  expect((await askToCorrect(orderNo, true)).status).toBe(200)
  await discardDraft()
})

test('another user can neither correct the card nor read its withdrawal deadline', async () => {
  const orderNo = await desk.send()
  const colleague = testProduct.newVisitor()
  await colleague.signIn('clientadmin@harborview.test')
  expect((await colleague.ask('POST', `/api/orders/${orderNo}/correct`, { replaceDraft: true })).status).toBe(404)
  expect((await colleague.ask('GET', `/api/orders/${orderNo}/withdrawal`)).status).toBe(404)
  const { until, withdrawn } = await desk.sender.json<{ until: string; withdrawn: boolean }>('GET', `/api/orders/${orderNo}/withdrawal`)
  expect([Date.parse(until) > Date.now(), withdrawn]).toEqual([true, false])
})

// This happens when a process stalls before its reservation reaches the database, and continues long after its sending has ended.
test('the press resolves a reservation that was made after its sending had ended', async () => {
  const orderNo = await desk.send()
  await testProduct.product.press.run()
  await askToCorrect(orderNo)
  onCall((request, path) =>
    Promise.resolve(request.method === 'POST' && path.endsWith('/items') ? Response.json({ fault: {} }, { status: 400 }) : undefined),
  )
  const { id, last } = await desk.press()
  expect(last?.state).toBe('stopped')
  onCall(undefined)
  expect(await testProduct.product.press.reserve(orderNo, id)).toBe('reserved')
  await desk.cutAll()
  expect(await desk.timesPrinted(orderNo)).toBe(1)
  await discardDraft()
})
