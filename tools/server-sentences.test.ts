import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { inSpanish } from '../web/words/server-sentences.ts'
import { ROOT } from './imports.ts'

// What the server says to a person is `message: '...'`, or a constant that is put there.
const SAID = /\bmessage: (?:'([^']+)'|"([^"]+)"|([A-Z][A-Z_]+)\b)/g

test('every sentence with which the server refuses has its Spanish', () => {
  const sentences = globSync('bff/**/*.ts', { cwd: ROOT })
    .filter((file) => !file.includes('.test.') && !file.includes('/testing/'))
    .flatMap((file) => sentencesOf(readFileSync(join(ROOT, file), 'utf8')))
  expect(sentences.length).toBeGreaterThan(15)
  expect(sentences.filter((sentence) => inSpanish(sentence) === sentence)).toEqual([])
})

test('a sentence without Spanish is found, whether it is said at once or by its name', () => {
  const source = "const LATER = 'We say this later.'\nrefuse({ message: LATER }); refuse({ message: 'And this now.' })"
  expect(sentencesOf(source)).toEqual(['We say this later.', 'And this now.'])
})

function sentencesOf(source: string): string[] {
  return [...source.matchAll(SAID)].flatMap(([, single, double, name]) => {
    const said = single ?? double ?? new RegExp(`const ${name} =\\s+['"](.+)['"]`).exec(source)?.[1]
    return said ? [said] : []
  })
}
