import { expect, test } from 'vitest'
import { countCharacters } from './count-characters.ts'
import { MAX_CLOSING_CHARACTERS } from './limits.ts'
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
