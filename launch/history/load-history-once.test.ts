import { expect, test } from 'vitest'
import type { Log } from '@fondly/kit/log.ts'
import type { History } from './load-history.ts'
import { HISTORY, loadHistoryOnce } from './load-history-once.ts'

const BEGIN = new Date('2026-11-23T17:00:00Z')

/** Creates a load list and a history that records every loaded step. Steps in `failing` fail. */
function createStart({ begun = true }: { begun?: boolean } = {}) {
  const noted = new Map<string, { at: Date; documents: number }>(begun ? [[HISTORY, { at: BEGIN, documents: 0 }]] : [])
  const loaded: string[] = []
  const warnings: unknown[] = []
  const failing = new Set<string>()
  const step = (name: string, count: number) => () => {
    loaded.push(name)
    return failing.has(name) ? Promise.reject(new Error(name)) : Promise.resolve(count)
  }
  const contacts = step('contacts', 0)
  const history: History = {
    loadYear: step('year', 3000),
    loadContacts: async () => void (await contacts()),
    loadWaiting: step('waiting', 20),
  }
  const moments: Date[] = []
  const log: Log = { info: () => {}, warn: (_, fields) => warnings.push(fields?.['cause']), error: () => {} }
  const start = async () => {
    const { stop } = await loadHistoryOnce({
      loads: {
        find: (name) => Promise.resolve(noted.get(name)),
        note: (name, documents, at) => Promise.resolve(void noted.set(name, { documents, at })),
      },
      createHistory: (now) => Promise.resolve((moments.push(now), history)),
      log,
    })
    return stop
  }
  return { start, loaded, warnings, failing, noted, moments }
}

/** Starts, waits until the waiting cards are loaded, and stops. */
async function startAndSettle({ start }: ReturnType<typeof createStart>): Promise<void> {
  const stop = await start()
  await new Promise((resolve) => setImmediate(resolve))
  await stop()
}

test('the demonstration year and its waiting cards are loaded once', async () => {
  const one = createStart()
  await startAndSettle(one)
  await startAndSettle(one)
  expect(one.loaded).toEqual(['year', 'contacts', 'waiting'])
  expect(one.noted.get(HISTORY)).toEqual({ at: BEGIN, documents: 3020 })
})

test('a database that should have no past year gets none', async () => {
  const one = createStart({ begun: false })
  await startAndSettle(one)
  expect(one.loaded).toEqual([])
})

test('the next start loads only the missing waiting cards, as of the same moment', async () => {
  const one = createStart()
  one.failing.add('waiting')
  await startAndSettle(one)
  one.failing.clear()
  await startAndSettle(one)
  expect(one.loaded).toEqual(['year', 'contacts', 'waiting', 'contacts', 'waiting'])
  expect(one.warnings).toEqual([new Error('waiting')])
  expect(one.moments).toEqual([BEGIN, BEGIN])
  expect(one.noted.get(HISTORY)?.documents).toBe(3020)
})

test('address books that could not be filled are filled by the next start', async () => {
  const one = createStart()
  one.failing.add('contacts')
  await startAndSettle(one)
  expect(one.warnings).toEqual([new Error('contacts')])
  one.failing.clear()
  await startAndSettle(one)
  expect(one.loaded).toEqual(['year', 'contacts', 'contacts', 'waiting'])
})

test('a year that cannot be loaded is a warning, and the next start tries again', async () => {
  const one = createStart()
  one.failing.add('year')
  await startAndSettle(one)
  expect(one.warnings).toEqual([new Error('year')])
  one.failing.clear()
  await startAndSettle(one)
  expect(one.loaded).toEqual(['year', 'year', 'contacts', 'waiting'])
})
