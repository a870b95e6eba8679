import { addressOutcome, ADDRESS_SENTENCES, ADDRESS_SENTENCES_IN_SPANISH } from '@fondly/domain/address/address-answer.ts'
import type { Language } from '@fondly/domain/language.ts'
import { mailDateProblem } from '@fondly/domain/mail-date/mail-date.ts'
import { problemSentences } from '@fondly/domain/order-form/problem-sentences.ts'
import { charactersLeft } from '@fondly/domain/order-form/typing.ts'
import { everyFinding, printFindingSentence } from '@fondly/domain/print/print-finding.ts'
import { newsSentences } from '@fondly/domain/sending/news-sentences.ts'
import { SERVER_SENTENCES } from '@fondly/domain/server-sentences.ts'
import { passwordRequirements } from '@fondly/domain/sign-in/password-rule.ts'
import { flowFailed, pushTimeOut, stepError } from '@fondly/domain/sign-in/sign-in-errors.ts'
import { approvalSent } from '@fondly/domain/sign-in/username.ts'
import { REFUSALS_IN_SPANISH } from '@fondly/domain/user/refusals-in-spanish.ts'
import { refusal, REFUSALS } from '@fondly/domain/user/refusals.ts'
import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { english as ofEveryPage } from './english.ts'

const ROOT = resolve(import.meta.dirname, '../..')

/** What is written alike in both languages, each for its reason. */
const ALIKE: Record<string, string> = {
  Fondly: 'a name',
  English: 'each language by its own name',
  Español: 'each language by its own name',
  No: 'the same word',
  'Ada: Ada.': 'only what is told stands in it',
  Ada: 'only a name stands in it',
  PDF: 'the same word',
}

describe('no Spanish sentence is its English', () => {
  // The words of every page are in two files, so that Spanish is fetched by those who read it.
  test.each(filesWith('web', /^(export )?const spanish\b/m))('of %s', async (file) => {
    const { english, spanish } = (await import(join(ROOT, file))) as Record<string, unknown>
    const told = english ?? ofEveryPage
    expect(told, `${file} exports its English`).toBeDefined()
    expect(spanish, `${file} exports its Spanish`).toBeDefined()
    expect(notSpanish(told, spanish)).toEqual([])
  })

  test('what is said in English has a Spanish beside it', () => {
    const withEnglish = filesWith('web', /^(export )?const english\b/m)
    const withSpanish = filesWith('web', /^(export )?const spanish\b/m)
    expect(withEnglish.filter((file) => !withSpanish.includes(file))).toEqual(['web/words/english.ts'])
  })

  const BY_LANGUAGE: Record<string, (language: Language) => unknown> = {
    'domain/address/address-answer.ts': (language) => (language === 'es' ? ADDRESS_SENTENCES_IN_SPANISH : ADDRESS_SENTENCES),
    'domain/mail-date/mail-date.ts': (language) =>
      ['', '2026-11-19', '2027-02-01', '2026-11-21', '2026-11-26'].map((day) =>
        mailDateProblem(day, { today: '2026-11-20', blackoutDays: new Set(['2026-11-26']) }, language),
      ),
    'domain/order-form/problem-sentences.ts': problemSentences,
    'domain/print/print-finding.ts': (language) => everyFinding().map((finding) => printFindingSentence(finding, language)),
    'domain/sending/news-sentences.ts': newsSentences,
    'domain/server-sentences.ts': (language) => (language === 'es' ? Object.values : Object.keys)(SERVER_SENTENCES),
    'domain/sign-in/password-rule.ts': (language) => [
      passwordRequirements('', 'default', language).map(({ text }) => text),
      passwordRequirements('', 'nist', language).map(({ text }) => text),
    ],
    'domain/sign-in/sign-in-errors.ts': (language) => [stepError({}, language), pushTimeOut(language), flowFailed({}, language)],
    'domain/sign-in/username.ts': (language) => approvalSent('Ana’s phone', language),
    'domain/user/refusals-in-spanish.ts': (language) =>
      REFUSALS.map((kind) => (language === 'es' ? REFUSALS_IN_SPANISH[kind] : { ...refusal(kind), offer: undefined })),
  }
  // They tell the languages apart, and say nothing of their own.
  const WITHOUT_WORDS = [
    'domain/catalogue/categories.ts',
    'domain/language.ts',
    'domain/order-history/sort-and-page.ts',
    'domain/sender/offered-profiles.ts',
  ]

  test('every file of the domain that knows Spanish is looked at here', () => {
    const known = [...Object.keys(BY_LANGUAGE), ...WITHOUT_WORDS]
    expect(filesWith('domain', /=== 'es'|^ {2}es: |\bSPANISH\b/m).filter((file) => !known.includes(file))).toEqual([])
  })

  test.each(Object.entries(BY_LANGUAGE))('of %s', (_, told) => expect(notSpanish(told('en_US'), told('es'))).toEqual([]))
})

