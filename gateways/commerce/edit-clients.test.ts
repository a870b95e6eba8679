import type { CustomerGroup } from '@fondly/contracts/ocapi/data/customer-groups.ts'
import type { Fetch } from '@fondly/kit/env.ts'
import { openTestCommerce } from '@fondly/upstreams/commerce/testing/open-commerce.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { commerceGateway } from './commerce-gateway.ts'
import { storedGroup } from './edit-clients.fixture.ts'
import { mayHaveBeenWritten } from './guarded-write.ts'

let shop: Awaited<ReturnType<typeof openTestCommerce>>
beforeEach(async () => {
  shop = await openTestCommerce()
})
afterEach(() => shop.close())

/** Loses the reply to the next PATCH, before or after commerce did its work; 'and later reads' refuses every read after it, too. */
function editor(loss?: 'before' | 'after' | 'and later reads', clientAttributes: 'string' | 'text' = 'text', send = shop.fetch) {
  let pendingLoss = loss
  const fetch: Fetch = async (request) => {
    const isRefused = loss === 'and later reads' && pendingLoss === undefined && request.url.includes('customer_groups')
    if (isRefused) return Response.json({ fault: { type: 'ClientAccessForbiddenException', message: 'no' } }, { status: 403 })
    if (pendingLoss === undefined || request.method !== 'PATCH') return send(request)
    const now = pendingLoss
    pendingLoss = undefined
    if (now !== 'before') await (await send(request)).arrayBuffer()
    throw new TypeError('The connection was closed.')
  }
  const endpoint = { fetch, baseUrl: 'http://commerce' }
  return commerceGateway({ ...shop.settings, clientAttributes, endpoint, tokenEndpoint: endpoint }).administration.clients
}

/** Makes commerce look like an installation whose configuration attribute has an object instead of text. */
function storingObjects(send: Fetch): Fetch {
  return async (request) => {
    if (!request.url.includes('customer_groups')) return send(request)
    const { method, url, headers } = request
    const sent = method === 'PATCH' ? ((await request.json()) as CustomerGroup) : undefined
    const body = sent && { body: JSON.stringify({ ...sent, c_clientConfiguration: JSON.stringify(sent.c_clientConfiguration) }) }
    const answer = await send(new Request(url, { method, headers, ...body }))
    const group = (await answer.json()) as CustomerGroup
    return Response.json({ ...group, c_clientConfiguration: JSON.parse(String(group.c_clientConfiguration)) }, answer)
  }
}

const read = async () => {
  const found = await editor().read('acme')
  if (!found) throw new Error('The small world has changed.')
  return found
}

test('a change writes its fields and nothing else', async () => {
  const before = await read()
  const change = { inactiveAccountExpiryAfterDays: 120, accountNumber: null, backCardMessage: 'Hello' }
  const written = await editor().write('acme', change, before.version)
  const { accountNumber: _, ...rest } = before.value
  expect(written).toMatchObject({
    kind: 'written',
    current: { value: { ...rest, inactiveAccountExpiryAfterDays: 120, backCardMessage: 'Hello' } },
  })
  const after = await read()
  expect(written).toEqual({ kind: 'written', current: after })
  expect(after.value).not.toHaveProperty('accountNumber')
  expect(after.version).not.toBe(before.version)
})

test('a change keeps client attributes that the product does not know', async () => {
  const { group, patch } = storedGroup(shop)
  const profiles = JSON.parse(String((await group()).c_senderProfiles)) as object[]
  await patch({
    c_clientConfiguration: JSON.stringify({
      theirs: { a: 1 },
      locations: [{ value: 'austin', label: 'Austin', floor: 3 }],
      customFields: { ours: 1, taxExempt: { enabled: true, states: ['TX'], code: 'E', since: 2020 } },
    }),
    c_senderProfiles: JSON.stringify([{ ...profiles[0], theirs: 'kept' }, { profileName: 'without an id' }]),
  })
  const { value, version } = await read()
  const written = await editor().write(
    'acme',
    {
      locations: [
        { value: 'austin', label: 'Austin TX' },
        { value: 'reno', label: 'Reno', default: true },
      ],
      taxExempt: { enabled: false, states: [], code: '' },
      senderProfiles: value.senderProfiles.map((profile) => ({ ...profile, name: 'New name' })),
    },
    version,
  )
  expect(written.kind).toBe('written')
  const { c_clientConfiguration: configuration, c_senderProfiles: stored } = await group()
  expect(JSON.parse(String(configuration))).toEqual({
    theirs: { a: 1 },
    locations: [
      { value: 'austin', label: 'Austin TX', floor: 3 },
      { value: 'reno', label: 'Reno', default: true },
    ],
    customFields: { ours: 1, taxExempt: { enabled: false, states: [], code: '', since: 2020 } },
  })
  expect(JSON.parse(String(stored))).toMatchObject([
    { profileID: 'acme-care', profileName: 'New name', theirs: 'kept' },
    { profileName: 'without an id' },
  ])
})

