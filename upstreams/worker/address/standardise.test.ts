import { isDeepStrictEqual } from 'node:util'
import { describe, expect, test } from 'vitest'
import { PUBLICATION_28 } from './publication-28.fixture.ts'
import { randomAddress } from './random-address.fixture.ts'
import { standardise } from './standardise.ts'

const dayton = { city: 'Dayton', state_code: 'OH', postal_code: '45405', country_code: 'US' }
type Address = typeof dayton & { address1: string; address2: string }

const rows = PUBLICATION_28.split('\n')
  .filter((line) => line.trim())
  .map((line) => {
    const [, section = '', typed = '', written = ''] = /^(\S+)\s+(.*?)\s+->\s(.*)$/.exec(line) ?? []
    return { section, typed, written }
  })

describe('Publication 28', () => {
  test.each(rows)('$section: $typed -> $written', ({ typed, written }) => {
    expect(formatAnswer(standardise(addressOf(typed)), written)).toBe(written)
  })

  test('every implemented section has lines in the table, and no line is there twice', () => {
    const sections = `211 212 213 213.2 214 215 221 222 223 225 231 232 233.1 233.21 233.22 233.23 233.3 234.1 234.2 235 236 237 238 239
      241 242 243 244 245 251 252 253 254 255 261 281 282 283 284 285 291 292 294 B C1 C2 D1 D2 D3 D4 F`.split(/\s+/)
    expect([...new Set(rows.map(({ section }) => section))].sort()).toEqual(sections.sort())
    expect(rows.length).toBeGreaterThan(600)
    expect(new Set(rows.map(({ typed }) => typed)).size).toBe(rows.length)
  })

  test('a standardised address standardises to itself', () => {
    expect(rows.flatMap(({ typed }) => findUnstable(addressOf(typed)))).toEqual([])
  })

  test('case, spaces and punctuation do not matter', () => {
    expect(rows.flatMap(({ typed }) => differences(addressOf(typed)))).toEqual([])
  })
})

describe('random addresses', () => {
  const some = (count: number) => Array.from({ length: count }, (_, seed): Address => ({ ...dayton, ...randomAddress(seed) }))

  test('a standardised address standardises to itself', () => {
    const addresses = some(4000)
    expect(addresses.flatMap(findUnstable)).toEqual([])
    expect(addresses.filter((address) => standardise(address).success).length).toBeGreaterThan(3500)
  })

  test('case, spaces and punctuation do not matter', () => {
    expect(some(2000).flatMap(differences)).toEqual([])
  })

  test('if random words are accepted, their standard form is accepted unchanged, in every region', () => {
    const places = [dayton, { ...dayton, ...placeOf('San Juan PR 00926') }, { ...dayton, ...placeOf('APO AE 09021') }]
    const addresses = Array.from({ length: 9000 }, (_, seed) => ({ ...(places[seed % 3] ?? dayton), ...randomAddress(seed, 'nonsense') }))
    expect(addresses.flatMap(findUnstable)).toEqual([])
    expect(addresses.filter((address) => standardise(address).success).length).toBeGreaterThan(500)
  })
})

test.each([
  ['digits', '1'.repeat(200)],
  ['hyphens', '1-'.repeat(100)],
  ['points', '1.'.repeat(100)],
  ['slashes', '1/'.repeat(100)],
  ['spaces', `1${' '.repeat(198)}-`],
  ['C / O', 'C / '.repeat(50)],
  ['boxes', 'PO BOX 1 '.repeat(22)],
  ['loose boxes', 'BOX 1 '.repeat(33)],
  ['routes', 'RR 1 BOX 1 '.repeat(18)],
  ['units', '1 APT 1 '.repeat(25)],
  ['designators', 'APT '.repeat(50)],
  ['number signs', '#'.repeat(200)],
  ['directions', '1 N E '.repeat(33)],
  ['letters', 'C/O A 1 ST '.repeat(18)],
  ['urbanizations', 'URB A 1 '.repeat(25)],
  ['streets', 'CALLE 1 '.repeat(25)],
  ['accents', `A${'\u0301'.repeat(199)}`],
  ['highways', '1 US HWY FM CR 1 '.repeat(12)],
])('a line full of %s is answered at once', (_, line) => {
  for (const place of ['San Juan PR 00926', 'Dayton OH 45405', 'APO AE 09021']) {
    const address = { ...dayton, ...placeOf(place), address1: line.slice(0, 200), address2: line.slice(0, 200) }
    // If the time doubled with each word, this test would exceed its time limit.
    expect(standardise(address)).toBeDefined()
  }
})

