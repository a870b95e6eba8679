import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ownImports, ROOT, sourceFiles } from './imports.ts'

/** Large packages that are needed late, in a separate process, or only in some installations. */
const LATE = ['@cantoo/pdf-lib', '@napi-rs/canvas', 'fontkit', 'nodemailer', 'pdfkit', 'sanitize-html', 'sharp', 'undici', 'zxing-wasm']

const AT_ONCE = /(?:^|\n)(?:import|export)\s(?!type\b)[^'"]*?from\s*['"]([^'"]+)['"]|(?:^|\n)import\s*['"]([^'"]+)['"]/g

/** Returns the modules that a file imports when it is loaded, without types and dynamic imports. */
function readWith(file: string): string[] {
  return [...readFileSync(join(ROOT, file), 'utf8').matchAll(AT_ONCE)].map(([, from, bare]) => from ?? bare ?? '')
}

/** Lists the packages that are loaded by a file of ours and by its imports. */
function packagesReadWith(file: string, seen = new Set<string>()): Set<string> {
  const found = new Set<string>()
  seen.add(file)
  const specifiers = readWith(file)
  const ours = ownImports(file, specifiers.map((specifier) => `import '${specifier}'`).join('\n'))
  for (const specifier of specifiers)
    if (!specifier.startsWith('.') && !specifier.startsWith('@fondly/'))
      found.add(specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/'))
  for (const next of ours) if (!seen.has(next)) for (const one of packagesReadWith(next, seen)) found.add(one)
  return found
}

test('a start loads no package that is only needed later', () => {
  const read = packagesReadWith('launch/serve/serve.ts')
  expect(read).toContain('kysely')
  expect(LATE.filter((name) => read.has(name))).toEqual([])
})

test('each of these packages is needed somewhere', () => {
  const texts = sourceFiles().map((file) => readFileSync(join(ROOT, file), 'utf8'))
  expect(LATE.filter((name) => !texts.some((text) => text.includes(`'${name}`)))).toEqual([])
})
