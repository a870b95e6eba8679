import { afterEach, expect, test, vi } from 'vitest'
import { takeArrival } from './arrival.ts'

afterEach(() => vi.unstubAllGlobals())

function arriveAt(address: string) {
  const replaced: string[] = []
  vi.stubGlobal('location', new URL(address))
  vi.stubGlobal('history', { replaceState: (_state: unknown, _title: string, path: string) => void replaced.push(path) })
  return { replaced, arrival: takeArrival() }
}

test('tokens behind the # are taken once and wiped at once, on whatever page', () => {
  const tokens = 'access_token=a&id_token=b&state=c'
  expect(arriveAt(`https://cards.test/?cgid=welcome#${tokens}`)).toMatchObject({ replaced: ['/?cgid=welcome'], arrival: { tokens } })
  expect(arriveAt(`https://cards.test/error#id_token=b`)).toMatchObject({ replaced: ['/error'], arrival: { tokens: 'id_token=b' } })
})

test('another # stays as it is', () => {
  const { replaced, arrival } = arriveAt('https://cards.test/#cards')
  expect(replaced).toEqual([])
  expect(arrival.tokens).toBeUndefined()
})
