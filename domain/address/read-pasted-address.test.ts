import { describe, expect, test } from 'vitest'
import { pastedVariants, randomHostileText, randomRecipient } from './pasted-text.fixture.ts'
import { MAX_PASTED_CHARACTERS, readPastedAddress } from './read-pasted-address.ts'

const portland = { city: 'Portland', state: 'OR', zipCode: '97214' }
const dayton = { city: 'Dayton', state: 'OH', zipCode: '45405' }
const larkspur = { address1: '418 Larkspur Lane', address2: 'Apt 3B', ...portland }
const marguerite = { firstName: 'Marguerite', lastName: 'Okonkwo-Hale' }

test.each<[string, object]>([
  ['Marguerite Okonkwo-Hale, 418 Larkspur Lane, Apt 3B, Portland, OR 97214', { ...marguerite, ...larkspur }],
  ['Marguerite Okonkwo-Hale\n418 Larkspur Lane\nApt 3B\nPortland, OR 97214', { ...marguerite, ...larkspur }],
  ['Marguerite Okonkwo-Hale\r\n418 Larkspur Lane Apt 3B\r\nPortland OR 97214\r\n', { ...marguerite, ...larkspur }],
  ['Marguerite Okonkwo-Hale 418 Larkspur Lane Apt 3B Portland OR 97214', { ...marguerite, ...larkspur }],
  ['Marguerite Okonkwo-Hale\t418 Larkspur Lane\tApt 3B\tPortland\tOR\t97214', { ...marguerite, ...larkspur }],
  ['418 Larkspur Lane, Apt 3B, Portland, Oregon 97214, USA', larkspur],
  ['Apt 3B, 418 Larkspur Lane, Portland, Oregón 97214', larkspur],
  ['Name: Marguerite Okonkwo-Hale\nAddress: 418 Larkspur Lane, Apt 3B\nPortland, OR 97214', { ...marguerite, ...larkspur }],
  ['418 Larkspur Lane #3, Portland, OR 97214-2204', { ...larkspur, address2: '#3', zipCode: '97214-2204' }],
  ['418 Larkspur Lane, Portland, OR 97214 2204', { ...larkspur, address2: '', zipCode: '97214-2204' }],
  ['418 Larkspur Lane, Portland, OR 972142204', { ...larkspur, address2: '', zipCode: '97214-2204' }],
  [
    'Name\tDoe, Jane\nAddress\t123 Main St\nCity\tDayton\nState\tOH\nZIP\t45405',
    { firstName: 'Jane', lastName: 'Doe', address1: '123 Main St', address2: '', ...dayton },
  ],
  ['Doe, Jane\n123 Main St\nDayton, OH 45405', { firstName: 'Jane', lastName: 'Doe', address1: '123 Main St', address2: '', ...dayton }],
  ['Jane Doe\nPO Box 12\nDayton OH 45405', { firstName: 'Jane', lastName: 'Doe', address1: 'PO Box 12', address2: '', ...dayton }],
  ['P.O. Box 12 Dayton OH 45405', { address1: 'P.O. Box 12', address2: '', ...dayton }],
  ['123 Main St, PO Box 5, Dayton, OH 45405', { address1: '123 Main St', address2: 'PO Box 5', ...dayton }],
  ['RR 2 Box 18, Dayton OH 45405', { address1: 'RR 2 Box 18', address2: '', ...dayton }],
  ['One Patterson Way, Dayton, OH 45405', { address1: 'One Patterson Way', address2: '', ...dayton }],
  ['c/o Harborview\n123 Main St\nDayton OH 45405', { address1: '123 Main St', address2: 'c/o Harborview', ...dayton }],
  [
    '123 Main St Ste 200\nHarborview Towers\nDayton OH 45405',
    { address1: '123 Main St', address2: 'Ste 200 Harborview Towers', ...dayton },
  ],
  ['123 Main St St Louis MO 63101', { address1: '123 Main St', address2: '', city: 'St Louis', state: 'MO', zipCode: '63101' }],
  ['123 S 320th St Federal Way WA 98003', { address1: '123 S 320th St', address2: '', city: 'Federal Way', state: 'WA', zipCode: '98003' }],
  ['12 Elm Ave NW Washington DC 20500', { address1: '12 Elm Ave NW', address2: '', city: 'Washington', state: 'DC', zipCode: '20500' }],
  ['12 Elm St, New York, New York 10001', { address1: '12 Elm St', address2: '', city: 'New York', state: 'NY', zipCode: '10001' }],
  ['12 Broadway Apt 4 Dayton OH 45405', { address1: '12 Broadway', address2: 'Apt 4', ...dayton }],
  [
    'Sgt John Smith Jr.\nPSC 3 Box 1234\nAPO AE 09021',
    { firstName: 'Sgt John', lastName: 'Smith Jr.', address1: 'PSC 3 Box 1234', address2: '', city: 'APO', state: 'AE', zipCode: '09021' },
  ],
  ['Unit 8400 Box 10 DPO AE 09498', { address1: 'Unit 8400 Box 10', address2: '', city: 'DPO', state: 'AE', zipCode: '09498' }],
  // An e-mail address and a telephone number are left out, because the form has no field for them.
  ...['jane@example.com\n', 'Email: jane@example.com\n', '(303) 555-0147\n', 'Tel: +1 303-555-0147\n'].map<[string, object]>((contact) => [
    `Jane Doe, Jr.\n${contact}12 Elm St\nDayton, OH 45405\n${contact}`,
    { firstName: 'Jane', lastName: 'Doe Jr.', address1: '12 Elm St', address2: '', ...dayton },
  ]),
  [
    'John Smith, Jr., 12 Elm St, Dayton, OH 45405',
    { firstName: 'John', lastName: 'Smith Jr.', address1: '12 Elm St', address2: '', ...dayton },
  ],
  [
    'Jane Doe, Esq.\n12 Elm St\nDayton, OH 45405',
    { firstName: 'Jane', lastName: 'Doe Esq.', address1: '12 Elm St', address2: '', ...dayton },
  ],
  [
    'John\tSmith\t12 Elm St\tApt 4\tDayton\tOH\t45405',
    { firstName: 'John', lastName: 'Smith', address1: '12 Elm St', address2: 'Apt 4', ...dayton },
  ],
  [
    'Smith\tJohn Paul\t12 Elm St\tDayton\tOH\t45405',
    { firstName: 'John Paul', lastName: 'Smith', address1: '12 Elm St', address2: '', ...dayton },
  ],
])('%j is a whole address', (text, fields) => expect(readPastedAddress(text)).toEqual(fields))

