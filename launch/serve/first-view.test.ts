import { expect, test } from 'vitest'
import { findFirstView } from './first-view.ts'

const find = (headers: Record<string, string>) => findFirstView(new Request('http://localhost/', { headers }))
const WIDE = { gridWidthPx: 1312, heightPx: 900, remPx: 16 }
const NARROW = { gridWidthPx: 320, heightPx: 640, remPx: 20 }
const ON_PHONE = { 'user-agent': 'Mozilla/5.0 (Linux; Android 15) Chrome/150.0 Mobile Safari/537.36' }

test('the window of the last visit is taken', () => {
  expect(find({ cookie: 'theme=dark; view=1312x900x16' })).toEqual(WIDE)
  expect(find({ cookie: '__Host-view=320x640x20; theme=dark', ...ON_PHONE })).toEqual(NARROW)
})

test('without a last visit, only a phone has a known window', () => {
  expect(find({})).toBeUndefined()
  expect(find({ cookie: 'preview=1312x900x16' })).toBeUndefined()
  expect(find(ON_PHONE)).toEqual({ gridWidthPx: 372, heightPx: 823, remPx: 16 })
  expect(find({ 'sec-ch-ua-mobile': '?1' })).toEqual({ gridWidthPx: 372, heightPx: 823, remPx: 16 })
})

test('a wide window is not believed of a phone', () => {
  expect(find({ cookie: 'view=1312x900x16', ...ON_PHONE })).toEqual({ gridWidthPx: 372, heightPx: 823, remPx: 16 })
})
