import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AddressChecking, WorkerUpstream } from '../worker.ts'
import { replay, type Replay } from './replay.fixture.ts'
import * as smarty from './smarty-bodies.fixture.ts'
import * as usps from './usps-bodies.fixture.ts'

const settings = process.env
const NOWHERE = '99999 Nosuchstreet Blvd'

type AddressService = {
  service: 'usps' | 'smarty'
  says: (street: string) => usps.Published
  /** The real service to call; without it, the published answers are replayed. */
  real?: AddressChecking['service']
  known: { address1: string; city: string; state_code: string; postal_code: string }
  confirmed: string
}
const overUsps: AddressService = {
  service: 'usps',
  says: (street) => (street === NOWHERE ? usps.NO_MATCH : usps.CONFIRMED),
  known: { address1: '3120 m street nw', city: 'washington', state_code: 'DC', postal_code: '20007' },
  confirmed: '3120 M ST NW',
}
const overSmarty: AddressService = {
  service: 'smarty',
  says: (street) => (street === NOWHERE ? smarty.NOTHING : smarty.CONFIRMED),
  known: { address1: '1600 amphitheatre parkway', city: 'mountain view', state_code: 'CA', postal_code: '94043' },
  confirmed: '1600 AMPHITHEATRE PKWY',
}
const { FONDLY_TEST_USPS_CLIENT_ID: clientId, FONDLY_TEST_USPS_CLIENT_SECRET: clientSecret } = settings
const { FONDLY_TEST_SMARTY_AUTH_ID: authId, FONDLY_TEST_SMARTY_AUTH_TOKEN: authToken } = settings
const realUsps = { name: 'usps' as const, url: settings['FONDLY_TEST_USPS_URL'] || 'https://apis.usps.com' }
const realSmarty = { name: 'smarty' as const, url: settings['FONDLY_TEST_SMARTY_URL'] || 'https://us-street.api.smarty.com' }
const services: [string, AddressService][] = [
  ['USPS, replayed', overUsps],
  ['Smarty, replayed', overSmarty],
  ...(clientId && clientSecret
    ? [['USPS, the real one', { ...overUsps, real: { ...realUsps, clientId, clientSecret } }] satisfies [string, AddressService]]
    : []),
  ...(authId && authToken
    ? [['Smarty, the real one', { ...overSmarty, real: { ...realSmarty, authId, authToken } }] satisfies [string, AddressService]]
    : []),
]

describe.each(services)('an address, over %s', (_, { service, says, real, known, confirmed }) => {
  let there: Replay
  let by: WorkerUpstream
  beforeAll(async () => {
    there = await replay(service)
    there.willSay((request) => {
      const { searchParams } = new URL(request.url)
      return says(searchParams.get('streetAddress') ?? searchParams.get('street') ?? '')
    })
    by = await there.open(real ? { service: real } : {})
  })
  afterAll(async () => {
    await by?.close()
    await there?.close()
  })

  test('is confirmed, standardised and verified, and the second answer comes from the cache', async () => {
    const first = await there.validate({ ...known, address2: '' }, by)
    expect(first).toMatchObject({
      status: 200,
      answer: { success: true, code: 200, level: 'dpv', address1: confirmed, city: known.city.toUpperCase(), state_code: known.state_code },
    })
    expect(first.answer.postal_code).toMatch(new RegExp(`^${known.postal_code}-\\d{4}$`))
    expect(await there.validate({ ...known, address2: '', city: known.city.toUpperCase() }, by)).toEqual(first)
  })

  test('that does not exist is refused as it was typed', async () => {
    expect(await there.validate({ ...known, address1: NOWHERE, address2: '' }, by)).toMatchObject({
      status: 200,
      answer: { success: false, code: 400, message: 'Address Not Found', address1: NOWHERE },
    })
  })
})
