import { PageError } from '@fondly/contracts/bff/page-errors-request.ts'
import { expect, test } from 'vitest'
import { pageError } from './page-errors.ts'

const here = { path: '/login', version: '0123456789abcdef' }
const thrown = (stack: string, name = 'TypeError') => Object.assign(new TypeError("Cannot read 'Marguerite Okonkwo-Hale'"), { name, stack })

test.each([
  [
    'Chromium',
    `TypeError: Cannot read 'Marguerite Okonkwo-Hale'\n    at send (http://localhost:3000/assets/index-4f2a.js:1:20312)\n    at http://localhost:3000/assets/Ordering-9.js:2:1`,
  ],
  ['Firefox', `send@http://localhost:3000/assets/index-4f2a.js:1:20312\n@http://localhost:3000/assets/Ordering-9.js:2:1\n`],
])('a report of an error in %s has its class and places, and not its message', (_, stack) => {
  const report = pageError(thrown(stack), 'script', here)
  expect(report).toEqual({
    name: 'TypeError',
    from: 'script',
    ...here,
    places: ['assets/index-4f2a.js:1:20312', 'assets/Ordering-9.js:2:1'],
  })
  expect(PageError.safeParse(report).success).toBe(true)
})

test('values that do not look like a class, a path or a build are not reported', () => {
  const error = thrown('at x (https://elsewhere.example/a.js:1:1)', 'Marguerite Okonkwo')
  const report = pageError(error, 'promise', { path: '/Maïa', version: '%VERSION%' })
  expect(report).toEqual({ name: 'Error', from: 'promise', path: '/', version: '', places: [] })
})

test('aborted requests and values that are not errors are not reported', () => {
  expect(pageError(new DOMException('', 'AbortError'), 'promise', here)).toBeUndefined()
  expect(pageError('Marguerite', 'promise', here)).toBeUndefined()
})
