import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { REJECTION_CODES } from '@fondly/domain/print/rejection.ts'
import { REFUSAL_CODES } from '@fondly/domain/refusal-code.ts'
import { expect, test } from 'vitest'
import { ROOT } from './imports.ts'

const LISTS = ['domain/refusal-code.ts', 'domain/print/rejection.ts']

/** The sources that can refuse or reject: all except the lists of codes, the languages and the page. */
const sources = globSync('{domain,core,bff,press,kit,launch}/**/*.ts', { cwd: ROOT, exclude: ['**/node_modules/**', '**/*.test.ts'] })
  .filter((file) => !LISTS.includes(file))
  .map((file) => readFileSync(join(ROOT, file), 'utf8'))
  .join('\n')

test.each([...REFUSAL_CODES, ...REJECTION_CODES])('%s is refused or rejected somewhere', (code) => {
  expect(sources).toContain(`'${code}'`)
})
