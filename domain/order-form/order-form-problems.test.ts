import { describe, expect, test } from 'vitest'
import { problemSentences } from './problem-sentences.ts'
import { EMPTY_ORDER_FORM, type OrderForm } from './order-form.ts'
import { accountLabel, type OrderFormRules, orderFormProblems } from './order-form-problems.ts'
import { trimForm } from './trim-form.ts'

const rules: OrderFormRules = {
  calendar: { today: '2026-11-20', blackoutDays: new Set(['2026-11-26']) },
  sentimentIds: ['thank-you', 'sympathy'],
}
const good: OrderForm = {
  accountNumber: '',
  firstName: 'Rosa',
  lastName: 'Hancock',
  address1: '123 Main Street',
  address2: '',
  city: 'Dayton',
  state: 'OH',
  zipCode: '45405',
  sentiment: 'sympathy',
  closing: 'With love,\nyour neighbors',
  sendDate: '2026-11-24',
}
const problems = (change: Partial<OrderForm>, more: Partial<OrderFormRules> = {}) =>
  orderFormProblems({ ...good, ...change }, { ...rules, ...more })

test('a good form has no problems', () => expect(problems({})).toEqual({}))

test('an empty form says what every field wants', () => {
  expect(orderFormProblems(EMPTY_ORDER_FORM, rules)).toEqual({
    firstName: 'Please enter a first name.',
    lastName: 'Please enter a last name.',
    address1: 'Please enter an address.',
    city: 'Please enter a city.',
    state: 'Please select a state.',
    zipCode: 'Please enter a zip code.',
    sentiment: 'Please select a sentiment.',
    closing: 'Personal closing is required.',
    sendDate: 'Please select a mail date.',
  })
})

test.each<[Partial<OrderForm>, Partial<Record<keyof OrderForm, string>>]>([
  [{ firstName: '  ' }, { firstName: 'Please enter a first name.' }],
  [{ lastName: 'Asshole' }, { lastName: 'Please remove any possibly offending words.' }],
  [{ firstName: 'Dick', lastName: 'Cockburn' }, {}],
  [{ address1: 'x'.repeat(55) }, {}],
  [{ address1: 'x'.repeat(58) }, { address1: 'Address must be 55 characters or less. Please remove 3 character(s).' }],
  [{ address2: 'x'.repeat(56) }, { address2: 'Address line 2 must be 55 characters or less. Please remove 1 character(s).' }],
  [{ city: 'x'.repeat(40) }, {}],
  [{ city: 'x'.repeat(42) }, { city: 'City must be 40 characters or less. Please remove 2 character(s).' }],
  [{ state: 'ZZ' }, { state: 'Please select a state.' }],
  [{ state: 'PR' }, {}],
  [{ state: 'AE' }, {}],
  [{ zipCode: '454' }, { zipCode: 'Please enter a valid zip code.' }],
  [{ zipCode: '45405-12' }, { zipCode: 'Please enter a valid zip code.' }],
  [{ zipCode: '45405-1234' }, {}],
  [{ sentiment: 'of another card' }, { sentiment: 'Please select a sentiment.' }],
  [{ closing: ' \n ' }, { closing: 'Personal closing is required.' }],
  [{ closing: 'x'.repeat(270) }, {}],
  [{ closing: 'x'.repeat(271) }, { closing: 'Personal closing must be 270 characters or less. Please remove 1 character(s).' }],
  [
    { closing: 'What a shitty day.' },
    { closing: "We're unable to print your message as written. Please remove any possibly offending words." },
  ],
  [{ closing: 'May God comfort you through this hell.' }, {}],
  [{ closing: 'a\u0007b' }, { closing: "We're unable to print the character “U+0007”. Please remove it." }],
  [{ sendDate: '2026-11-21' }, { sendDate: 'Cards are not mailed on weekends.' }],
  [{ sendDate: '2026-11-26' }, { sendDate: 'Cards are not mailed on this day.' }],
])('%j: %j', (change, expected) => expect(problems(change)).toEqual(expected))

test('a name of which the sender says that it is real passes; the other one, and the closing, are judged as before', () => {
  const names = { firstName: 'Nazi', lastName: 'Tits' }
  const offending = 'Please remove any possibly offending words.'
  expect(problems(names)).toEqual({ firstName: offending, lastName: offending })
  expect(problems(names, { realNames: ['firstName'] })).toEqual({ lastName: offending })
  expect(problems({ ...names, closing: 'Tits.' }, { realNames: ['firstName', 'lastName'] })).toEqual({
    closing: "We're unable to print your message as written. Please remove any possibly offending words.",
  })
})

test.each(['Wanker', 'Bollocks', 'Tits Wanker', 'T1ts', 'Hitler', 'Son of a bitch'])(
  'nobody can say that %s is a real name',
  (lastName) => {
    const offending = 'Please remove any possibly offending words.'
    expect(problems({ lastName }, { realNames: ['lastName'] })).toEqual({ lastName: offending })
  },
)

test('a name that no envelope holds is refused for its length, before its words are looked through', () => {
  expect(problems({ lastName: `fuck${'x'.repeat(200)}` })).toEqual({ lastName: problemSentences('en_US').nameDoesNotFit })
})

test('a card without sentiments asks for none', () => {
  expect(problems({ sentiment: '' }, { sentimentIds: [] })).toEqual({})
})