test('an optional part that the new value lacks is removed, and unknown properties stay', async () => {
  const { group, patch } = storedGroup(shop)
  const reason = { en: 'Closed', es: 'Cerrado', theirs: 1 }
  const rule = { enabled: true, required: false, numeric: false, maxLength: 0 }
  const days = [
    { day: '2027-03-01', reason, theirs: 2 },
    { day: '2027-03-02', reason, theirs: 3 },
  ]
  await patch({
    c_clientConfiguration: JSON.stringify({
      locations: [{ value: 'austin', label: 'Austin', default: true, floor: 3 }],
      daysWithoutMailing: days,
      shelf: [{ id: 'welcome', cards: ['A', 'B'], theirs: 6 }],
      customFields: {
        accountNumber: { label: 'Account', spanishLabel: 'Cuenta', ...rule, theirs: 4 },
        axCustomFields: [{ label: 'Cost centre', value: '{location}', default: '1', theirs: 5 }],
      },
    }),
  })
  const change = {
    locations: [{ value: 'austin', label: 'Austin' }],
    daysWithoutMailing: [{ day: '2027-03-01', reason: { en: 'Closed' } }, { day: '2027-03-02' }],
    shelf: [{ id: 'welcome', cards: ['B', 'A'] }],
    accountNumber: { label: 'Account', ...rule },
    customFields: [{ label: 'Cost centre', value: '{location}' }],
  }
  expect(await editor().write('acme', change, (await read()).version)).toMatchObject({ kind: 'written' })
  expect(JSON.parse(String((await group()).c_clientConfiguration))).toEqual({
    locations: [{ value: 'austin', label: 'Austin', floor: 3 }],
    daysWithoutMailing: [
      { day: '2027-03-01', reason: { en: 'Closed', theirs: 1 }, theirs: 2 },
      { day: '2027-03-02', theirs: 3 },
    ],
    shelf: [{ id: 'welcome', cards: ['B', 'A'], theirs: 6 }],
    customFields: {
      accountNumber: { label: 'Account', ...rule, theirs: 4 },
      axCustomFields: [{ label: 'Cost centre', value: '{location}', theirs: 5 }],
    },
  })
})

test('a change of an outdated version returns the current one', async () => {
  const { version } = await read()
  await editor().write('acme', { backCardMessage: 'First' }, version)
  const second = await editor().write('acme', { backCardMessage: 'Second' }, version)
  expect(second).toEqual({ kind: 'changed-meanwhile', current: await read() })
  expect((await read()).value.backCardMessage).toBe('First')
})

test('one of two simultaneous changes is reported as a conflict', async () => {
  const { version } = await read()
  const kinds = await Promise.all(
    ['one', 'two'].map(async (backCardMessage) => (await editor().write('acme', { backCardMessage }, version)).kind),
  )
  expect(kinds.toSorted()).toEqual(['changed-meanwhile', 'written'])
})

test('a client is created only once, and reading it returns the created values', async () => {
  const { value } = await read()
  const created = await editor().create('beacon', { ...value, name: 'Beacon', commerceAccount: 'AX-7' })
  expect(created).toMatchObject({ kind: 'written', current: { value: { ...value, name: 'Beacon', commerceAccount: 'AX-7' } } })
  const again = await editor().create('beacon', { name: 'Another' })
  expect(again).toEqual({ kind: 'changed-meanwhile', current: 'current' in created ? created.current : undefined })
})

test('a client that commerce does not have cannot be changed', async () => {
  expect(await editor().write('nobody', { backCardMessage: 'x' }, 'v')).toEqual({ kind: 'changed-meanwhile', current: undefined })
})

