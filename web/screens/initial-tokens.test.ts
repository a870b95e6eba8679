import { afterEach, expect, test, vi } from 'vitest'
import { takeInitialQuery } from './take-initial-query.ts'

afterEach(() => vi.unstubAllGlobals())

function openAddress(address: string) {
  const replaced: string[] = []
  vi.stubGlobal('location', new URL(address))
  vi.stubGlobal('history', { replaceState: (_state: unknown, _title: string, path: string) => void replaced.push(path) })
  return { replaced, initialQuery: takeInitialQuery() }
}

test('tokens after the # are read once and removed at once, on any page', () => {
  const tokens = 'access_token=a&id_token=b&state=c'
  expect(openAddress(`https://cards.test/?cgid=welcome#${tokens}`)).toMatchObject({
    replaced: ['/?cgid=welcome'],
    initialQuery: { tokens },
  })
  expect(openAddress(`https://cards.test/error#id_token=b`)).toMatchObject({ replaced: ['/error'], initialQuery: { tokens: 'id_token=b' } })
})

test('any other fragment stays in the address', () => {
  const { replaced, initialQuery } = openAddress('https://cards.test/#cards')
  expect(replaced).toEqual([])
  expect(initialQuery.tokens).toBeUndefined()
})
