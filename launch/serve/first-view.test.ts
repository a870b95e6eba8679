import { expect, test } from 'vitest'
import { findFirstView } from './first-view.ts'

const find = (headers: Record<string, string>) => findFirstView(new Request('http://localhost/', { headers }))
const ON_PHONE = { 'user-agent': 'Mozilla/5.0 (Linux; Android 15) Chrome/150.0 Mobile Safari/537.36' }
const USUAL_PHONE = { gridWidthPx: 372, heightPx: 823, remPx: 16 }

test('for a phone, the size of its window at the last visit is used', () =>
  expect(find({ cookie: '__Host-view=320x640x20; theme=dark', ...ON_PHONE })).toEqual({ gridWidthPx: 320, heightPx: 640, remPx: 20 }))

test('for a phone without a last visit, a usual size is used', () => {
  expect(find(ON_PHONE)).toEqual(USUAL_PHONE)
  expect(find({ 'sec-ch-ua-mobile': '?1' })).toEqual(USUAL_PHONE)
  expect(find({ cookie: 'preview=320x640x20', ...ON_PHONE })).toEqual(USUAL_PHONE)
})

test('a wide window in the cookie of a phone is ignored', () =>
  expect(find({ cookie: 'view=1312x900x16', ...ON_PHONE })).toEqual(USUAL_PHONE))

test('for other browsers no first screen is drawn', () => {
  expect(find({})).toBeUndefined()
  expect(find({ cookie: 'view=320x640x20', 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/150.0 Safari/537.36' })).toBeUndefined()
})
