import type { Catalogue, OrderFormSetting, Draft } from '@fondly/contracts/bff/catalogue.ts'
import type { Session } from '@fondly/contracts/bff/session.ts'
import type { Preview } from '@fondly/contracts/bff/send-answer.ts'
import { Refusal } from '@fondly/contracts/bff/refusal.ts'
import { UpstreamUnavailable } from '@fondly/kit/upstream-error.ts'
import type { LayeredCard } from '@fondly/stationery/layout/layered-page.ts'
import type { Finding } from '@fondly/stationery/layout/preflight/finding.ts'
import { preflight } from '@fondly/stationery/layout/preflight/preflight.ts'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { ORIGIN, smallWorld } from './testing/small-world.ts'
import { form } from '@fondly/core/testing/order-form.ts'

/** What is found besides what the layout tells. */
let alsoFound: (pages: LayeredCard) => Finding[] = () => []
const { world, product, signIn, newTab, close } = await smallWorld({
  inspect: (pages) => Promise.resolve([...preflight(pages), ...alsoFound(pages)]),
  mounts: [{ path: '/press', roles: ['admin'], fetch: async (request) => Response.json({ path: new URL(request.url).pathname }) }],
})
afterAll(close)
beforeEach(() => {
  world.silent.clear()
  world.refused.clear()
  world.blackoutDays = ['2026-11-26']
})

const { tab } = await signIn('orderer')
const ask = (method: string, path: string, body?: unknown) => tab.ask(method, path, body)
const settingOf = (query = '') => tab.read<OrderFormSetting>(`/api/cards/1HBE2115/order-form${query}`)

test('the catalogue is what the client may send in the languages of the user; what it hides is left out', async () => {
  const { cards, categories } = await tab.read<Catalogue>('/api/catalogue')
  expect(cards.map(({ id }) => id)).toEqual(['1HBE2115', '1HBE2116'])
  expect(categories).toEqual([{ id: 'welcome', name: 'Welcome', spanishName: 'Bienvenida' }])
})

test('the catalogue is fetched from commerce once, and a browser that has it is told so', async () => {
  const first = await tab.go('/api/catalogue')
  const etag = first.headers.get('etag') ?? ''
  world.calls.length = 0
  const again = await tab.ask('GET', '/api/catalogue', undefined, { 'if-none-match': etag })
  expect(again.status).toBe(304)
  expect(world.calls).toEqual([])
  const zipped = await tab.ask('GET', '/api/catalogue', undefined, { 'accept-encoding': 'gzip, br' })
  expect(gunzipSync(await zipped.arrayBuffer()).toString()).toBe(await first.text())
  const { tab: other } = await signIn('stranger')
  expect((await other.ask('GET', '/api/catalogue', undefined, { 'if-none-match': etag })).status).toBe(200)
})

test('a client that is set up while the cards are kept has its new cards at once; what commerce never had is looked for once', async () => {
  const cold = await smallWorld()
  const { tab: early } = await cold.signIn('orderer')
  await early.read<Catalogue>('/api/catalogue')
  const [known, summit] = [cold.world.cards.get('SUMMIT1')!, cold.world.clients.get('summit')!]
  cold.world.cards.set('SUMMIT2', { ...known, id: 'SUMMIT2' })
  for (const id of ['SUMMIT2', 'NOWHERE']) summit.models.push({ id, disabledSentiments: [], disabledMessageStarters: [] })

  const { tab: late } = await cold.signIn('stranger')
  const { cards } = await late.read<Catalogue>('/api/catalogue')
  expect(cards.map(({ id }) => id)).toEqual(['1HBE2115', 'SUMMIT1', 'SUMMIT2'])
  cold.world.calls.length = 0
  await late.read<Catalogue>('/api/catalogue')
  expect(cold.world.calls).toEqual([])
  await cold.close()
})

