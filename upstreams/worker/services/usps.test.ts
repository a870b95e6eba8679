import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { replay, type Replay } from './replay.fixture.ts'
import * as usps from './usps-bodies.fixture.ts'

const typed = { address1: '3120 M St NW', address2: '', city: 'Washington', state_code: 'DC', postal_code: '20027', country_code: 'US' }
const { country_code: _, ...entered } = typed
const mStreet = { address1: '3120 M ST NW', address2: '', city: 'WASHINGTON', state_code: 'DC', postal_code: '20007-3704' }
const building = { success: true, code: 200, message: '', level: 'zip', ...mStreet }
const confirmed = { ...building, level: 'dpv', delivery_point: '20' }
const refused = (message: string) => ({ success: false, code: 400, message, ...entered })

describe('answers of USPS', () => {
  let there: Replay
  // Nothing is cached, so that each body can be the answer for the same address.
  beforeAll(async () => {
    there = await replay('usps', { cacheDays: 0 })
  })
  afterAll(() => there.close())

  test.each<[string, usps.Published, object]>([
    ['confirmed, as the README names it', usps.CONFIRMED, confirmed],
    [
      'confirmed, as the description names it',
      usps.CONFIRMED_BY_OTHER_NAMES,
      { ...confirmed, address1: '111 E MONROE ST', city: 'SPRINGFIELD', state_code: 'IL', postal_code: '62701-1103' },
    ],
    [
      'a unit that it does not know passes with a warning, unverified',
      usps.UNIT_UNKNOWN,
      { ...building, address2: 'STE 900', message: 'The apartment or suite number could not be confirmed.' },
    ],
    [
      'a unit that it drops is empty in the answer, so that the sender is asked',
      usps.UNIT_DROPPED,
      { ...building, message: 'The apartment or suite number could not be confirmed.' },
    ],
    ['a unit that is missing, in the words of USPS', usps.UNIT_MISSING, refused(usps.UNIT_MISSING_TEXT)],
    [
      'a unit that is missing, without words',
      usps.UNIT_MISSING_UNSAID,
      refused(
        'Default address: The address you entered was found but more information is needed (such as an apartment, suite, or box number) to match to a specific address.',
      ),
    ],
    ['not confirmed', usps.NOT_CONFIRMED, refused('Address Not Found')],
    ['no word of a confirmation', usps.NO_CONFIRMATION, refused('Address Not Found')],
    ['several addresses', usps.SEVERAL, refused(usps.SEVERAL_TEXT)],
    ['400, 010005', usps.CODE_NOT_FOUND, refused('Address Not Found')],
    ['400, 010006', usps.CODE_SEVERAL, refused(usps.SEVERAL_TEXT)],
    ['400, 010002, in the words of USPS', usps.CODE_STATE, refused('Invalid State Code.')],
    ['404', usps.NO_MATCH, refused('Address Not Found')],
    ['404 for a place without delivery', usps.INVALID_DELIVERY, refused('Address Not Found')],
    ['404 for more than one', usps.MORE_THAN_ONE, refused(usps.SEVERAL_TEXT)],
    [
      'an urbanization has the first line',
      usps.PUERTO_RICO,
      {
        ...confirmed,
        address1: 'URB LAS GLADIOLAS',
        address2: '150 CALLE A',
        city: 'SAN JUAN',
        state_code: 'PR',
        postal_code: '00926-3232',
      },
    ],
  ])('%s', async (_, published, answer) => {
    there.willSay(published)
    expect(await there.validate(typed)).toEqual({ status: 200, answer })
  })
})