test('an English sentence among the Spanish ones is found, and so are an empty and a missing one', () => {
  const english = { a: 'Send', b: { c: 'Print', d: (count: number) => `${count} cards` }, e: 'Edit', f: 'Preview' }
  const spanish = { a: 'Send', b: { c: '', d: (count: number) => `${count} cards` }, e: 'Corregir' }
  expect(notSpanish(english, spanish)).toEqual(['a: Send', 'b.c: Print', 'b.d: 1 cards', 'f: Preview'])
})

test('one character left is one', () => {
  const left = (characters: number) => (['en_US', 'es'] as const).map((language) => charactersLeft('x'.repeat(270 - characters), language))
  expect(left(12)).toEqual(['12 characters left', 'Quedan 12 caracteres'])
  expect(left(1)).toEqual(['1 characters left', 'Queda 1 carácter'])
})

test('what an address check says is asked about in English, and read in the language of the page', () => {
  const entered = { address1: '1 Elm St', address2: '', city: 'Dayton', state: 'OH', zip: '45402' }
  expect(addressOutcome(entered, undefined)).toMatchObject({ text: ADDRESS_SENTENCES.unverified })
})

/** What Spanish lacks, or says in English. Functions are told of a name, of numbers, of whatever else they may be told of. */
function notSpanish(english: unknown, spanish: unknown, path = ''): string[] {
  if (typeof english === 'string') {
    const isTold = typeof spanish === 'string' && spanish.trim() !== '' && (spanish !== english || english in ALIKE)
    return isTold ? [] : [`${path}: ${english}`]
  }
  if (typeof english === 'function') {
    const told = SAMPLES.map((sample) => [say(english, sample), say(spanish, sample)]).filter((both) => both.every(Boolean))
    const wrong = told.flatMap(([said, toldInSpanish]) => notSpanish(said, toldInSpanish, path))
    return told.length > 0 ? wrong.slice(0, 1) : [`${path}: nothing was said`]
  }
  if (typeof english !== 'object' || english === null) return []
  const other = (spanish ?? {}) as Record<string, unknown>
  return Object.entries(english).flatMap(([name, value]) => notSpanish(value, other[name], path === '' ? name : `${path}.${name}`))
}

const SAMPLES: unknown[][] = [[1], [2], ['Ada', 'Ada'], [{ first: 1, last: 2, total: 3 }], ['Ada', { column: 'status', descending: true }]]

function say(words: unknown, sample: unknown[]): string | undefined {
  try {
    const sentence: unknown = typeof words === 'function' ? words(...sample) : undefined
    return typeof sentence === 'string' && !/undefined|NaN|\[object/.test(sentence) ? sentence : undefined
  } catch {
    return undefined // It is told of something else.
  }
}

function filesWith(room: string, what: RegExp): string[] {
  return globSync(`${room}/**/*.{ts,tsx}`, { cwd: ROOT, exclude: ['**/dist/**', '**/node_modules/**', '**/*.test.ts'] })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => what.test(readFileSync(join(ROOT, file), 'utf8')))
    .toSorted()
}