test('a catalogue that cannot be had is told in the words of the specification', async () => {
  const cold = await smallWorld()
  const { tab } = await cold.signIn('orderer')
  cold.world.silent.add('commerce.cards').add('commerce.categories')
  const silent = await tab.go('/api/catalogue')
  expect(silent.status).toBe(503)
  expect(await silent.json()).toMatchObject({
    title: 'Could not initialize',
    detail: 'An error occurred while initializing products and categories',
    offer: 'try-again',
  })
  cold.world.silent.clear()
  cold.world.refused.set('commerce.categories', 500)
  expect((await tab.go('/api/catalogue')).status).toBe(502)
  cold.world.refused.clear()
  expect((await tab.go('/api/catalogue')).status).toBe(200)
  await cold.close()
})

test('a catalogue for which commerce is not asked at the moment may be asked for again: 503', async () => {
  const resting = new UpstreamUnavailable('commerce', 'ill', 2_000)
  const cold = await smallWorld(({ commerce }) => ({
    commerce: { ...commerce, catalogue: { ...commerce.catalogue, categories: () => Promise.reject(resting) } },
  }))
  const { tab } = await cold.signIn('orderer')
  expect((await tab.go('/api/catalogue')).status).toBe(503)
  await cold.close()
})

test('the setting of an order form: what the client switched off is gone, only own profiles, signature filled, the postal day', async () => {
  const setting = await settingOf()
  expect(setting.card.sentiments.map(({ id }) => id)).toEqual(['S1'])
  expect(setting.card.messageStarters).toEqual([{ id: 'M2', description: 'About M2', text: 'Words of M2.' }])
  expect(setting.senderProfiles.map(({ id, signature }) => [id, signature])).toEqual([['main', 'orderer T.\nPortland']])
  expect(setting.accountNumber).toEqual({ label: 'Unit', required: true, numeric: true, maxLength: 6 })
  expect(setting.calendar).toEqual({ today: '2026-11-23', blackoutDays: [{ day: '2026-11-26', reason: { en: 'Thanksgiving' } }] })
  expect(setting.defaultShipDate).toBe('2026-11-23')
  expect((await settingOf('?shippingDate=2026-11-26')).defaultShipDate).toBe('2026-11-27')
  expect((await settingOf('?shippingDate=2020-01-01')).defaultShipDate).toBe('2026-11-23')
})

test.each(['1HBE2117', 'NOTSOLD', 'SUMMIT1', 'nothing', '%00', '..%2F..%2Fetc'])(
  'the card %s is not this user’s to send: 404',
  async (id) => {
    expect((await ask('GET', `/api/cards/${id}/order-form`)).status).toBe(404)
    expect((await ask('PUT', `/api/cards/${id}/draft`, { senderProfileId: 'main', form })).status).toBe(404)
    expect((await ask('DELETE', `/api/cards/${id}/draft`)).status).toBeOneOf([204, 404])
  },
)

test('opening a form makes its card the newest of the recents, here and at identity, ten at most', async () => {
  await ask('GET', '/api/cards/1HBE2116/order-form')
  await ask('GET', '/api/cards/1HBE2115/order-form')
  const session = await tab.read<Session>('/api/session')
  expect(session.signedIn && session.user.recents).toEqual(['1HBE2115', '1HBE2116'])
  expect(world.people.get('orderer')?.account.data.recents).toEqual(['1HBE2115', '1HBE2116'])
  world.silent.add('identity.updateOwn')
  expect((await ask('GET', '/api/cards/1HBE2116/order-form')).status).toBe(200)
})

test('favourites and dark mode survive a sign-out and are seen in every window', async () => {
  const other = (await signIn('orderer')).tab
  const answer = await ask('PATCH', '/api/user', { favorites: ['1HBE2116', '1HBE2115', '1HBE2116'] })
  expect(await answer.json()).toMatchObject({ favorites: ['1HBE2116', '1HBE2115'], darkMode: false })
  await ask('PATCH', '/api/user', { darkMode: true })
  expect(await other.read<Session>('/api/session')).toMatchObject({ user: { favorites: ['1HBE2116', '1HBE2115'], darkMode: true } })
  await other.ask('POST', '/api/session/sign-out', {})
  await signIn('orderer', other)
  expect(await other.read<Session>('/api/session')).toMatchObject({ user: { favorites: ['1HBE2116', '1HBE2115'], darkMode: true } })
})

