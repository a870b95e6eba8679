import type { OrderFormSetting } from '@fondly/contracts/bff/order-form.ts'
import { expect, test } from 'vitest'
import { carryOrder } from './carry-order.ts'

// Nothing else of the setting is read.
const setting = {
  card: { sentiments: [{ id: 'keys', description: 'New keys' }] },
  senderProfiles: [
    { id: 'main', name: 'Main office' },
    { id: 'leasing', name: 'Leasing' },
  ],
  calendar: { today: '2026-11-23' },
} as unknown as OrderFormSetting
const order = { sentiment: 'New keys', personalMsg: 'Welcome!', shipDate: '11/25/2026', sender: 'Leasing' }

test('the next person’s card has the sentiment, the words, the mail date and the sender profile of the order', () => {
  const carried = carryOrder(order, setting)
  expect(carried).toEqual({ form: { sentiment: 'keys', closing: 'Welcome!', sendDate: '2026-11-25' }, senderProfileId: 'leasing' })
})

test('a message that named the recipient comes with its placeholder, so that it names the next person', () => {
  const carried = carryOrder({ ...order, personalMsg: 'Dear Ana,', typedMsg: 'Dear {first name},' }, setting)
  expect(carried.form.closing).toBe('Dear {first name},')
})

test('what the card does not offer any more is left out', () => {
  const carried = carryOrder({ ...order, sentiment: 'Gone', shipDate: '', sender: 'Gone' }, setting)
  expect(carried).toEqual({ form: { sentiment: '', closing: 'Welcome!', sendDate: '' }, senderProfileId: 'main' })
})
