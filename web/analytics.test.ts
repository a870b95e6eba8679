import { afterAll, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  vi.stubGlobal('window', {})
  vi.resetModules()
})
// Removes the window again, because other test files of this worker run without one.
afterAll(() => void vi.unstubAllGlobals())

test('a sign-in and an order are each reported once', async () => {
  const { pushEvent } = await import('./analytics.ts')
  const order = (number: string) => ({ event: 'purchase', transaction_id: number, value: 4.5, currency: 'USD' }) as const
  for (const event of [{ event: 'log_in' } as const, { event: 'log_in' } as const, order('00001001'), order('00001001'), order('00001002')])
    pushEvent(event)
  expect(window.dataLayer).toEqual([{ event: 'log_in' }, order('00001001'), order('00001002')])
})

test('entries of a tag manager are kept', async () => {
  window.dataLayer = [{ event: 'gtm.js' }]
  const { pushEvent } = await import('./analytics.ts')
  pushEvent({ event: 'log_in' })
  expect(window.dataLayer).toEqual([{ event: 'gtm.js' }, { event: 'log_in' }])
})

test('a purchase is reported in the currency of its order', async () => {
  const { pushEvent } = await import('./analytics.ts')
  pushEvent({ event: 'purchase', transaction_id: '00001003', value: 4.5, currency: 'CAD' })
  expect(window.dataLayer).toMatchObject([{ value: 4.5, currency: 'CAD' }])
})
