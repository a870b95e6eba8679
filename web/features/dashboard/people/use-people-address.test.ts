import { beforeEach, expect, test, vi } from 'vitest'
import { renderHook, withWindow } from '../../../testing/render-hook.ts'
import { usePeopleAddress } from './use-people-address.ts'

withWindow()

const PATH = '/dashboard/harborview/people'
const place = { pathname: PATH, search: '' }
const go = (_state: unknown, _title: string, to: string) => {
  const { pathname, search } = new URL(to, 'https://a.test')
  Object.assign(place, { pathname, search })
}
beforeEach(() => {
  vi.stubGlobal('location', place)
  vi.stubGlobal('history', { pushState: go, replaceState: go })
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('removeEventListener', () => undefined)
})

test.each([
  ['file', 'import'],
  ['chosen', 'change'],
] as const)('the search is kept while a %s is shown, and afterwards', (source, name) => {
  place.search = '?search=ada&state=locked&location=Pier'
  const { results, rerender } = renderHook(usePeopleAddress)
  results.at(-1)?.openImport({ id: 'i1', source })
  expect(place).toEqual({ pathname: PATH, search: `?search=ada&state=locked&location=Pier&${name}=i1` })
  rerender()
  expect(results.at(-1)).toMatchObject({ search: { search: 'ada', state: 'locked', location: 'Pier' } })
  results.at(-1)?.closeImport()
  expect(place.search).toBe('?search=ada&state=locked&location=Pier')
})

test('opening a person keeps the search, and a changed search closes the person', () => {
  place.search = '?role=orderer'
  const { results, rerender } = renderHook(usePeopleAddress)
  results.at(-1)?.openPerson('p1')
  expect(place.search).toBe('?role=orderer&person=p1')
  rerender()
  results.at(-1)?.find({ search: 'ada' })
  expect(place.search).toBe('?search=ada&role=orderer')
})
