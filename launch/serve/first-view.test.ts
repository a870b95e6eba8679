import { expect, test } from 'vitest'
import { findFirstView } from './first-view.ts'

const find = (headers: Record<string, string>) => findFirstView(new Request('http://localhost/', { headers }))
const ON_PHONE = { 'user-agent': 'Mozilla/5.0 (Linux; Android 15) Chrome/150.0 Mobile Safari/537.36' }
const USUAL_PHONE = { gridWidthPx: 372, heightPx: 823, remPx: 16 }

test('a phone has the window of its last visit', () =>
  expect(find({ cookie: '__Host-view=320x640x20; theme=dark', ...ON_PHONE })).toEqual({ gridWidthPx: 320, heightPx: 640, remPx: 20 }))

test('without a last visit, a phone has a usual window', () => {
  expect(find(ON_PHONE)).toEqual(USUAL_PHONE)
  expect(find({ 'sec-ch-ua-mobile': '?1' })).toEqual(USUAL_PHONE)
  expect(find({ cookie: 'preview=320x640x20', ...ON_PHONE })).toEqual(USUAL_PHONE)
})

test('a wide window is not believed of a phone', () => expect(find({ cookie: 'view=1312x900x16', ...ON_PHONE })).toEqual(USUAL_PHONE))

test('for no other browser a screen is drawn', () => {
  expect(find({})).toBeUndefined()
  expect(find({ cookie: 'view=320x640x20', 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/150.0 Safari/537.36' })).toBeUndefined()
})