test('the language of the page is the user’s on every device, and that of the cards stays what it was', async () => {
  const { tab } = await signIn('colleague')
  const [desk, phone] = [tab, (await signIn('colleague')).tab]
  expect(await desk.read<Session>('/api/session')).toMatchObject({ user: { language: 'en_US' } })
  const answer = await desk.ask('PATCH', '/api/user', { pageLanguage: 'es' })
  expect(await answer.json()).toEqual({ favorites: [], recents: [], darkMode: false, pageLanguage: 'es' })
  expect(world.people.get('colleague')?.account.data.pageLanguage).toBe('es')
  expect(await phone.read<Session>('/api/session')).toMatchObject({ user: { pageLanguage: 'es', language: 'en_US', languages: ['en_US'] } })
  await desk.ask('PATCH', '/api/user', { darkMode: true })

  // Nothing of the sessions is left: it is read from the identity user.
  for (const device of [desk, phone]) await device.ask('POST', '/api/session/sign-out', {})
  const { tab: another } = await signIn('colleague')
  expect(await another.read<Session>('/api/session')).toMatchObject({ user: { pageLanguage: 'es', language: 'en_US', darkMode: true } })

  world.silent.add('identity.updateOwn')
  expect((await another.ask('PATCH', '/api/user', { pageLanguage: 'en_US' })).status).toBe(503)
  expect(await another.read<Session>('/api/session')).toMatchObject({ user: { pageLanguage: 'es' } })
})

test('hearts and forms of two windows, neither of which has heard of the other, are all kept', async () => {
  const [desk, phone] = [(await signIn('orderer')).tab, (await signIn('orderer')).tab]
  await desk.ask('PATCH', '/api/user', { favorites: ['1HBE2115'], recents: [] })
  await phone.ask('PATCH', '/api/user', { heart: { cardId: '1HBE2116', isFavorite: true }, opened: '1HBE2116' })
  await desk.ask('PATCH', '/api/user', { heart: { cardId: '1HBE2115', isFavorite: false }, opened: '1HBE2115' })
  const kept = { favorites: ['1HBE2116'], recents: ['1HBE2115', '1HBE2116'] }
  for (const window of [desk, phone]) expect(await window.read<Session>('/api/session')).toMatchObject({ user: kept })
  expect(world.people.get('orderer')?.account.data).toMatchObject(kept)
})

test('a heart pressed while a form opens is not lost', async () => {
  const { tab } = await signIn('colleague')
  await Promise.all([
    tab.ask('PATCH', '/api/user', { favorites: ['1HBE2115'] }),
    tab.go('/api/cards/1HBE2116/order-form'),
    tab.ask('PATCH', '/api/user', { darkMode: true }),
  ])
  expect(await tab.read<Session>('/api/session')).toMatchObject({
    user: { favorites: ['1HBE2115'], recents: ['1HBE2116'], darkMode: true },
  })
})

test('a draft is kept as it was typed, with one key and one scan code, until it is ended', async () => {
  const first = (await (
    await ask('PUT', '/api/cards/1HBE2115/draft', { senderProfileId: 'main', form: { ...form, zipCode: '9' } })
  ).json()) as z.infer<typeof Draft>
  expect(first.scanCode).toMatch(/^[0-9A-Z]{10}$/)
  const second = (await (await ask('PUT', '/api/cards/1HBE2115/draft', { senderProfileId: 'main', form })).json()) as z.infer<typeof Draft>
  expect(second).toEqual({ key: first.key, scanCode: first.scanCode, senderProfileId: 'main', form })
  expect((await settingOf()).draft).toEqual(second)
  expect((await ask('DELETE', '/api/cards/1HBE2115/draft')).status).toBe(204)
  expect((await settingOf()).draft).toBeNull()
  const third = (await (await ask('PUT', '/api/cards/1HBE2115/draft', { senderProfileId: 'main', form })).json()) as z.infer<typeof Draft>
  expect(third.key).not.toBe(first.key)
})

