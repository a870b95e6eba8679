import { describe, expect, test } from 'vitest'
import { EMPTY_ORDER_FORM, type OrderForm } from './order-form.ts'
import { accountLabel } from './account-label.ts'
import { type OrderFormRules, orderFormProblems, type Problems } from './order-form-problems.ts'
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

test('an empty form names every required field', () => {
  expect(orderFormProblems(EMPTY_ORDER_FORM, rules)).toEqual({
    firstName: { code: 'first-name-missing' },
    lastName: { code: 'last-name-missing' },
    address1: { code: 'address1-missing' },
    city: { code: 'city-missing' },
    state: { code: 'state-missing' },
    zipCode: { code: 'zip-code-missing' },
    sentiment: { code: 'sentiment-missing' },
    closing: { code: 'closing-missing' },
    sendDate: { code: 'mail-date-missing' },
  })
})

test.each<[Partial<OrderForm>, Problems]>([
  [{ firstName: '  ' }, { firstName: { code: 'first-name-missing' } }],
  [{ lastName: 'Asshole' }, { lastName: { code: 'name-offensive' } }],
  [{ firstName: 'Dick', lastName: 'Cockburn' }, {}],
  [{ address1: 'x'.repeat(55) }, {}],
  [{ address1: 'x'.repeat(58) }, { address1: { code: 'address1-too-long', params: { excess: 3 } } }],
  [{ address2: 'x'.repeat(56) }, { address2: { code: 'address2-too-long', params: { excess: 1 } } }],
  [{ city: 'x'.repeat(40) }, {}],
  [{ city: 'x'.repeat(42) }, { city: { code: 'city-too-long', params: { excess: 2 } } }],
  [{ state: 'ZZ' }, { state: { code: 'state-missing' } }],
  [{ state: 'PR' }, {}],
  [{ state: 'AE' }, {}],
  [{ zipCode: '454' }, { zipCode: { code: 'zip-code-invalid' } }],
  [{ zipCode: '45405-12' }, { zipCode: { code: 'zip-code-invalid' } }],
  [{ zipCode: '45405-1234' }, {}],
  [{ sentiment: 'of another card' }, { sentiment: { code: 'sentiment-missing' } }],
  [{ closing: ' \n ' }, { closing: { code: 'closing-missing' } }],
  [{ closing: 'x'.repeat(270) }, {}],
  // An emoji is one character, and so is a letter with its accent.
  [{ closing: '😀'.repeat(270) }, {}],
  [{ closing: 'e\u0301'.repeat(271) }, { closing: { code: 'closing-too-long', params: { excess: 1 } } }],
  [{ closing: 'x'.repeat(271) }, { closing: { code: 'closing-too-long', params: { excess: 1 } } }],
  [{ closing: 'What a shitty day.' }, { closing: { code: 'closing-offensive' } }],
  [{ closing: 'May God comfort you through this hell.' }, {}],
  [{ closing: 'a\u0007b' }, { closing: { code: 'character-unprintable', params: { character: 'U+0007' } } }],
  [{ sendDate: '2026-11-21' }, { sendDate: { code: 'mail-date-weekend' } }],
  [{ sendDate: '2026-11-26' }, { sendDate: { code: 'mail-date-blackout' } }],
])('%j: %j', (change, expected) => expect(problems(change)).toEqual(expected))

test('a name that the sender confirmed as real is accepted; this does not affect the other name and the closing', () => {
  const names = { firstName: 'Nazi', lastName: 'Tits' }
  const offending = { code: 'name-offensive' }
  expect(problems(names)).toEqual({ firstName: offending, lastName: offending })
  expect(problems(names, { realNames: ['firstName'] })).toEqual({ lastName: offending })
  expect(problems({ ...names, closing: 'Tits.' }, { realNames: ['firstName', 'lastName'] })).toEqual({
    closing: { code: 'closing-offensive' },
  })
})

test.each(['Wanker', 'Bollocks', 'Tits Wanker', 'T1ts', 'Hitler', 'Son of a bitch'])(
  '%s cannot be confirmed as a real name',
  (lastName) => {
    const offending = { code: 'name-offensive' }
    expect(problems({ lastName }, { realNames: ['lastName'] })).toEqual({ lastName: offending })
  },
)

test('a name that is too long for an envelope has only that problem', () => {
  expect(problems({ lastName: `fuck${'x'.repeat(200)}` })).toEqual({ lastName: { code: 'name-does-not-fit' } })
})

test('a card without sentiments requires none', () => {
  expect(problems({ sentiment: '' }, { sentimentIds: [] })).toEqual({})
})

