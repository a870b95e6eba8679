import { expect, test } from 'vitest'
import { fillMessage } from './fill-message.ts'

test('each value stands where its name stood, as often as it stood there', () => {
  expect(fillMessage('{a} and {b}, then {a}', { a: 'one', b: 2 })).toBe('one and 2, then one')
})

test('a value is not read again', () => {
  expect(fillMessage('Order {orderNo} of {name}', { orderNo: '{name}', name: '$& $1 {orderNo}' })).toBe('Order {name} of $& $1 {orderNo}')
})

test('braces without a value of that name stay, and what every object inherits is no value', () => {
  expect(fillMessage('{orderNo} {toString} {} {a b}', {})).toBe('{orderNo} {toString} {} {a b}')
})
