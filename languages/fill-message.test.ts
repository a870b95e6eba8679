import { expect, test } from 'vitest'
import { fillMessage } from './fill-message.ts'

test('each name in braces is replaced by its value, even if it occurs twice', () => {
  expect(fillMessage('{a} and {b}, then {a}', { a: 'one', b: 2 })).toBe('one and 2, then one')
})

test('braces inside a value are not replaced', () => {
  expect(fillMessage('Order {orderNo} of {name}', { orderNo: '{name}', name: '$& $1 {orderNo}' })).toBe('Order {name} of $& $1 {orderNo}')
})

test('braces without a value stay unchanged, also for names that every object inherits', () => {
  expect(fillMessage('{orderNo} {toString} {} {a b}', {})).toBe('{orderNo} {toString} {} {a b}')
})
