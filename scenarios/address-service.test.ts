import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SendingNews } from '@fondly/contracts/bff/sendings.ts'
import { overHttp } from '@fondly/kit/testing/over-http.ts'
import type { Manifest } from '@fondly/press/manifest.ts'
import { intelligentMail } from '@fondly/stationery/layout/intelligent-mail.ts'
import { postalBarcodeScene, withPostalBarcode } from '@fondly/stationery/layout/postal-barcode.ts'
import { printPdf } from '@fondly/stationery/paint/pdf/print-pdf.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newsUntil, pressSend } from './testing/send-a-card.ts'
import type { Visitor } from './testing/visitor.ts'
import { startComposedProduct, type ComposedProduct } from './testing/composed-product.ts'

// A simulated USPS with the few answers that this file needs. upstreams/worker/services replays the published answers.
let isLimited = false
const confirmed = {
  address: { streetAddress: '3120 M ST NW', secondaryAddress: null, city: 'WASHINGTON', state: 'DC', ZIPCode: '20007', ZIPPlus4: '3704' },
  addressAdditionalInfo: { DPVConfirmation: 'Y', deliveryPoint: '20' },
  addressCorrections: null,
}
const answer = (path: string): Response => {
  if (path === '/oauth2/v3/token') return Response.json({ access_token: 'token', expires_in: '28799' })
  if (isLimited) return Response.json({ error: { code: '429', message: '' } }, { status: 429, headers: { 'retry-after': '1' } })
  return Response.json(confirmed)
}

let usps: Awaited<ReturnType<typeof overHttp>>
beforeAll(async () => {
  usps = await overHttp((request) => Promise.resolve(answer(new URL(request.url).pathname)))
})
afterAll(() => usps.close())

async function testProduct(fallback: 'embedded' | 'none'): Promise<{ testProduct: ComposedProduct; tab: Visitor }> {
  const started = await startComposedProduct({
    environment: {
      FONDLY_ADDRESS_SERVICE: 'usps',
      FONDLY_ADDRESS_FALLBACK: fallback,
      FONDLY_USPS_URL: usps.origin,
      FONDLY_USPS_CLIENT_ID: 'key',
      FONDLY_USPS_CLIENT_SECRET: 'secret',
      FONDLY_IMB_MAILER_ID: '567094',
      FONDLY_IMB_SERVICE_TYPE: '300',
    },
  })
  started.product.core.work()
  const tab = started.newVisitor()
  await tab.signIn('orderer@harborview.test')
  return { testProduct: started, tab }
}

async function send(tab: Visitor, address1: string): Promise<SendingNews | undefined> {
  const { response } = await pressSend(tab, { address1, zipCode: '20007' })
  const { id } = (await response.json()) as { id: string }
  return (await newsUntil(tab, id, ['sent', 'stopped', 'address'])).at(-1)
}

test('only an address that the real service confirmed is called verified, not one that the offline check accepted', async () => {
  const { testProduct: careful, tab } = await testProduct('embedded')
  expect(await send(tab, '3120 M Street NW')).toMatchObject({
    state: 'sent',
    confirmation: { deliveryAddress: expect.arrayContaining(['3120 M ST NW', 'WASHINGTON, DC 20007-3704']), checked: 'dpv' },
  })
  await expectDeliveryPoint(careful)
  isLimited = true
  expect(await send(tab, '3122 M Street NW')).toMatchObject({
    state: 'sent',
    confirmation: { deliveryAddress: expect.arrayContaining(['3122 M ST NW', 'WASHINGTON, DC 20007']), checked: 'zip' },
  })
  await careful.close()
})

test('without an offline check, the sender decides after too many requests, and the address counts as unchecked', async () => {
  const { testProduct: plain, tab } = await testProduct('none')
  isLimited = true
  const { response } = await pressSend(tab, { address1: '3120 M Street NW', zipCode: '20007' })
  const { id } = (await response.json()) as { id: string }
  expect((await newsUntil(tab, id, ['address', 'stopped'])).at(-1)).toMatchObject({
    state: 'address',
    question: { problem: { code: 'address-unverified' }, mayContinue: true },
  })
  expect((await tab.ask('POST', `/api/sendings/${id}/decision`, { decision: 'send-anyway' })).status).toBe(204)
  expect((await newsUntil(tab, id, ['sent', 'stopped'])).at(-1)).toMatchObject({ state: 'sent', confirmation: { checked: null } })
  await plain.close()
})

/** Expects the delivery point (ZIP, ZIP+4 and two digits of the address service) in the barcode of the one printed envelope. */
async function expectDeliveryPoint({ product, data }: ComposedProduct): Promise<void> {
  await product.press.run()
  const files = await readdir(join(data, 'print'), { recursive: true })
  const read = (ending: string) => readFile(join(data, 'print', files.find((file) => file.endsWith(ending)) ?? 'none'))
  const { orders } = JSON.parse((await read('manifest.json')).toString()) as Manifest
  const [{ orderNo, scanCode, mailPiece }] = orders as [Manifest['orders'][number]]
  const face = (await product.core.proofOf(orderNo, scanCode))?.list?.pages.find(({ name }) => name === 'envelope')
  const barred = face && withPostalBarcode(face, 'bars')
  if (!barred) throw new Error('The envelope has no barcode.')
  const scene = postalBarcodeScene(intelligentMail({ tracking: mailPiece, routing: '20007370420' }))
  expect((await read('-envelope.pdf')).equals(await printPdf([barred], new Map([['bars', { scene }]])))).toBe(true)
}