describe('the account number', () => {
  const accountNumber = { label: 'Unit Number', required: true, numeric: true, maxLength: 8 }

  test.each([
    ['', 'Unit Number is required.'],
    ['12a', 'Unit Number must be a number.'],
    ['-12', 'Unit Number must be a number.'],
    ['123456789', 'Unit Number can be no more than 8 characters long.'],
    ['12345678', undefined],
  ])('%s: %s', (text, problem) => expect(problems({ accountNumber: text }, { accountNumber }).accountNumber).toBe(problem))

  test('is not looked at when the client asks for none', () => {
    expect(problems({ accountNumber: 'anything at all' })).toEqual({})
  })

  test('may stay empty, be of any length and of any kind when the client says so, and is called Customer Account by default', () => {
    const lenient = { label: '', required: false, numeric: false, maxLength: 0 }
    expect(problems({ accountNumber: '' }, { accountNumber: lenient })).toEqual({})
    expect(problems({ accountNumber: 'A-1'.repeat(60) }, { accountNumber: lenient })).toEqual({})
    expect(problems({ accountNumber: '' }, { accountNumber: { ...lenient, required: true } }).accountNumber).toBe(
      'Customer Account is required.',
    )
  })

  test('is called in Spanish as the client says, else by the usual words for the usual words', () => {
    const rule = { label: '', required: true, numeric: false, maxLength: 0 }
    expect(accountLabel(rule, 'es')).toBe('Cuenta del cliente')
    expect(accountLabel({ ...rule, label: 'Resident number' }, 'es')).toBe('Resident number')
    const both = { ...rule, label: 'Resident number', spanishLabel: 'Número de residente' }
    expect(accountLabel(both, 'en_US')).toBe('Resident number')
    expect(orderFormProblems({ ...good, accountNumber: '' }, { ...rules, accountNumber: both }, 'es').accountNumber).toBe(
      'Número de residente: este dato es obligatorio.',
    )
  })

  test('keeps the letters of its label', () => {
    const named = { label: 'Account N $&', required: true, numeric: false, maxLength: 2 }
    expect(problems({ accountNumber: '123' }, { accountNumber: named }).accountNumber).toBe(
      'Account N $& can be no more than 2 characters long.',
    )
  })
})

describe('closings that may not be edited', () => {
  const onlyClosings = ['With sympathy,', 'Thinking of you,\nalways']

  test('one of them passes, whatever its line ends; anything else does not', () => {
    expect(problems({ closing: 'Thinking of you,\r\nalways' }, { onlyClosings })).toEqual({})
    expect(problems({ closing: 'My own words' }, { onlyClosings }).closing).toBe('Please choose one of the closings.')
    expect(problems({ closing: '' }, { onlyClosings }).closing).toBe('Personal closing is required.')
  })

  test('nothing is required when there is nothing to choose from', () => {
    expect(problems({ closing: '' }, { onlyClosings: [] })).toEqual({})
  })
})

describe('what the print faces cannot do', () => {
  const unprintable: OrderFormRules['unprintable'] = (text) => {
    const found = /\p{Extended_Pictographic}/u.exec(text)
    return found ? { character: found[0], index: found.index } : undefined
  }

  test('a character without a glyph is named, on the card and on the envelope', () => {
    const sentence = "We're unable to print the character “😀”. Please remove it."
    const smiling = problems({ closing: 'Hi 😀', firstName: 'Rosa 😀', address2: '😀', city: '😀' }, { unprintable })
    expect(smiling).toEqual({ closing: sentence, firstName: sentence, address2: sentence, city: sentence })
  })

  test('words that find no room are sent back', () => {
    const fits: OrderFormRules['fits'] = (text, place) => (place === 'closing' ? text.length < 10 : text.length < 30)
    const longName = problems({ closing: 'Short', firstName: 'Maximiliana Theodora', lastName: 'Featherstonehaugh' }, { fits })
    expect(longName.firstName).toBe('This name does not fit on the envelope. Please shorten it.')
    expect(problems({}, { fits }).closing).toBe('Your message does not fit on the card. Please shorten it.')
  })
})

test('speaks Spanish when asked, with the same fields', () => {
  const spanish = orderFormProblems({ ...EMPTY_ORDER_FORM, city: 'x'.repeat(41) }, rules, 'es')
  expect(Object.keys(spanish)).toEqual(Object.keys(orderFormProblems({ ...EMPTY_ORDER_FORM, city: 'x'.repeat(41) }, rules)))
  expect(spanish.city).toBe('La ciudad admite 40 caracteres como máximo. Quite 1.')
})

test('a tab that came along with pasted words is a space', () => {
  expect(trimForm({ ...EMPTY_ORDER_FORM, closing: 'Warm\twishes' }).closing).toBe('Warm wishes')
})

test('what nobody sees goes, and a name of nothing else is none', () => {
  const unseen = '\u200b\u202e\u00ad\u2060\ufe0f'
  expect(trimForm({ ...good, lastName: `${unseen}Lee`, closing: `Warm\u00adly${unseen}` })).toEqual({
    ...good,
    lastName: 'Lee',
    closing: 'Warmly',
  })
  expect(problems({ firstName: unseen, address1: unseen, closing: unseen })).toEqual({
    firstName: 'Please enter a first name.',
    address1: 'Please enter an address.',
    closing: 'Personal closing is required.',
  })
})

test('a ready-made closing with a soft hyphen in it may be sent where no other may', () => {
  expect(
    problems({ closing: 'Con\u00adgrat\u00adu\u00adla\u00adtions' }, { onlyClosings: ['Con\u00adgrat\u00adu\u00adla\u00adtions'] }),
  ).toEqual({})
})
