import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findPageStatus, PAGE_NAMES } from './page-status.ts'

const hasClient = (slug: string) => Promise.resolve(slug === 'harborview')
const statusOf = (path: string) => findPageStatus(`http://localhost${path}`, hasClient)

test.each([
  '/',
  '/?card=1HBE2115',
  '/login?flowId=1',
  '/address-book/',
  '/error?reason=locked',
  '/harborview',
  '/Harborview',
  '/sso/harborview',
  '/dashboard',
  '/dashboard/harborview/people',
])('%s is a page', async (path) => expect(await statusOf(path)).toBe(200))

test.each([
  '/nobody',
  '/harborview/cards',
  '/sso',
  '/sso/nobody',
  '/sso/harborview/x',
  '/login/x',
  '/a%20b',
  '/developers',
  '/error?reason=unknown-client',
])('there is no page at %s', async (path) => expect(await statusOf(path)).toBe(404))

test('every route of the page has its name here', () => {
  const routes = readFileSync(join(import.meta.dirname, '../../web/routes.tsx'), 'utf8')
  const names = [...routes.matchAll(/path: '\/([^:/']*)/g)].map(([, name = '']) => name)
  expect(new Set(names)).toEqual(PAGE_NAMES)
})
