import { expect, test } from 'vitest'
import { fitsOrderForm, MAX_TYPED_CHARACTERS } from './limits.ts'
import { EMPTY_ORDER_FORM, type OrderForm } from './order-form.ts'

test.each(Object.entries(MAX_TYPED_CHARACTERS))('%s may have %i characters and no more', (field, most) => {
  const form = (length: number): OrderForm => ({ ...EMPTY_ORDER_FORM, [field]: 'x'.repeat(length) })
  expect(fitsOrderForm(form(most))).toBe(true)
  expect(fitsOrderForm(form(most + 1))).toBe(false)
})
