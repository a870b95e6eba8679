import type { SearchQuery } from '@fondly/contracts/ocapi/search.ts'
import { expect, test } from 'vitest'
import { type SearchPage, walkChangedOrders } from './changed-orders.ts'
import type { ReportedOrder } from './commerce.ts'

type Hit = { orderNo: string; modified: number }
type Range = { field: string; from?: string; to?: string; from_inclusive?: boolean; to_inclusive?: boolean }

/** A search like that of the platform: it sorts as requested and refuses hits after the 1,000th. */
function openSearch(hits: Hit[], afterPage: () => void = () => {}): { search: SearchPage; queries: SearchQuery[] } {
  const queries: SearchQuery[] = []
  const search: SearchPage = (query) => {
    queries.push(query)
    const { start = 0, count = 25 } = query
    if (start + count > 1000) throw new Error('The search ends at 1,000 hits.')
    const found = hits
      .filter((hit) => rangesIn(query.query).every((range) => isIn(hit, range)))
      .sort((one, other) =>
        compare(
          one,
          other,
          (query.sorts ?? []).map(({ field }) => field),
        ),
      )
    const page = found.slice(start, start + count)
    const last = page.at(-1)
    const result = {
      orders: page.map(({ orderNo, modified }) => ({ orderNo, modifiedAt: new Date(modified) }) as ReportedOrder), // only these two are used
      seen: page.length,
      total: found.length,
      last: last && { orderNo: last.orderNo, modified: new Date(last.modified).toISOString() },
    }
    afterPage()
    return Promise.resolve(result)
  }
  return { search, queries }
}

function rangesIn(part: unknown): Range[] {
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([name, value]) => (name === 'range_filter' ? [value as Range] : rangesIn(value)))
}
function isIn(hit: Hit, { field, from, to, from_inclusive: withFrom = true, to_inclusive: withTo = true }: Range): boolean {
  const value = field === 'order_no' ? hit.orderNo : new Date(hit.modified).toISOString()
  return (
    (from === undefined || value > from || (withFrom && value === from)) && (to === undefined || value < to || (withTo && value === to))
  )
}
function compare(one: Hit, other: Hit, fields: string[]): number {
  for (const field of fields) {
    const difference = field === 'order_no' ? one.orderNo.localeCompare(other.orderNo) : one.modified - other.modified
    if (difference !== 0) return difference
  }
  return 0
}
async function collectHits(search: SearchPage, since = 0): Promise<Hit[]> {
  const collected: Hit[] = []
  for await (const page of walkChangedOrders(search, new Date(since))) {
    collected.push(...page.map(({ orderNo, modifiedAt }) => ({ orderNo, modified: modifiedAt.getTime() })))
  }
  return collected
}
const number = (at: number) => String(at).padStart(8, '0')
const numbersOf = (hits: Hit[]) => hits.map(({ orderNo }) => orderNo).sort()

test('2,500 orders come once each, oldest change first, although a search ends at 1,000 hits', async () => {
  const hits = Array.from({ length: 2500 }, (_, at) => ({ orderNo: number(at), modified: 1_000_000 - Math.floor(at / 3) }))
  const collected = await collectHits(openSearch(hits).search)
  expect(numbersOf(collected)).toEqual(numbersOf(hits))
  expect(collected.map(({ modified }) => modified)).toEqual(hits.map(({ modified }) => modified).sort((one, other) => one - other))
})

test('only orders changed at or after the given instant are read', async () => {
  const hits = Array.from({ length: 10 }, (_, at) => ({ orderNo: number(at), modified: 1000 + at }))
  expect(numbersOf(await collectHits(openSearch(hits).search, 1007))).toEqual(['00000007', '00000008', '00000009'])
})

test('1,350 orders that changed in one instant come once each, and those after them too', async () => {
  const hits = Array.from({ length: 1700 }, (_, at) => ({
    orderNo: number((at * 7919) % 1700),
    modified: at < 100 ? at : at < 1450 ? 5000 : 5001 + at,
  }))
  const collected = await collectHits(openSearch(hits).search)
  expect(collected).toHaveLength(1700)
  expect(numbersOf(collected)).toEqual(numbersOf(hits))
})

test('an order that changes during the walk comes again at its end, and no other order is lost', async () => {
  const hits = Array.from({ length: 900 }, (_, at) => ({ orderNo: number(at), modified: 1000 + at }))
  let clock = 10_000
  let at = 0
  const { search } = openSearch(hits, () => {
    for (const hit of hits.slice(at, at + 20)) hit.modified = clock++
    at += 20
    if (at >= 60) at = 900
  })
  const collected = await collectHits(search)
  expect(new Set(numbersOf(collected)).size).toBe(900)
  const last = new Map(collected.map(({ orderNo, modified }) => [orderNo, modified]))
  expect(hits.filter(({ orderNo, modified }) => last.get(orderNo) !== modified)).toEqual([])
})
