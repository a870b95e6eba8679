import type { Draft } from '@fondly/contracts/bff/order-form.ts'
import type { Preview } from '@fondly/contracts/bff/send-answer.ts'
import type { LayeredCard } from '@fondly/stationery/layout/layered-page.ts'
import type { Finding } from '@fondly/stationery/layout/preflight/finding.ts'
import { preflight } from '@fondly/stationery/layout/preflight/preflight.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { smallWorld } from '../testing/small-world.ts'
import { form } from '@fondly/core/testing/order-form.ts'

/** Findings that the test adds to the findings of the layout. */
let alsoFound: (pages: LayeredCard) => Finding[] = () => []
const { world, signIn, close } = await smallWorld({
  inspect: (pages) => Promise.resolve([...preflight(pages), ...alsoFound(pages)]),
})
afterAll(close)
beforeEach(() => {
  world.silent.clear()
  world.refused.clear()
})

const { tab } = await signIn('orderer')
const ask = (method: string, path: string, body?: unknown) => tab.ask(method, path, body)

const preview = (change: Partial<typeof form> = {}, more = {}) =>
  ask('POST', '/api/previews', {
    cardId: '1HBE2115',
    senderProfileId: 'main',
    scanCode: 'ABCDEFGH23',
    form: { ...form, sendDate: '2026-12-02', ...change },
    ...more,
  })

test('the answer has the pictures and the hash of exactly that card', async () => {
  const first = (await (await preview()).json()) as z.infer<typeof Preview>
  expect(first).toMatchObject({ outsideUrl: '/renderer/pictures/o.jpg', envelopeUrl: '/renderer/pictures/e.jpg' })
  expect(first.displayListHash).toMatch(/^[0-9a-f]{64}$/)
  expect(await (await preview({ firstName: '  Ana ' })).json()).toEqual(first)
  for (const change of [{ closing: 'Welcome, home.' }, { zipCode: '97202' }]) {
    expect(((await (await preview(change)).json()) as typeof first).displayListHash).not.toBe(first.displayListHash)
  }
})

test('a preview names the findings that keep the card from being printed', async () => {
  const answered = async () => ((await (await preview()).json()) as z.infer<typeof Preview>).findings
  expect(await answered()).toEqual([])
  const profile = world.clients.get('harborview')?.senderProfiles.find(({ id }) => id === 'main')
  if (!profile) throw new Error('The client has no such sender profile.')
  profile.disclaimer = { default: 'Printed on recycled paper, 🌳.' }
  const findings = [{ kind: 'glyph', page: 'outside', mendedBy: 'operator' }]
  expect(await answered()).toEqual(findings)

  // Send is refused with the same findings, with or without a preview.
  const draft = (await (await ask('PUT', '/api/cards/1HBE2115/draft', { senderProfileId: 'main', form })).json()) as z.infer<typeof Draft>
  const body = { cardId: '1HBE2115', senderProfileId: 'main', scanCode: draft.scanCode, form: { ...form, sendDate: '2026-12-02' } }
  const refused = await tab.ask('POST', '/api/sendings', { ...body, displayListHash: null }, { 'idempotency-key': draft.key })
  expect([refused.status, await refused.json()]).toMatchObject([422, { findings }])
  delete profile.disclaimer
  await ask('DELETE', '/api/cards/1HBE2115/draft')
})

test('a preview separates what the sender can correct from what only an operator can', async () => {
  const place = { x: 0, y: 0, width: 10, height: 10 }
  alsoFound = (pages) => [
    {
      kind: 'overflow',
      page: 'inside',
      place,
      layer: pages.inside.layers.findIndex((layer) => layer.kind === 'text' && layer.text === form.closing),
    },
    { kind: 'contrast', page: 'inside', place, layer: pages.inside.layers.length - 1 },
    { kind: 'resolution', page: 'outside', place, layer: 0 },
  ]
  const { findings } = (await (await preview()).json()) as z.infer<typeof Preview>
  alsoFound = () => []
  expect(findings).toEqual([
    { kind: 'overflow', page: 'inside', mendedBy: 'sender' },
    { kind: 'contrast', page: 'inside', mendedBy: 'operator' },
    { kind: 'resolution', page: 'outside', mendedBy: 'operator' },
  ])
})

test('a card whose picture is missing has no preview; the refusal says why and who can correct it', async () => {
  world.refused.set('renderer.preview', { status: 422, code: 'picture-missing' })
  const answer = await preview()
  world.refused.clear()
  expect([answer.status, await answer.json()]).toMatchObject([422, { findings: [{ kind: 'picture', mendedBy: 'operator' }] }])
})

test.each([
  [{ zipCode: '454' }, { zipCode: { code: 'zip-code-invalid' } }],
  [{ firstName: '' }, { firstName: { code: 'first-name-missing' } }],
  [{ sentiment: 'S2' }, { sentiment: { code: 'sentiment-missing' } }],
  [{ accountNumber: 'x' }, { accountNumber: { code: 'account-number-not-numeric', params: { label: { en: 'Unit' } } } }],
  [{ sendDate: '2026-12-05' }, { sendDate: { code: 'mail-date-weekend' } }],
])('a preview of %j is refused with the problems of the form', async (change, problems) => {
  const answer = await preview(change)
  expect(answer.status).toBe(422)
  expect(await answer.json()).toMatchObject({ problems })
})

test('text with a character that the font lacks, or that does not fit, is refused', async () => {
  const glyph = await preview({ closing: 'Thank you 漢' })
  expect(glyph.status).toBe(422)
  expect(JSON.stringify(await glyph.json())).toContain('漢')
  const long = await preview({ closing: 'W\n'.repeat(130) })
  expect(long.status).toBe(422)
})

test('a sender profile that is not assigned to the user cannot be previewed', async () => {
  expect((await preview({}, { senderProfileId: 'other' })).status).toBe(404)
})

test('a failure of the renderer is answered with a status, a sentence and a reference, and nothing else', async () => {
  world.silent.add('renderer.preview')
  const silent = await preview()
  expect([silent.status, silent.headers.get('retry-after')]).toEqual([503, '5'])
  expect(await silent.json()).toEqual({
    type: 'urn:fondly:refusal:upstream-silent',
    title: 'Something went wrong',
    status: 503,
    code: 'upstream-silent',
    detail: 'An unexpected problem occurred. Please try again or contact support.',
    offer: 'try-again',
    reference: expect.stringMatching(/^[0-9a-f-]{36}$/),
  })
  world.silent.clear()
  world.refused.set('renderer.preview', 400)
  expect((await preview()).status).toBe(502)
})
