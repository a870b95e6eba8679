import type { Fetch } from '@fondly/kit/env.ts'
import { openTestCommerce } from '@fondly/upstreams/commerce/testing/open-commerce.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { commerceGateway } from './commerce-gateway.ts'

let shop: Awaited<ReturnType<typeof openTestCommerce>>
beforeEach(async () => {
  shop = await openTestCommerce()
})
afterEach(() => shop.close())

/** Loses the reply to the next write, before or after commerce did its work. */
function gateway(loss?: 'before' | 'after') {
  let pendingLoss = loss
  const fetch: Fetch = async (request) => {
    const isWrite = request.method !== 'GET' && /custom_objects|slots/.test(request.url)
    if (pendingLoss === undefined || !isWrite) return shop.fetch(request)
    const now = pendingLoss
    pendingLoss = undefined
    if (now === 'after') await (await shop.fetch(request)).arrayBuffer()
    throw new TypeError('The connection was closed.')
  }
  const endpoint = { fetch, baseUrl: 'http://commerce' }
  return commerceGateway({ ...shop.settings, endpoint, tokenEndpoint: endpoint })
}
const days = (loss?: 'before' | 'after') => gateway(loss).administration.blackoutDays
const banners = (loss?: 'before' | 'after') => gateway(loss).administration.banners

const NEW_YEAR = { day: '2027-01-01', reason: { en: 'New Year', es: 'Año Nuevo' } }
const CHANGED = { day: '2027-01-01', reason: { en: 'New Year’s Day' } }

test('a blackout day is added, changed and removed, and the product reads it', async () => {
  const added = await days().write('2027-01-01', NEW_YEAR, undefined)
  expect(added).toEqual({ kind: 'written', current: await days().read('2027-01-01') })
  expect(await gateway().catalogue.blackoutDays()).toContainEqual(NEW_YEAR)

  const version = (await days().read('2027-01-01'))?.version
  const changed = await days().write('2027-01-01', CHANGED, version)
  expect(changed).toMatchObject({ kind: 'written', current: { value: CHANGED } })
  expect(changed).not.toHaveProperty('current.value.reason.es')
  // `version` was read before the change, so it is outdated.
  expect(await days().write('2027-01-01', undefined, version)).toMatchObject({ kind: 'changed-meanwhile', current: { value: CHANGED } })

  const latest = (await days().read('2027-01-01'))?.version
  expect(await days().write('2027-01-01', undefined, latest)).toEqual({ kind: 'written', current: undefined })
  expect(await days().read('2027-01-01')).toBeUndefined()
  expect(await days().write('2027-01-01', CHANGED, latest)).toEqual({ kind: 'changed-meanwhile', current: undefined })
})

test('one of two simultaneous additions of a day is reported as a conflict', async () => {
  const results = await Promise.all(
    ['One', 'Two'].map((en) => days().write('2027-01-01', { day: '2027-01-01', reason: { en } }, undefined)),
  )
  const found = await days().read('2027-01-01')
  expect(results.map(({ kind }) => kind).toSorted()).toEqual(['changed-meanwhile', 'written'])
  expect(results.map((result) => ('current' in result ? result.current : undefined))).toEqual([found, found])
})

describe.each(['before', 'after'] as const)('the reply is lost, %s the work', (loss) => {
  const expectOutcome = async (write: () => Promise<{ kind: string }>) => {
    if (loss === 'after') expect((await write()).kind).toBe('written')
    else await expect(write()).rejects.toMatchObject({ name: 'UpstreamTimeout' })
  }

  test('of adding a day', async () => {
    await expectOutcome(() => days(loss).write('2027-01-01', NEW_YEAR, undefined))
    expect((await days().read('2027-01-01'))?.value).toEqual(loss === 'after' ? NEW_YEAR : undefined)
  })

  test('of removing a day', async () => {
    const version = (await days().read('2026-11-26'))?.version
    await expectOutcome(() => days(loss).write('2026-11-26', undefined, version))
    expect((await days().read('2026-11-26'))?.value.day).toBe(loss === 'after' ? undefined : '2026-11-26')
  })

  test('of writing a banner', async () => {
    const found = await banners().read('acme')
    const banner = { enabled: true, callout: { en: 'New' }, body: { en: '' } }
    await expectOutcome(() => banners(loss).write('acme', banner, found?.version))
    expect((await banners().read('acme'))?.value).toEqual(loss === 'after' ? banner : found?.value)
  })
})

test('a banner changes only with its latest version', async () => {
  const found = await banners().read('acme')
  expect(found?.value).toEqual({
    enabled: true,
    callout: { en: 'Holiday cut-off is 18 Dec', es: 'Hasta el 18 de diciembre' },
    body: { en: '<p>Order early.</p>' },
  })
  const spring = { enabled: true, callout: { en: 'Spring', es: 'Primavera' }, body: { en: '<p>Hi</p>', es: '<p>Hola</p>' } }
  const written = await banners().write('acme', spring, found?.version)
  expect(written).toEqual({ kind: 'written', current: await banners().read('acme') })
  expect(await gateway().clients.banner('acme', 'es')).toEqual({ callout: 'Primavera', body: '<p>Hola</p>' })
  expect(await banners().write('acme', { ...spring, enabled: false }, found?.version)).toMatchObject({ kind: 'changed-meanwhile' })

  const off = { ...spring, enabled: false }
  await banners().write('acme', off, (await banners().read('acme'))?.version)
  expect(await gateway().clients.banner('acme', 'es')).toBeUndefined()
})

test('a banner is shown only between its two instants, and keeps what else commerce has in its schedule', async () => {
  const found = await banners().read('acme')
  const shown = async () => (await gateway().clients.banner('acme', 'en_US'))?.callout
  const plan = (from: string, until: string) => ({ enabled: true, from, until, callout: { en: 'Spring' }, body: { en: '' } })
  const [past, now, ahead] = ['2000-01-01T00:00:00.000Z', '2001-01-01T00:00:00.000Z', '2999-01-01T00:00:00.000Z']

  const current = await banners().write('acme', plan(past, ahead), found?.version)
  expect(current).toMatchObject({ kind: 'written', current: { value: plan(past, ahead) } })
  expect(await shown()).toBe('Spring')
  await banners().write('acme', plan(past, now), (await banners().read('acme'))?.version)
  expect(await shown()).toBeUndefined()
  await banners().write('acme', plan(ahead, '2999-02-01T00:00:00.000Z'), (await banners().read('acme'))?.version)
  expect(await shown()).toBeUndefined()

  const { from: _, until: __, ...always } = plan(past, now)
  await banners().write('acme', always, (await banners().read('acme'))?.version)
  expect((await banners().read('acme'))?.value).toEqual(always)
  expect(await shown()).toBe('Spring')
})

test('a client without a banner gets one that only its own people see', async () => {
  expect(await banners().read('newcomer')).toBeUndefined()
  const banner = { enabled: true, callout: { en: 'Welcome' }, body: { en: '' } }
  expect(await banners().write('newcomer', banner, undefined)).toMatchObject({ kind: 'written', current: { value: banner } })
  expect(await gateway().clients.banner('newcomer', 'en_US')).toEqual({ callout: 'Welcome', body: '' })
  expect(await banners().write('newcomer', banner, undefined)).toMatchObject({ kind: 'changed-meanwhile' })
})