describe('the account number', () => {
  const accountNumber = { label: 'Unit Number', required: true, numeric: true, maxLength: 8 }

  test.each([
    ['', { code: 'account-number-missing', params: { label: { en: 'Unit Number' } } }],
    ['12a', { code: 'account-number-not-numeric', params: { label: { en: 'Unit Number' } } }],
    ['-12', { code: 'account-number-not-numeric', params: { label: { en: 'Unit Number' } } }],
    ['123456789', { code: 'account-number-too-long', params: { label: { en: 'Unit Number' }, most: 8 } }],
    ['12345678', undefined],
  ])('%s: %s', (text, problem) => expect(problems({ accountNumber: text }, { accountNumber }).accountNumber).toEqual(problem))

  test('is ignored when the client has no such field', () => {
    expect(problems({ accountNumber: 'anything at all' })).toEqual({})
  })

  test('may be empty, long and not numeric when the client allows it', () => {
    const lenient = { label: '', required: false, numeric: false, maxLength: 0 }
    expect(problems({ accountNumber: '' }, { accountNumber: lenient })).toEqual({})
    expect(problems({ accountNumber: 'A-1'.repeat(60) }, { accountNumber: lenient })).toEqual({})
    expect(problems({ accountNumber: '' }, { accountNumber: { ...lenient, required: true } }).accountNumber).toEqual({
      code: 'account-number-missing',
    })
  })

  test('has the label of the client in each language, and no own label for the default one', () => {
    const rule = { label: '', required: true, numeric: false, maxLength: 0 }
    expect(accountLabel(rule)).toBeUndefined()
    expect(accountLabel({ ...rule, label: 'Customer Account' })).toBeUndefined()
    expect(accountLabel({ ...rule, label: 'Resident number' })).toEqual({ en: 'Resident number' })
    const both = { ...rule, label: 'Resident number', spanishLabel: 'Número de residente' }
    const label = { en: 'Resident number', es: 'Número de residente' }
    expect(accountLabel(both)).toEqual(label)
    expect(problems({ accountNumber: '' }, { accountNumber: both })).toEqual({
      accountNumber: { code: 'account-number-missing', params: { label } },
    })
  })

  test('shows its label unchanged, also special characters', () => {
    const named = { label: 'Account N $&', required: true, numeric: false, maxLength: 2 }
    expect(problems({ accountNumber: '123' }, { accountNumber: named }).accountNumber).toEqual({
      code: 'account-number-too-long',
      params: { label: { en: 'Account N $&' }, most: 2 },
    })
  })
})

describe('closings that may not be edited', () => {
  const onlyClosings = ['With sympathy,', 'Thinking of you,\nalways']

  test('an offered closing is accepted with any line ends, and another text is refused', () => {
    expect(problems({ closing: 'Thinking of you,\r\nalways' }, { onlyClosings })).toEqual({})
    expect(problems({ closing: 'My own words' }, { onlyClosings }).closing).toEqual({ code: 'closing-not-offered' })
    expect(problems({ closing: '' }, { onlyClosings }).closing).toEqual({ code: 'closing-missing' })
  })

  test('nothing is required when there is nothing to choose from', () => {
    expect(problems({ closing: '' }, { onlyClosings: [] })).toEqual({})
  })
})

describe('text that cannot be printed', () => {
  const unprintable: OrderFormRules['unprintable'] = (text) => [...new Set(text.match(/\p{Extended_Pictographic}|\p{Cc}/gu))]

  test('a character without a glyph is named, on the card and on the envelope', () => {
    const unprintableSmile = { code: 'character-unprintable', params: { character: '😀' } }
    const smiling = problems({ closing: 'Hi 😀', firstName: 'Rosa 😀', address2: '😀', city: '😀' }, { unprintable })
    expect(smiling).toEqual({ closing: unprintableSmile, firstName: unprintableSmile, address2: unprintableSmile, city: unprintableSmile })
  })

  test('all such characters are named together, each once, and control characters by their numbers', () => {
    expect(problems({ closing: 'Hi 😀🏡\u0007 and 😀' }, { unprintable }).closing).toEqual({
      code: 'characters-unprintable',
      params: { characters: 'U+0007 😀 🏡' },
    })
    const many = Array.from({ length: 30 }, (_, at) => String.fromCodePoint(0x1f600 + at)).join('')
    const named = problems({ closing: many }, { unprintable }).closing?.params?.['characters']
    expect(named).toBe(`${Array.from(many).slice(0, 20).join(' ')} …`)
  })

  test('words that do not fit are refused', () => {
    const fits: OrderFormRules['fits'] = (text, place) => (place === 'closing' ? text.length < 10 : text.length < 30)
    const longName = problems({ closing: 'Short', firstName: 'Maximiliana Theodora', lastName: 'Featherstonehaugh' }, { fits })
    expect(longName.firstName).toEqual({ code: 'name-does-not-fit' })
    expect(problems({}, { fits }).closing).toEqual({ code: 'closing-does-not-fit' })
  })
})

test('a tab in pasted text becomes a space', () => {
  expect(trimForm({ ...EMPTY_ORDER_FORM, closing: 'Warm\twishes' }).closing).toBe('Warm wishes')
})

test('invisible characters are removed, and a name of only such characters counts as empty', () => {
  const unseen = '\u200b\u202e\u00ad\u2060\ufe0f'
  expect(trimForm({ ...good, lastName: `${unseen}Lee`, closing: `Warm\u00adly${unseen}` })).toEqual({
    ...good,
    lastName: 'Lee',
    closing: 'Warmly',
  })
  expect(problems({ firstName: unseen, address1: unseen, closing: unseen })).toEqual({
    firstName: { code: 'first-name-missing' },
    address1: { code: 'address1-missing' },
    closing: { code: 'closing-missing' },
  })
})

test('an offered closing with a soft hyphen is accepted when only offered closings are allowed', () => {
  expect(
    problems({ closing: 'Con\u00adgrat\u00adu\u00adla\u00adtions' }, { onlyClosings: ['Con\u00adgrat\u00adu\u00adla\u00adtions'] }),
  ).toEqual({})
})
