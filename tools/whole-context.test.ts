import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT, sourceFiles } from './imports.ts'

/** These two files compose the context; all others take only the members that they use. */
const BUILDERS = ['core/context.ts', 'core/core.ts']

/** Matches uses of the whole type. `Pick<CoreContext, ...>` and `CoreContext['member']` are allowed. */
const countWholeContexts = (text: string): number =>
  [...text.replaceAll(/^import .*$/gm, '').matchAll(/(Pick<\s*)?\b(?:CoreContext|Core\['context'\])(\[)?/g)].filter(
    ([, picked, member]) => picked === undefined && member === undefined,
  ).length

test('a use of the whole context is found in any position', () => {
  expect(countWholeContexts(`import type { CoreContext } from '../context.ts'\nfunction one(context: CoreContext) {}`)).toBe(1)
  expect(countWholeContexts(`type Options = { context: CoreContext } & Core['context']`)).toBe(2)
  expect(countWholeContexts(`type One = Pick<\n  CoreContext,\n  'env'> & Pick<CoreContext['press'], 'reserve'>`)).toBe(0)
})

test('no feature takes the whole context', () => {
  const features = sourceFiles().filter((file) => /^(?:core|bff)\//.test(file) && !BUILDERS.includes(file))
  expect(features.length).toBeGreaterThan(100)
  const taken = features.filter((file) => countWholeContexts(readFileSync(join(ROOT, file), 'utf8')) > 0)
  expect(taken).toEqual([])
})
