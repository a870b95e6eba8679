import { expect, test } from 'vitest'
import { customFields, findLocation, taxClassCode } from './order-values.ts'

const values = {
  accountNumber: '40718852',
  senderFirstName: 'Marisol',
  senderLastName: 'Ortega',
  recipientFirstName: 'Ana',
  recipientLastName: 'Ruiz',
  location: '',
  employeeID: 'E7',
  supervisorID: '',
  senderProfileName: 'Resident Care',
  clientName: 'Harborview',
}

test('a template can use a fixed list of names, and anything else in it stays plain text', () => {
  const fields = [
    { label: 'Sent by', value: '{senderFirstName} {senderLastName}' },
    { label: 'Trick', value: '{{7*7}} {constructor} ${accountNumber}' },
  ]
  expect(customFields(fields, values)).toEqual([
    { label: 'Sent by', value: 'Marisol Ortega' },
    { label: 'Trick', value: '{{7*7}} {constructor} $40718852' },
  ])
})

test.each(['{{7*7}}', '${x}', '#{x}', '<%= x %>', '{ location }', '{toString}', '{__proto__}', '{}'])('%s stays plain text', (value) =>
  expect(customFields([{ label: 'Note', value }], values)).toEqual([{ label: 'Note', value }]),
)

test('an inserted value is not read as a template again', () => {
  const fields = [{ label: 'Note', value: '{accountNumber}{clientName}' }]
  expect(customFields(fields, { ...values, accountNumber: '{clientName}' })).toEqual([{ label: 'Note', value: '{clientName}Harborview' }])
})

test('a template that becomes empty gives its default', () => {
  expect(customFields([{ label: 'Office', value: '{location}', default: 'Main' }], values)).toEqual([{ label: 'Office', value: 'Main' }])
})

test('the tax code is used only in the listed states, and only while the exemption is on', () => {
  const taxExempt = { enabled: true, states: ['OR', 'WA'], code: 'EXEMPT' }
  expect(taxClassCode(taxExempt, 'WA')).toBe('EXEMPT')
  expect(taxClassCode(taxExempt, 'TX')).toBe('')
  expect(taxClassCode({ ...taxExempt, enabled: false }, 'WA')).toBe('')
  expect(taxClassCode(undefined, 'WA')).toBe('')
})

test("the sender's own location is preferred to the client's default one", () => {
  const locations = [
    { value: 'north', label: 'North' },
    { value: 'south', label: 'South', default: true },
  ]
  expect(findLocation('east', locations)).toBe('east')
  expect(findLocation(undefined, locations)).toBe('south')
  expect(findLocation(undefined, undefined)).toBe('')
})