test('the answer says how exact the check was', () => {
  expect(standardise(addressOf('123 Main St')).level).toBe('zip')
  expect(standardise(addressOf('123 Main St @ Dayton OH 00000')).level).toBeUndefined()
})

test('an address abroad is refused', () => {
  expect(standardise({ ...addressOf('123 Main St'), country_code: 'CA' })).toMatchObject({
    success: false,
    code: 400,
    message: 'Only addresses in the United States can be checked.',
  })
})

test('an address without a city is refused', () => {
  expect(standardise({ ...addressOf('123 Main St'), city: ' . ' }).message).toBe('The address needs a city.')
})

test('without city and state, the ZIP code names the place; one that does not exist is refused', () => {
  const inPlace = (postal_code: string) => standardise({ ...addressOf('123 Main St'), city: '', state_code: '', postal_code })
  expect(inPlace('45405')).toMatchObject({ success: true, city: 'DAYTON', state_code: 'OH' })
  expect(inPlace('00001').message).toBe('There is no ZIP Code 00001.')
  const withState = { ...addressOf('123 Main St'), city: '', postal_code: '00001' }
  expect(standardise(withState).message).toBe('There is no ZIP Code 00001.')
  expect(standardise({ ...withState, city: 'Dayton', state_code: '' }).message).toBe('There is no ZIP Code 00001.')
  // The table does not have every ZIP code of the armed forces.
  expect(inPlace('09899').message).not.toContain('ZIP Code')
})

test('a refusal sends back what was sent', () => {
  expect(standardise(addressOf('Somewhere | Apt 2 @ dayton OH 45405'))).toMatchObject({
    success: false,
    code: 400,
    address1: 'Somewhere',
    address2: 'Apt 2',
    city: 'dayton',
  })
})

// Reads an address of the form '123 Main St | Apt 4 @ Dayton OH 45405'.
function addressOf(typed: string): Address {
  const [lines = '', place = 'Dayton OH 45405'] = typed.split(' @ ')
  const [address1 = '', address2 = ''] = lines.split('|').map((line) => line.trim())
  return { ...dayton, ...placeOf(place), address1, address2 }
}

function placeOf(place: string): { city: string; state_code: string; postal_code: string } {
  const [, city = '', state_code = '', postal_code = ''] = /^(.*?),? (Ohio|Puerto Rico|\S+) (\S+)$/.exec(place.trim()) ?? []
  return { city, state_code, postal_code }
}

function formatAnswer(answer: ReturnType<typeof standardise>, expected: string): string {
  if (!answer.success) return `! ${answer.message}`
  const lines = [answer.address1, answer.address2].filter(Boolean).join(' | ')
  return expected.includes(' @ ') ? `${lines} @ ${answer.city} ${answer.state_code} ${answer.postal_code}` : lines
}

// Returns both results if standardising a standard form again gives another one.
function findUnstable(address: Address): unknown[] {
  const once = standardise(address)
  const twice = once.success ? standardise({ ...address, ...once }) : once
  return isDeepStrictEqual(once, twice) ? [] : [{ address, once, twice }]
}

// Lists the ways of typing the same address that change the verdict.
function differences(address: Address): unknown[] {
  const expected = verdict(address)
  return Object.entries(CHANGES).flatMap(([change, changed]) => {
    const { address1, address2, city, state_code } = address
    const typed = {
      ...address,
      address1: changed(address1),
      address2: address2 && changed(address2),
      city: changed(city),
      state_code: change === 'points' ? state_code : changed(state_code),
    }
    const found = verdict(typed)
    return isDeepStrictEqual(found, expected) ? [] : [{ change, typed, expected, found }]
  })
}

function verdict(address: Address): unknown {
  const { success, message, address1, address2, city, state_code, postal_code } = standardise(address)
  return success ? { address1, address2, city, state_code, postal_code } : message
}

const CHANGES: Record<string, (line: string) => string> = {
  'upper case': (line) => line.toUpperCase(),
  'lower case': (line) => line.toLowerCase(),
  spaces: (line) => `  ${line.replaceAll(' ', ' \t  ')} `,
  commas: (line) => `${line.replaceAll(/(?<![-/]) (?![-/])/g, ', ')},`,
  points: (line) => line.replaceAll(/(?<=[A-Za-z]{2})(?= |$)/g, '.'),
  brackets: (line) => `(${line})`,
}
