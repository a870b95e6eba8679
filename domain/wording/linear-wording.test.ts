import { expect, test } from 'vitest'
import { STRONG, WEAK } from './offences.ts'
import { createStrongMatcher, createWeakMatcher, type WordMatcher } from './word-matcher.ts'
import { offensiveName, offensiveWord } from './wording.ts'

// Even for ten times the longest closing of a request, the matcher takes fewer steps than this for each character.
const MAX_STEPS_PER_CHARACTER = 250

/** Characters that repeat, replace or separate letters, so that many words stay possible at once. */
const SIGNS = 'aeioustclnrpmbghdfjkvwxyzñ@4831!|05$7+29._-*#% ’'.split('')

const stepsOf = (judge: (text: string, counter: { steps: number }) => unknown, text: string): number => {
  const counter = { steps: 0 }
  judge(text, counter)
  return counter.steps
}

/** Builds a text by adding, again and again, the sign that costs the matcher most. */
function worstText(matcher: WordMatcher, length: number): string {
  let text = ''
  while (text.length < length) {
    // Matches that began earlier have ended, so 40 characters show the cost of the next sign.
    const tail = text.slice(-40)
    const costs = SIGNS.map((sign) => stepsOf(matcher, tail + sign))
    text += SIGNS[costs.indexOf(Math.max(...costs))] ?? ''
  }
  return text
}

const HOSTILE: Record<string, (length: number) => string> = {
  'the digits that stopped the server': (length) => '9'.repeat(Math.floor(length * 0.3)) + '1'.repeat(Math.ceil(length * 0.7)),
  'a run of one sign': (length) => '1'.repeat(length),
  'two signs in turn': (length) => 'f*'.repeat(length / 2),
  'letters apart': (length) => 'a '.repeat(length / 2),
  'a word spelled out and never ended': (length) => 's.h.i.'.repeat(length / 6),
  'signs for letters': (length) => '@$$'.repeat(length / 3),
  'stars in words': (length) => 'a*******'.repeat(length / 8),
  'every word of the lists': (length) => [...STRONG, ...WEAK].join('').replaceAll('~', '').repeat(20).slice(0, length),
  'the worst for the strong words': (length) =>
    worstText(createStrongMatcher(STRONG), Math.min(length, 300)).repeat(Math.ceil(length / 300)),
  'the worst for the weak words': (length) => worstText(createWeakMatcher(WEAK), Math.min(length, 300)).repeat(Math.ceil(length / 300)),
}

test.each(Object.entries(HOSTILE))('%s: twice the text costs at most twice the steps', (_, make) => {
  for (const judge of [offensiveWord, offensiveName]) {
    const [short, long] = [make(2400), make(4800)]
    const steps = stepsOf(judge, long)
    expect(steps).toBeGreaterThan(0)
    expect(steps).toBeLessThanOrEqual(2.2 * stepsOf(judge, short) + 200)
    expect(steps).toBeLessThan(long.length * MAX_STEPS_PER_CHARACTER)
  }
})

test('a matcher returns the place of each entry: whole words, beginnings and parts of words', () => {
  const find = createStrongMatcher(['rude', 'nast~', '~vile~'])
  const found = (text: string) => find(text).map(({ at, end }) => text.slice(at, end))
  expect(found('rude, ruder, rrr.u.d3! nasty unnasty revilement')).toEqual(['rude', 'rrr.u.d3', 'nast', 'vile'])
})

test('a weak word matches with a letter three times in a row, but not twice', () => {
  const find = createWeakMatcher(['ano'])
  expect(['ano', 'anno', 'annno', 'a.n.o'].map((text) => find(text).length)).toEqual([1, 0, 1, 0])
})