describe('errors of USPS', () => {
  let there: Replay
  beforeEach(async () => {
    there = await replay('usps')
  })
  afterEach(() => there.close())
  const noAnswer = { status: 424, answer: { message: 'The address service gave no answer.' } }

  test.each<[string, usps.Published | Response]>([
    ['a parameter that it does not take', usps.MALFORMED],
    ['unavailable', usps.UNAVAILABLE],
    ['a page of HTML', new Response('<html>', { headers: { 'content-type': 'text/html' } })],
    ['no JSON', new Response('{', { headers: { 'content-type': 'application/json' } })],
    ['another shape', Response.json({ address: 'M St' })],
    ['a confirmation without an address', Response.json({ address: {}, additionalInfo: { DPVConfirmation: 'Y' } })],
    ['an answer that is too long to be read', Response.json({ ...(usps.CONFIRMED.body as object), more: 'x'.repeat(200_000) })],
  ])('%s counts as no answer', async (_, published) => {
    there.willSay(published)
    expect(await there.validate(typed)).toEqual(noAnswer)
  })

  test.each([usps.UNAUTHORISED, usps.FORBIDDEN])('a token that is refused with $status is renewed once', async (refusal) => {
    let tokens = 0
    there.tokenWillBe(() => ({ ...usps.TOKEN, body: { ...(usps.TOKEN.body as object), access_token: `token-${++tokens}` } }))
    there.willSay((request) => (request.headers.get('authorization') === 'Bearer token-2' ? usps.CONFIRMED : refusal))
    expect(await there.validate(typed)).toEqual({ status: 200, answer: confirmed })

    there.willSay(refusal)
    expect(await there.validate({ ...typed, address1: '3122 M St NW' })).toEqual(noAnswer)
    expect(there.questions()).toHaveLength(4)
  })

  test('unknown USPS credentials stop the address request', async () => {
    there.tokenWillBe(usps.NO_CREDENTIALS)
    expect(await there.validate(typed)).toEqual(noAnswer)
    expect(there.questions()).toEqual([])
  })
})

describe('requests to USPS', () => {
  let there: Replay
  beforeEach(async () => {
    there = await replay('usps', { cacheDays: 0 })
    there.willSay(usps.CONFIRMED)
  })
  afterEach(() => there.close())

  test('credentials are sent for a token, the token is sent with an address, and empty parameters are left out', async () => {
    await there.validate({ ...typed, address2: 'Ste 9', postal_code: '20027-3704' })
    expect(there.requests).toEqual([
      {
        path: '/oauth2/v3/token',
        query: {},
        bearer: null,
        body: { client_id: 'key', client_secret: 'secret', grant_type: 'client_credentials', scope: 'addresses' },
      },
      {
        path: '/addresses/v3/address',
        query: {
          streetAddress: '3120 M St NW',
          secondaryAddress: 'Ste 9',
          city: 'Washington',
          state: 'DC',
          ZIPCode: '20027',
          ZIPPlus4: '3704',
        },
        bearer: 'Bearer XXXXXXXXXXXXXXXXX',
        body: undefined,
      },
    ])
  })

  test('a token is kept until a minute before it ends', async () => {
    await Promise.all([there.validate(typed), there.validate({ ...typed, address1: '3122 M St NW' })])
    there.advanceClock(11_111 - 61)
    await there.validate(typed)
    expect(there.tokens()).toHaveLength(1)
    there.advanceClock(2)
    await there.validate(typed)
    expect(there.tokens()).toHaveLength(2)
  })

  test('a line that is too long is sent in its abbreviated standard form', async () => {
    await there.validate({ ...typed, address1: '12345 Northwest Martin Luther King Junior Memorial Boulevard' })
    expect(there.questions()[0]?.query['streetAddress']).toBe('12345 NW MARTIN LUTHER KING JUNIOR MEMORIAL BLVD')
  })

  test('an urbanization goes in its own field', async () => {
    await there.validate({
      ...typed,
      address1: 'Urb Las Gladiolas',
      address2: '150 Calle A',
      city: 'San Juan',
      state_code: 'PR',
      postal_code: '00926',
    })
    expect(there.questions()[0]?.query).toMatchObject({ urbanization: 'URB LAS GLADIOLAS', streetAddress: '150 CALLE A' })
  })

  test.each([
    ['abroad', { country_code: 'CA' }, 'Only addresses in the United States can be checked.'],
    ['without a ZIP Code', { postal_code: '2002' }, 'The ZIP Code must have 5 or 9 digits.'],
    ['without a street', { address1: ' ' }, 'Address Not Found'],
    ['with a city longer than its field', { city: 'W'.repeat(29) }, expect.stringContaining('is in')],
  ])('an address %s is not sent to the service', async (_, wrong, message) => {
    expect(await there.validate({ ...typed, postal_code: '20007', ...wrong })).toMatchObject({
      answer: { success: false, code: 400, message },
    })
    expect(there.requests).toEqual([])
  })
})

test('an address that lacks its unit passes with a warning where units are not strict', async () => {
  const there = await replay('usps', { strictness: 'normal' })
  there.willSay(usps.UNIT_MISSING)
  expect(await there.validate(typed)).toEqual({ status: 200, answer: { ...building, message: usps.UNIT_MISSING_TEXT } })
  await there.close()
})