describe('size limits in bytes are checked before sending', () => {
  test.each([
    ['string', 4000],
    ['text', 65_536],
  ] as const)('an attribute of type %s holds %d', async (type, maxBytes) => {
    const { version, value } = await read()
    const rest = Buffer.byteLength(String((await storedGroup(shop).group()).c_clientConfiguration)) + ',"backCardMessage":""'.length
    // Each ñ is two bytes.
    const fitting = 'ñ'.repeat(Math.floor((maxBytes - rest) / 2)).padEnd(maxBytes - rest - Math.floor((maxBytes - rest) / 2), 'n')
    const refused = await editor(undefined, type).write('acme', { backCardMessage: `${fitting}n` }, version)
    expect(refused).toEqual({ kind: 'too-large', field: 'c_clientConfiguration', bytes: maxBytes + 1, maxBytes })
    expect((await read()).value).toEqual(value)
    expect((await editor(undefined, type).write('acme', { backCardMessage: fitting }, version)).kind).toBe('written')
  })

  test('a name ends at 4,000 bytes', async () => {
    const { version } = await read()
    const name = 'n'.repeat(4001)
    expect(await editor().write('acme', { name }, version)).toMatchObject({ kind: 'too-large', field: 'description', maxBytes: 4000 })
  })
})

test('a value that could not be read back is not written', async () => {
  const { version, value } = await read()
  const wrong = { inactiveAccountExpiryAfterDays: -3 }
  expect(await editor().write('acme', wrong, version)).toEqual({ kind: 'not-readable', field: 'inactiveAccountExpiryAfterDays' })
  expect(await read()).toMatchObject({ value, version })
})

test('stored text that is not JSON is not overwritten', async () => {
  await storedGroup(shop).patch({ c_clientConfiguration: '{"a":' })
  const { version } = await read()
  expect(await editor().write('acme', { backCardMessage: 'x' }, version)).toEqual({ kind: 'not-readable', field: 'backCardMessage' })
})

test('a change whose reply was lost is found by reading again', async () => {
  const { version } = await read()
  const written = await editor('after').write('acme', { backCardMessage: 'Hello' }, version)
  expect(written).toEqual({ kind: 'written', current: await read() })
})

test('a cleared attribute is recognised when the reply was lost', async () => {
  const change = { customerReference: null, backCardMessage: 'Hello' }
  const { version } = await read()
  expect(await editor('after').write('acme', change, version)).toEqual({ kind: 'written', current: await read() })
  expect((await read()).value.customerReference).toBe('')
})

test('the result of a change is unknown when the reply is lost and another write follows', async () => {
  const { version } = await read()
  const writeAgain: Fetch = async (request) => {
    const answer = await shop.fetch(request)
    if (request.method === 'PATCH') await storedGroup(shop).patch({ description: 'Theirs', c_clientConfiguration: '{}' })
    return answer
  }
  const written = await editor('after', 'text', writeAgain).write('acme', { backCardMessage: 'Hello' }, version)
  expect(written).toEqual({ kind: 'unconfirmed', current: await read() })
})

test('a change that never reached commerce is an error that may be retried', async () => {
  const { version } = await read()
  await expect(editor('before').write('acme', { backCardMessage: 'Hello' }, version)).rejects.toMatchObject({ name: 'UpstreamTimeout' })
  expect((await editor().write('acme', { backCardMessage: 'Hello' }, version)).kind).toBe('written')
})

test('a removed value of an object attribute is recognised when the reply was lost', async () => {
  const stored = { backCardMessage: 'Hello', theirs: 1 }
  await storedGroup(shop).patch({ c_clientConfiguration: JSON.stringify(stored) })
  const { version } = await read()
  const written = await editor('after', 'text', storingObjects(shop.fetch)).write('acme', { backCardMessage: null }, version)
  expect(written).toEqual({ kind: 'written', current: await read() })
  expect((await read()).value).not.toHaveProperty('backCardMessage')
})

test('the error says that commerce may have written when both the reply and the check fail', async () => {
  const { version } = await read()
  const error: unknown = await editor('and later reads')
    .write('acme', { backCardMessage: 'Hello' }, version)
    .catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({ name: 'UpstreamTimeout' })
  expect(mayHaveBeenWritten(error)).toBe(true)
  expect((await read()).value.backCardMessage).toBe('Hello')
})
