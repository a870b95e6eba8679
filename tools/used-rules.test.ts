import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT, sourceFiles } from './imports.ts'

type Source = { file: string; text: string }

const isTest = (file: string) => /\.test\.|\.fixture\.|\/testing\/|^(?:e2e|tools|chaos|bench)\//.test(file)

/** Exported functions and values of the domain that no part of the product uses, not even their own file. */
function unusedRules(sources: Source[]): string[] {
  const product = sources.filter(({ file }) => !isTest(file))
  const wordsOf = new Map(product.map(({ file, text }) => [file, text.match(/[A-Za-z_$][\w$]*/g) ?? []]))
  const filesWith = new Map<string, Set<string>>()
  for (const [file, words] of wordsOf) for (const word of words) filesWith.set(word, (filesWith.get(word) ?? new Set()).add(file))
  return product
    .filter(({ file }) => file.startsWith('domain/'))
    .flatMap(({ file, text }) =>
      [...text.matchAll(/^export (?:async )?(?:function|const|class) (\w+)/gm)]
        .map(([, name = '']) => name)
        .filter((name) => filesWith.get(name)?.size === 1 && wordsOf.get(file)?.filter((word) => word === name).length === 1)
        .map((name) => `${file}: ${name}`),
    )
}

test('every rule of the domain is used by the product, not only by tests', () => {
  const sources = sourceFiles().flatMap((file) => {
    try {
      return [{ file, text: readFileSync(join(ROOT, file), 'utf8') }]
    } catch {
      return [] // The file was removed, but git still lists it.
    }
  })
  expect(unusedRules(sources)).toEqual([])
})

test('a rule that only a test calls is found', () => {
  const sources = [
    { file: 'domain/a.ts', text: 'export function mayBeSent() {}\nexport const LIMIT = 3\nexport function rest() { return LIMIT }' },
    { file: 'domain/a.test.ts', text: 'mayBeSent()' },
    { file: 'bff/b.ts', text: 'rest()' },
  ]
  expect(unusedRules(sources)).toEqual(['domain/a.ts: mayBeSent'])
})
