import type { Draft } from '@fondly/contracts/bff/order-form.ts'
import type { Preview } from '@fondly/contracts/bff/send-answer.ts'
import { form } from '@fondly/core/testing/order-form.ts'
import type { PrintablePages } from '@fondly/gateways/renderer/renderer.ts'
import type { LayeredCard } from '@fondly/stationery/layout/layered-page.ts'
import { afterAll, expect, test } from 'vitest'
import { smallWorld } from '../testing/small-world.ts'

const drawn: PrintablePages[] = []
const inspected: LayeredCard[] = []
const { world, signIn, close } = await smallWorld(({ renderer }) => ({
  renderer: { ...renderer, preview: (pages) => (drawn.push(pages), renderer.preview(pages)) },
  inspect: (pages) => (inspected.push(pages), Promise.resolve([])),
}))
afterAll(close)

// Only the computation of a card's print reads this setting of the client. So the number of reads is the number of computations.
let prints = 0
Object.defineProperty(world.clients.get('harborview')?.configuration ?? {}, 'enableBackCardContent', {
  get: () => (prints++, false),
  enumerable: true,
})

test('a preview and a sending compute the print of their card once each, and lay it out once', async () => {
  const { tab } = await signIn('orderer')
  const written = { senderProfileId: 'main', form }
  const draft = (await (await tab.ask('PUT', '/api/cards/1HBE2115/draft', written)).json()) as Draft
  const body = { cardId: '1HBE2115', ...written, scanCode: draft.scanCode }

  prints = 0
  const preview = (await (await tab.ask('POST', '/api/previews', body)).json()) as Preview
  expect(prints).toBe(1)
  expect(drawn).toHaveLength(1)
  expect(inspected[0]).toBe(drawn[0])

  prints = 0
  const sent = { ...body, displayListHash: preview.displayListHash }
  expect((await tab.ask('POST', '/api/sendings', sent, { 'idempotency-key': draft.key })).status).toBe(202)
  expect(prints).toBe(1)
  expect(inspected).toHaveLength(2)
})
