import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT, sourceFiles } from './imports.ts'

/** These two put the context together; everything else takes the members that it uses. */
const BUILDERS = ['core/context.ts', 'core/core.ts']

/** The uses of the type as a whole. `Pick<CoreContext, ...>` and `CoreContext['member']` name what they need. */
const countWholeContexts = (text: string): number =>
  [...text.replaceAll(/^import .*$/gm, '').matchAll(/(Pick<\s*)?\b(?:CoreContext|Core\['context'\])(\[)?/g)].filter(
    ([, picked, member]) => picked === undefined && member === undefined,
  ).length

test('a whole context is found wherever it stands', () => {
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
