import { expect, test } from 'vitest'
import { withWindow } from '../testing/render-hook.ts'
import { ignoreHeldKey } from './ignore-held-key.ts'

withWindow()

/** Returns whether the key has an effect. */
function press(repeat: boolean): boolean {
  const event = Object.assign(new Event('keydown', { cancelable: true }), { key: 'Enter', repeat })
  window.dispatchEvent(event)
  return !event.defaultPrevented
}

test('a key that is held does nothing more until it is released', () => {
  ignoreHeldKey()
  expect([press(true), press(true)]).toEqual([false, false])
  window.dispatchEvent(new Event('keyup'))
  expect([press(true), press(false)]).toEqual([true, true])
})

test('a key that is pressed again has an effect, even if no release was reported', () => {
  ignoreHeldKey()
  expect([press(true), press(false), press(true)]).toEqual([false, true, true])
})
