import { expect, test } from 'vitest'
import { isMonthDay, MAX_OCCASION_WORDS_CHARACTERS, type Occasion, occasionProblem } from './occasion.ts'

const birthday: Occasion = { kind: 'birthday', monthDay: '12-03', year: 1946, words: '' }

test.each([
  ['02-29', true],
  ['02-30', false],
  ['04-31', false],
  ['12-31', true],
  ['13-01', false],
  ['00-10', false],
  ['12-00', false],
  ['1-1', false],
  ['12-03T', false],
  ['', false],
])('whether %s exists in some year: %s', (text, is) => expect(isMonthDay(text)).toBe(is))

test.each<[Partial<Occasion>, string | undefined]>([
  [{}, undefined],
  [{ year: null }, undefined],
  [{ year: 2026 }, undefined],
  [{ year: 2027 }, 'occasion-year-wrong'],
  [{ year: 1849 }, 'occasion-year-wrong'],
  [{ year: 1946.5 }, 'occasion-year-wrong'],
  [{ monthDay: '' }, 'occasion-day-missing'],
  [{ monthDay: '02-30' }, 'occasion-day-missing'],
  [{ monthDay: '02-29', year: 1946 }, 'occasion-not-in-year'],
  [{ monthDay: '02-29', year: 1900 }, 'occasion-not-in-year'],
  [{ monthDay: '02-29', year: 2000 }, undefined],
  [{ monthDay: '02-29', year: null }, undefined],
  [{ kind: 'other' }, 'occasion-words-missing'],
  [{ kind: 'other', words: '  ' }, 'occasion-words-missing'],
  [{ kind: 'other', words: 'Name day' }, undefined],
  [{ kind: 'remembrance' }, undefined],
  [{ kind: 'remembrance', words: 'x'.repeat(MAX_OCCASION_WORDS_CHARACTERS + 1) }, 'occasion-words-too-long'],
])('%j: %s', (change, code) => expect(occasionProblem({ ...birthday, ...change }, 2026)?.code).toBe(code))
