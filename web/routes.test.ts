import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { RESERVED_SLUGS } from '@fondly/domain/client/slug.ts'
import { expect, test } from 'vitest'

test('no client can have the address of a page', () => {
  // The routes load parts that need a browser.
  const routes = readFileSync(join(import.meta.dirname, 'routes.tsx'), 'utf8')
  const pages = [...routes.matchAll(/path: '\/([a-z-]+)/g)].map(([, name = '']) => name)
  expect(pages).toContain('invitation')
  expect(pages.filter((name) => !RESERVED_SLUGS.has(name))).toEqual([])
})
