import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { replay, type Replay } from './replay.fixture.ts'
import * as smarty from './smarty-bodies.fixture.ts'
import type { Published } from './usps-bodies.fixture.ts'

const typed = {
  address1: '1600 amphitheatre pkwy',
  address2: '',
  city: 'mountain view',
  state_code: 'CA',
  postal_code: '94043',
  country_code: 'US',
}
const { country_code: _, ...entered } = typed
const confirmed = {
  success: true,
  code: 200,
  message: '',
  level: 'dpv',
  address1: '1600 AMPHITHEATRE PKWY',
  address2: '',
  city: 'MOUNTAIN VIEW',
  state_code: 'CA',
  postal_code: '94043-1351',
}
const refused = (message: string) => ({ success: false, code: 400, message, ...entered })

describe('answers of Smarty', () => {
  let there: Replay
  beforeAll(async () => {
    there = await replay('smarty', { cacheDays: 0 })
  })
  afterAll(() => there.close())

  test.each<[string, Published, object]>([
    ['confirmed', smarty.CONFIRMED, { ...confirmed, delivery_point: '00' }],
    [
      'a unit that it does not know passes with a warning, unverified',
      smarty.UNIT_UNKNOWN,
      {
        ...confirmed,
        level: 'zip',
        message: 'The apartment or suite number could not be confirmed.',
        address1: '3214 N UNIVERSITY AVE',
        address2: '# 409',
        city: 'PROVO',
        state_code: 'UT',
        postal_code: '84604-4405',
      },
    ],
    ['a unit that is missing', smarty.UNIT_MISSING, refused(expect.stringMatching(/^Default address: .*apartment, suite, or box number/))],
    ['no address at all', smarty.NOTHING, refused('Address Not Found')],
    ['not confirmed', smarty.NOT_CONFIRMED, refused('Address Not Found')],
    ['no word of a confirmation', smarty.BLANK, refused('Address Not Found')],
    ['several', smarty.SEVERAL, refused('Multiple addresses were found for the information you entered, and no default exists.')],
    [
      'a Post Office box keeps its line whole',
      smarty.POST_OFFICE_BOX,
      { ...confirmed, address1: 'PO BOX 4735', city: 'TULSA', state_code: 'OK', postal_code: '74159-0735' },
    ],
    [
      'so does a rural route, and Puerto Rico',
      smarty.RURAL_ROUTE,
      { ...confirmed, address1: 'RR 2 BOX 4560', city: 'ANASCO', state_code: 'PR', postal_code: '00610-9393' },
    ],
    [
      'and the military',
      smarty.MILITARY,
      { ...confirmed, address1: 'UNIT 2050 BOX 4190', city: 'APO', state_code: 'AP', postal_code: '96278-2050' },
    ],
    ['429', smarty.TOO_MANY, { success: false, code: 429, message: 'Too many requests', ...entered }],
  ])('%s', async (_, published, answer) => {
    there.willSay(published)
    expect(await there.validate(typed)).toEqual({ status: 200, answer })
  })
})

describe('errors and requests of Smarty', () => {
  let there: Replay
  beforeEach(async () => {
    there = await replay('smarty')
  })
  afterEach(() => there.close())

  test.each([smarty.BAD_REQUEST, smarty.UNAUTHORISED, smarty.PAYMENT_REQUIRED, smarty.BROKEN])(
    '$status is no answer',
    async (published) => {
      there.willSay(published)
      expect(await there.validate(typed)).toEqual({ status: 424, answer: { message: 'The address service gave no answer.' } })
    },
  )

  test('a unit goes in its own field, anything else on the second line in another', async () => {
    there.willSay(smarty.CONFIRMED)
    await there.validate({ ...typed, address2: 'Apt 4', postal_code: '94043-1351' })
    await there.validate({ ...typed, address2: 'c/o The Garage' })
    const shared = { 'auth-id': 'id', 'auth-token': 'token', street: '1600 amphitheatre pkwy', city: 'mountain view', state: 'CA' }
    expect(there.questions().map(({ path, query }) => ({ path, query }))).toEqual([
      { path: '/street-address', query: { ...shared, secondary: 'Apt 4', zipcode: '94043-1351', candidates: '5' } },
      { path: '/street-address', query: { ...shared, street2: 'c/o The Garage', zipcode: '94043', candidates: '5' } },
    ])
  })
})

test('an address that lacks its unit passes with a warning where units are not strict', async () => {
  const there = await replay('smarty', { strictness: 'normal' })
  there.willSay(smarty.UNIT_MISSING)
  expect((await there.validate(typed)).answer).toMatchObject({
    success: true,
    level: 'zip',
    address1: '2335 S STATE ST',
    message: expect.stringContaining('more information is needed'),
  })
  await there.close()
})