test('nobody sees another’s draft: not a colleague, not another client', async () => {
  await ask('PUT', '/api/cards/1HBE2115/draft', { senderProfileId: 'main', form })
  for (const who of ['colleague', 'stranger']) {
    const { tab: other } = await signIn(who)
    expect((await other.read<OrderFormSetting>('/api/cards/1HBE2115/order-form')).draft).toBeNull()
    await other.ask('DELETE', '/api/cards/1HBE2115/draft')
    await other.ask('PUT', '/api/cards/1HBE2115/draft', { senderProfileId: 'main', form: { ...form, firstName: 'Else' } })
  }
  expect((await settingOf()).draft?.form.firstName).toBe('Ana')
})

test('a draft is gone after seven days, and its row with the next sweep', async () => {
  await ask('PUT', '/api/cards/1HBE2116/draft', { senderProfileId: 'main', form })
  world.now += 7 * 86_400_000
  await product.sweep()
  await signIn('orderer', tab)
  expect((await tab.read<OrderFormSetting>('/api/cards/1HBE2116/order-form')).draft).toBeNull()
})

const preview = (change: Partial<typeof form> = {}, more = {}) =>
  ask('POST', '/api/previews', {
    cardId: '1HBE2115',
    senderProfileId: 'main',
    scanCode: 'ABCDEFGH23',
    form: { ...form, sendDate: '2026-12-02', ...change },
    ...more,
  })

test('a preview answers the pictures and the hash of exactly that card', async () => {
  const first = (await (await preview()).json()) as z.infer<typeof Preview>
  expect(first).toMatchObject({ outsideUrl: '/renderer/pictures/o.jpg', envelopeUrl: '/renderer/pictures/e.jpg' })
  expect(first.displayListHash).toMatch(/^[0-9a-f]{64}$/)
  expect(await (await preview({ firstName: '  Ana ' })).json()).toEqual(first)
  for (const change of [{ closing: 'Welcome, home.' }, { zipCode: '97202' }]) {
    expect(((await (await preview(change)).json()) as typeof first).displayListHash).not.toBe(first.displayListHash)
  }
})

test('a preview says what would keep the card from being printed and no field can mend', async () => {
  const answered = async () => ((await (await preview()).json()) as z.infer<typeof Preview>).findings
  expect(await answered()).toEqual([])
  const profile = world.clients.get('harborview')?.senderProfiles.find(({ id }) => id === 'main')
  if (!profile) throw new Error('The client has no such sender profile.')
  profile.disclaimer = { default: 'Printed on recycled paper, 🌳.' }
  const findings = [{ kind: 'glyph', page: 'outside', mendedBy: 'operator' }]
  expect(await answered()).toEqual(findings)

  // Send is refused with the same words, whether the preview was looked at or not.
  const draft = (await (await ask('PUT', '/api/cards/1HBE2115/draft', { senderProfileId: 'main', form })).json()) as z.infer<typeof Draft>
  const body = { cardId: '1HBE2115', senderProfileId: 'main', scanCode: draft.scanCode, form: { ...form, sendDate: '2026-12-02' } }
  const refused = await tab.ask('POST', '/api/sendings', { ...body, displayListHash: null }, { 'idempotency-key': draft.key })
  expect([refused.status, await refused.json()]).toMatchObject([422, { findings }])
  delete profile.disclaimer
  await ask('DELETE', '/api/cards/1HBE2115/draft')
})

