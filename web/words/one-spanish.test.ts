import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { ADDRESS_SENTENCES, ADDRESS_SENTENCES_IN_SPANISH } from '@fondly/domain/address/address-answer.ts'
import { problemSentences } from '@fondly/domain/order-form/problem-sentences.ts'
import { newsSentences } from '@fondly/domain/sending/news-sentences.ts'
import { SERVER_SENTENCES } from '@fondly/domain/server-sentences.ts'
import { flowFailed, pushTimeOut, stepError } from '@fondly/domain/sign-in/sign-in-errors.ts'
import { REFUSALS_IN_SPANISH } from '@fondly/domain/user/refusals-in-spanish.ts'
import { refusal, REFUSALS } from '@fondly/domain/user/refusals.ts'
import { expect, test } from 'vitest'
import { english as ofEveryPage } from './english.ts'

const ROOT = resolve(import.meta.dirname, '../..')

/** English words that Spanish must part. */
const PARTED: Record<string, string> = {
  Mailed: 'a card is feminine, a batch masculine',
  'N characters left': 'one character is singular; the English stands letter for letter',
}

type Pair = { english: string; spanish: string; where: string }

/** Every plain text that is in both trees. Texts that are made of names and numbers are looked at by spanish.test.ts. */
function pairsOf(english: unknown, spanish: unknown, where: string): Pair[] {
  if (typeof english === 'string' && typeof spanish === 'string') return [{ english, spanish, where }]
  if (typeof english !== 'object' || english === null) return []
  const other = (spanish ?? {}) as Record<string, unknown>
  return Object.entries(english).flatMap(([name, value]) => pairsOf(value, other[name], `${where} ${name}`))
}

/** English sentences with two Spanish ones. */
function saidTwice(pairs: Pair[]): string[] {
  const known = new Map<string, Pair>()
  return pairs.flatMap((pair) => {
    const before = known.get(pair.english)
    known.set(pair.english, before ?? pair)
    return before && before.spanish !== pair.spanish && !(pair.english in PARTED)
      ? [`${pair.english}\n  ${before.where}: ${before.spanish}\n  ${pair.where}: ${pair.spanish}`]
      : []
  })
}

async function everyPair(): Promise<Pair[]> {
  const files = globSync('web/**/*.{ts,tsx}', { cwd: ROOT, exclude: ['**/dist/**', '**/node_modules/**', '**/*.test.ts'] })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /^(export )?const spanish\b/m.test(readFileSync(join(ROOT, file), 'utf8')))
    .toSorted()
  const ofPages = await Promise.all(
    files.map(async (file) => {
      const { english = ofEveryPage, spanish } = (await import(join(ROOT, file))) as Record<string, unknown>
      return pairsOf(english, spanish, file)
    }),
  )
  return [
    ...Object.entries(SERVER_SENTENCES).map(([english, spanish]) => ({ english, spanish, where: 'domain/server-sentences.ts' })),
    ...pairsOf(ADDRESS_SENTENCES, ADDRESS_SENTENCES_IN_SPANISH, 'domain/address/address-answer.ts'),
    ...pairsOf(problemSentences('en_US'), problemSentences('es'), 'domain/order-form/problem-sentences.ts'),
    ...pairsOf(newsSentences('en_US'), newsSentences('es'), 'domain/sending/news-sentences.ts'),
    ...[stepError.bind(undefined, {}), pushTimeOut, flowFailed.bind(undefined, {})].flatMap((say) =>
      pairsOf(say('en_US'), say('es'), 'domain/sign-in/sign-in-errors.ts'),
    ),
    ...REFUSALS.flatMap((kind) => pairsOf(refusal(kind), REFUSALS_IN_SPANISH[kind], 'domain/user/refusals-in-spanish.ts')),
    ...ofPages.flat(),
  ]
}

test('an English sentence has one Spanish one', async () => {
  const pairs = await everyPair()
  expect(pairs.length).toBeGreaterThan(400)
  expect(saidTwice(pairs)).toEqual([])
})

test('a second Spanish sentence is found', () => {
  const pair = (spanish: string) => ({ english: 'Send', spanish, where: 'a page' })
  expect(saidTwice([pair('Enviar'), pair('Enviar')])).toEqual([])
  expect(saidTwice([pair('Enviar'), pair('Mandar')])).toHaveLength(1)
})
