import { expect, test } from 'vitest'
import { countCharacters } from './count-characters.ts'
import { MAX_ADDRESS_LINE_CHARACTERS, MAX_CITY_CHARACTERS, MAX_CLOSING_CHARACTERS, MAX_NAME_CHARACTERS } from './limits.ts'
import { EMPTY_ORDER_FORM } from './order-form.ts'
import { orderFormProblems } from './order-form-problems.ts'
import { trimForm } from './trim-form.ts'

const rules = { calendar: { today: '2026-11-20', blackoutDays: new Set<string>() }, sentimentIds: [] }

test.each(['Welcome! ', 'e\u0301', '😀', 'a\u200bb', 'line\r\n', 'tab\t', '   ', 'x'])('the counter and the rule agree on %j', (piece) => {
  for (let length = 0; length < 700; length += 7) {
    const closing = piece.repeat(Math.ceil(length / piece.length))
    const excess = countCharacters(trimForm({ ...EMPTY_ORDER_FORM, closing }).closing) - MAX_CLOSING_CHARACTERS
    const problem = orderFormProblems({ ...EMPTY_ORDER_FORM, closing }, rules).closing
    expect(problem?.code === 'closing-too-long' ? problem.params?.['excess'] : 0).toBe(Math.max(0, excess))
  }
})

test.each(['e\u0301', '😀', '👩‍👩‍👧', 'x\u0302', 'a\u200bb'])('the limit of every field counts %j like the counter', (piece) => {
  for (const repeats of [10, 40, 56, 150, 201]) {
    const typed = piece.repeat(repeats)
    const form = trimForm({ ...EMPTY_ORDER_FORM, accountNumber: typed, firstName: typed, address1: typed, address2: typed, city: typed })
    const accountNumber = { label: '', required: false, numeric: false, maxLength: 40 }
    const problems = orderFormProblems({ ...form }, { ...rules, accountNumber })
    const untidy = orderFormProblems(
      { ...EMPTY_ORDER_FORM, accountNumber: typed, address1: typed, city: typed },
      { ...rules, accountNumber },
    )
    for (const [field, limit] of [
      ['accountNumber', 40],
      ['address1', MAX_ADDRESS_LINE_CHARACTERS],
      ['city', MAX_CITY_CHARACTERS],
    ] as const) {
      const excess = Math.max(0, countCharacters(form[field]) - limit)
      for (const { [field]: problem } of [problems, untidy])
        expect([field, problem?.code.endsWith('-too-long') ?? false, problem?.params?.['excess'] ?? excess]).toEqual([
          field,
          excess > 0,
          excess,
        ])
    }
    expect(problems.firstName?.code === 'name-does-not-fit').toBe(countCharacters(form.firstName) > MAX_NAME_CHARACTERS)
  }
})