describe('Puerto Rico', () => {
  const sanJuan = { city: 'San Juan', state: 'PR', zipCode: '00926-3232' }
  const ana = { firstName: 'Ana María', lastName: 'de la Cruz' }
  test.each<[string, object]>([
    [
      'Ana María de la Cruz\nUrb Las Gladiolas\n150 Calle A\nSan Juan PR 00926-3232',
      { address1: 'Urb Las Gladiolas', address2: '150 Calle A' },
    ],
    [
      'Ana María de la Cruz, URB Las Gladiolas 150 Calle A, San Juan, PR 00926-3232',
      { address1: 'URB Las Gladiolas', address2: '150 Calle A' },
    ],
    ['Ana María de la Cruz\nCalle Luna 12\nSan Juan PR 00926-3232', { address1: 'Calle Luna 12', address2: '' }],
    ['Ana María de la Cruz\nCond Asturias Apt 4\nSan Juan PR 00926-3232', { address1: 'Cond Asturias', address2: 'Apt 4' }],
    ['Ana María de la Cruz\nCarr 2 Km 39.2\nSan Juan PR 00926-3232', { address1: 'Carr 2 Km 39.2', address2: '' }],
    ['Ana María de la Cruz\nHC 1 Box 29030\nSan Juan PR 00926-3232', { address1: 'HC 1 Box 29030', address2: '' }],
  ])('%j', (text, lines) => expect(readPastedAddress(text)).toEqual({ ...ana, ...lines, ...sanJuan }))
})

