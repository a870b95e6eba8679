import type { OrderFormPageData } from '@fondly/contracts/bff/order-form.ts'
import { expect, test } from 'vitest'
import { carryOrder } from './carry-order.ts'

// Only these members of the page data are used.
const pageData = {
  card: { sentiments: [{ id: 'keys', description: 'New keys' }] },
  senderProfiles: [
    { id: 'main', name: 'Main office' },
    { id: 'leasing', name: 'Leasing' },
  ],
  calendar: { today: '2026-11-23' },
} as unknown as OrderFormPageData
const order = { sentiment: 'New keys', personalMsg: 'Welcome!', shipDate: '11/25/2026', sender: 'Leasing' }

test('the next person’s card has the sentiment, the words, the mail date and the sender profile of the order', () => {
  const carried = carryOrder(order, pageData)
  expect(carried).toEqual({ form: { sentiment: 'keys', closing: 'Welcome!', sendDate: '2026-11-25' }, senderProfileId: 'leasing' })
})

test('a message with the recipient’s name gets its placeholder back, so that it names the next person', () => {
  const carried = carryOrder({ ...order, personalMsg: 'Dear Ana,', typedMsg: 'Dear {first name},' }, pageData)
  expect(carried.form.closing).toBe('Dear {first name},')
})

test('values that the card does not offer any more are left out', () => {
  const carried = carryOrder({ ...order, sentiment: 'Gone', shipDate: '', sender: 'Gone' }, pageData)
  expect(carried).toEqual({ form: { sentiment: '', closing: 'Welcome!', sendDate: '' }, senderProfileId: 'main' })
})