test('a preview tells what the sender can mend from what only an operator can', async () => {
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

test('a card whose picture is missing has no preview, and it is said why and who can mend it', async () => {
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

test('words that no face can print, or no place can hold, are refused', async () => {
  const glyph = await preview({ closing: 'Thank you 漢' })
  expect(glyph.status).toBe(422)
  expect(JSON.stringify(await glyph.json())).toContain('漢')
  const long = await preview({ closing: 'W\n'.repeat(130) })
  expect(long.status).toBe(422)
})

test('a profile of the client that is not the user’s cannot be previewed', async () => {
  expect((await preview({}, { senderProfileId: 'other' })).status).toBe(404)
})

test('a renderer that refuses or is silent is told with a status, a sentence and a reference, and nothing else', async () => {
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

test.each([
  ['PATCH', '/api/user', '{"favorites":', 400],
  ['PATCH', '/api/user', '[]', 400],
  ['PATCH', '/api/user', '{"recents":["1","2","3","4","5","6","7","8","9","10","11"]}', 400],
  ['PATCH', '/api/user', '{"darkMode":"yes"}', 400],
  ['PATCH', '/api/user', '{"pageLanguage":"fr"}', 400],
  ['PATCH', '/api/user', `{"favorites":["${'x'.repeat(300_000)}"]}`, 413],
  ['POST', '/api/previews', 'null', 400],
  ['PUT', '/api/cards/1HBE2115/draft', '{"senderProfileId":"main"}', 400],
  ['POST', '/api/nothing', '{}', 404],
  ['GET', '/api/nothing', undefined, 404],
  ['DELETE', '/api/session', undefined, 404],
])('%s %s with %.40s: %i, as a problem', async (method, path, body, status) => {
  const answer = await tab.ask(method, path, body)
  expect(answer.status).toBe(status)
  expect(Object.keys(Refusal.parse(await answer.json())).sort()).toEqual(['code', 'detail', 'reference', 'status', 'title', 'type'])
  expect(answer.headers.get('content-type')).toBe('application/problem+json')
  expect(answer.headers.get('cache-control')).toBe('no-store')
})

test('a body that never says its length is cut off all the same', async () => {
  let sent = 0
  const endless = new ReadableStream({
    pull(controller) {
      sent += 65_536
      controller.enqueue(new Uint8Array(65_536).fill(32))
    },
  })
  const request = new Request(`${ORIGIN}/api/user`, {
    method: 'PATCH',
    body: endless,
    duplex: 'half',
    headers: {
      cookie: `fondly-session=${tab.jar.get('fondly-session')}`,
      'content-type': 'application/json',
      'x-requested-with': 'fondly',
      origin: ORIGIN,
    },
  } as RequestInit)
  expect((await product.fetch(request)).status).toBe(413)
  expect(sent).toBeLessThan(2_000_000)
})

test.each(['/api/catalogue', '/api/cards/1HBE2115/order-form', '/api/press/batches', '/api/nothing'])(
  '%s is told to nobody who is not signed in',
  async (path) => {
    const answer = await newTab().go(path)
    expect(answer.status).toBe(401)
    expect(await answer.json()).toMatchObject({ offer: 'sign-in' })
  },
)

test('the press is for admins', async () => {
  expect((await tab.go('/api/press/batches')).status).toBe(403)
  const { tab: admin } = await signIn('admin')
  expect(await (await admin.go('/api/press/batches')).json()).toEqual({ path: '/api/press/batches' })
})

test('the brand of a client is public, in colours that can be read; nobody’s key is 404', async () => {
  const brand = await newTab().read<{ name: string; logoUrl: string }>('/api/brand?client=harborview')
  expect(brand).toMatchObject({
    slug: 'harborview',
    name: 'Harborview',
    logoUrl: '/art/brands/harborview.svg',
    logoAtNightUrl: null,
    helpEmail: 'help@harborview.test',
  })
  expect(await newTab().read('/api/brand')).toMatchObject({
    slug: null,
    name: 'Fondly',
    logoAtNightUrl: '/art/brands/fondly-at-night.svg',
    helpEmail: 'help@fondly.test',
  })
  expect((await newTab().go('/api/brand?client=constructor')).status).toBe(404)
})