test.each([
  '',
  '45405',
  '12345-6789',
  'Marguerite Okonkwo-Hale',
  '418 Larkspur Lane',
  '418 Larkspur Lane, Portland, OR',
  '418 Larkspur Lane, Portland 97214',
  '418 Larkspur Lane, OR 97214',
  'Portland, OR 97214',
  'Marguerite Okonkwo-Hale, Portland, OR 97214',
  '10 Downing Street, London SW1A 2AA',
  'I moved to 12 Elm St in Dayton OH 45405',
  'Please send it to Jane at 12 Elm St, Dayton, OH 45405',
  'Order 4471, 12 Elm St, Dayton, OH 45405',
  '12 Elm St, Dayton, OH 45405. Thank you!',
  'Jane Doe <jane@example.com>\n12 Elm St\nDayton, OH 45405',
  'Dear Jane, thank you for 10 great years. Yours, Tom in Portland, OR 97201',
  'We spent 3 nights, here, in Dayton, OH 45405',
  // Each of these texts can be read in two ways.
  '12 Broadway Dayton OH 45405',
  '12 Park Ave South San Francisco CA 94080',
  '12 Mill Road Terrace Park OH 45174',
  // A military city (APO) with a state, and an ordinary city with a military state.
  'PSC 3 Box 1234, APO, OH 45405',
  '12 Elm St, Dayton, AE 09021',
  'Urb Las Gladiolas, San Juan, PR 00926',
  '\ud800 12 Elm St, Dayton, OH 45405',
])('%j is not read, because it may not be a whole address', (text) => expect(readPastedAddress(text)).toBeUndefined())

test('a text that is too long is not read', () => {
  const whole = '12 Elm St, Dayton, OH 45405'
  expect(readPastedAddress(whole.padStart(MAX_PASTED_CHARACTERS, ' '))).toMatchObject(dayton)
  expect(readPastedAddress(whole.padStart(MAX_PASTED_CHARACTERS + 1, ' '))).toBeUndefined()
})

test('a text of more words than an address has is not read', () => {
  const whole = (count: number) => `12 ${'A '.repeat(count)}St, Dayton, OH 45405`
  expect(readPastedAddress(whole(35))).toMatchObject(dayton)
  expect(readPastedAddress(whole(36))).toBeUndefined()
})

test('an address is read correctly in every way of writing it', () => {
  for (let seed = 0; seed < 1000; seed++) {
    const recipient = randomRecipient(seed)
    for (const text of pastedVariants(recipient)) expect([text, readPastedAddress(text)]).toEqual([text, recipient])
  }
})

test('no text makes the reader fail, and no word of a read address is lost or invented', () => {
  let found = 0
  for (let seed = 0; seed < 20_000; seed++) {
    const text = randomHostileText(seed)
    const read = readPastedAddress(text)
    if (!read) continue
    found += 1
    expect(read.zipCode).toMatch(/^\d{5}(-\d{4})?$/)
    expect(read.state).toMatch(/^[A-Z]{2}$/)
    const { zipCode, state, ...rest } = read
    const countLetters = (words: string) => words.normalize('NFC').replace(/[^\p{L}\p{N}]/gu, '').length
    // Only the state, in its written form, and perhaps the country are missing from the fields.
    const missing = countLetters(text) - countLetters(Object.values(rest).join('') + zipCode)
    expect(missing).toBeLessThanOrEqual('Puerto Rico United States'.length)
    expect(missing).toBeGreaterThanOrEqual(state.length)
  }
  expect(found).toBeGreaterThan(200)
})
