import { expect, test } from 'vitest'
import { counter } from './counter.ts'

const FORMS = { one: 'one: #', many: 'many: #', other: 'other: #' }

test.each(['en-US', 'es-US'])('in %s, a counted noun has the plural form of the language', (locale) => {
  const say = counter(locale, FORMS)
  const [rules, figures] = [new Intl.PluralRules(locale), new Intl.NumberFormat(locale)]
  for (const count of [0, 1, 2, 3, 10, 11, 21, 100, 101, 999, 1000, 1001, 20_000, 1_000_000])
    expect(say(count)).toBe(`${rules.select(count)}: ${figures.format(count)}`)
})
