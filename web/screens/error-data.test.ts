import { expect, test } from 'vitest'
import { Refused, Unanswered } from '../api/ask.ts'
import { toErrorData, readErrorData } from './error-data.ts'

const now = new Date('2026-11-22T15:50:00Z')
const read = (query: string) => readErrorData(new URLSearchParams(query), { code: 'login-error', now })

test('the address of /error contains the reference and the time of the error', () => {
  expect(read('reason=login-error&reference=4f1c2a-9b&time=2026-11-22T15:47:03.120Z')).toEqual({
    reference: '4f1c2a-9b',
    time: new Date('2026-11-22T15:47:03.120Z'),
    code: 'login-error',
  })
})

test.each(['', 'reference=&time=', 'reference=Call+555-0100&time=yesterday', `reference=${'a'.repeat(61)}&time=2026-99-99T99:99:99Z`])(
  'values that do not look like ours are not shown: %s',
  (query) => expect(read(query)).toEqual({ time: now, code: 'login-error' }),
)

test('an error answer is shown with its code and reference, or else with its status', () => {
  const refusal = { type: '', title: 'No.', status: 502, detail: 'No.', code: 'not-initialised', reference: 'r1' }
  expect(toErrorData(new Refused(502, refusal), now)).toEqual({ code: 'not-initialised', reference: 'r1', time: now })
  expect(toErrorData(new Refused(502), now)).toEqual({ code: 'http-502', time: now })
  expect(toErrorData(new Unanswered('GET /api/session'), now)).toEqual({ code: 'unreachable', time: now })
  expect(toErrorData(new Error('Marguerite'), now)).toEqual({ code: 'page', time: now })
})
