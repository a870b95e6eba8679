import { expect, test } from 'vitest'
import { regexes } from 'zod'
import { findSuperLinear } from './linear-pattern.ts'
import { productPatterns } from './product-patterns.ts'

const { literals, made } = productPatterns()

test.each([/^\d{5}(?:-\d{4})?$/, /^a+b/, /a+/g, /"[^"]*"/, /(?<!\s)\s+$/, /^(?=.*a)(?=.*b).*$/, /[^ -]*(?:-+| +|$)/g])(
  'the pattern %s is linear',
  ({ source, flags }) => expect(findSuperLinear(source, flags)).toBeUndefined(),
)

test.each([
  [/\s+$/, 'quadratic'],
  [/a+b/, 'quadratic'],
  [/(?:ab)+c/, 'quadratic'],
  [/\s*,\s*/, 'quadratic'],
  [/^a*a*$/, 'quadratic'],
  [/a.*b/, 'quadratic'],
  [/(?=a*b?)c/, 'quadratic'],
  [/a(?:.*b)?/g, 'quadratic'],
  [/^(?:a{0,20}){0,20}$/, 'exponential'],
  [/^(a|aa)+$/, 'exponential'],
  [/^(a*)*$/, 'exponential'],
  [/^(?:(?:ab)+)+$/, 'exponential'],
  [/^(a)\1+$/, 'backreference'],
])('the pattern %s is %s', ({ source, flags }, problem) => expect(findSuperLinear(source, flags)).toContain(problem))

test('every pattern of the product takes linear time at most', () => {
  const known = new Map<string, string | undefined>()
  const check = ({ source, flags }: { source: string; flags: string }) => {
    const key = `/${source}/${flags}`
    if (!known.has(key)) known.set(key, findSuperLinear(source, flags))
    return known.get(key)
  }
  expect(literals.length).toBeGreaterThan(300)
  expect(literals.map((pattern) => ({ ...pattern, problem: check(pattern) })).filter(({ problem }) => problem !== undefined)).toEqual([])
})

test('no pattern is created at run time, so that this test sees all patterns', () => {
  expect(made).toEqual([])
})

test('the formats of zod that our schemas use take at most linear time', () => {
  const used = [regexes.email, regexes.uuid(), regexes.date, regexes.datetime({ offset: true }), regexes.hostname, regexes.base64url]
  expect(used.map(({ source, flags }) => ({ source, problem: findSuperLinear(source, flags) })).filter(({ problem }) => problem)).toEqual(
    [],
  )
})
