import { expect, test } from 'vitest'
import type { AddressQuestion } from './questions.ts'
import { sendingSeal } from './sending-data.ts'

// This seal does not encrypt, because kit tests the real one.
const seal = sendingSeal({
  close: (value) => Buffer.from(JSON.stringify(value)),
  open: (sealed) => JSON.parse(Buffer.from(sealed).toString()) as unknown,
})
const address = { address1: '1 Elm St', address2: '', city: 'Dayton', state: 'OH', zip: '45402' }

test('a stored question about the address is read back unchanged', () => {
  const question: AddressQuestion = { problem: { code: 'address-multiple' }, address, mayContinue: false }
  expect(seal.question(seal.closeQuestion(question))).toEqual(question)
})

test('a question that was stored by release 1.0.0 keeps its text', () => {
  const text = 'Multiple addresses were found for the information you entered, and no default exists.'
  const old = { header: 'Your order cannot be completed', text, address, mayContinue: false }
  const sealed = Buffer.from(JSON.stringify(old)).toString('base64')
  expect(seal.question(sealed)).toEqual({ problem: { code: 'address-check-says', params: { text } }, address, mayContinue: false })
})
