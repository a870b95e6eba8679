import { describe, expect, test } from 'vitest'
import { addressOutcome, mayBeChecked } from './address-answer.ts'
import { keepSpelling } from './changes.ts'
import type { AddressAnswer } from './postal-address.ts'

const entered = { address1: '123 Main Street', address2: 'Apt. 4', city: 'dayton', state: 'OH', zip: '45405' }
const standard = { address1: '123 MAIN ST', address2: 'APT 4', city: 'DAYTON', state: 'OH', zip: '45405-1234' }
const refused = (code: number, message: string): AddressAnswer => ({ success: false, code, message, address: entered })
const unverified = { code: 'address-unverified' }

test('a good address is replaced by the standardised one, with a list of the changes', () => {
  expect(addressOutcome(entered, { success: true, code: 200, message: '', address: standard })).toEqual({
    outcome: 'standardised',
    address: standard,
    changes: [
      { from: 'Street', to: 'ST' },
      { from: '45405', to: '45405-1234' },
    ],
  })
})

test('adjacent changes are listed per line if both addresses have the same lines, else as one change', () => {
  const success = (address: typeof entered) =>
    addressOutcome({ ...entered, address2: 'suite 4' }, { success: true, code: 200, message: '', address })
  expect(success({ ...standard, address1: '123 MAIN ST', address2: 'STE 4', zip: '45405' })).toMatchObject({
    changes: [
      { from: 'Street', to: 'ST' },
      { from: 'suite', to: 'STE' },
    ],
  })
  const moved = { ...entered, address1: '123 Main Street suite 4', address2: '' }
  expect(
    addressOutcome(moved, { success: true, code: 200, message: '', address: { ...standard, address2: 'STE 4', zip: '45405' } }),
  ).toMatchObject({
    changes: [{ from: 'Street suite', to: 'ST STE' }],
  })
})

test('a unit that moves to the second line does not count as a change, but an added word does', () => {
  const oneLine = { ...entered, address1: '123 Main St Apt 4', address2: '' }
  const outcome = addressOutcome(oneLine, {
    success: true,
    code: 200,
    message: '',
    address: { ...standard, address1: '123 N MAIN ST', zip: '45405' },
  })
  expect(outcome).toMatchObject({ outcome: 'standardised', changes: [{ from: '', to: 'N' }] })
})

test('a dropped second line stops the card', () => {
  expect(addressOutcome(entered, { success: true, code: 200, message: '', address: { ...standard, address2: '' } })).toEqual({
    outcome: 'edit',
    problem: { code: 'address2-dropped' },
    address: entered,
  })
})

describe('when the check refuses an address', () => {
  const multiple = { code: 'address-multiple' }

  test.each([
    [400, 'Address Not Found', 'edit', multiple],
    [400, 'ADDRESS NOT FOUND.', 'edit', multiple],
    [400, 'Invalid City.', 'edit', { code: 'address-check-says', params: { text: 'Invalid City.' } }],
    [400, '', 'edit', unverified],
    [500, ' ', 'edit', unverified],
  ])('%i %s: %s', (code, message, outcome, problem) => {
    expect(addressOutcome(entered, refused(code, message))).toEqual({
      outcome,
      problem,
      address: entered,
    })
  })

  test("after 'too many requests' the sender may continue", () => {
    expect(addressOutcome(entered, refused(429, 'Too many requests'))).toEqual({
      outcome: 'may-continue',
      problem: unverified,
      address: entered,
    })
  })

  test('without an answer the sender is asked to edit the address', () => {
    expect(addressOutcome(entered, undefined)).toMatchObject({ outcome: 'edit', problem: unverified })
  })
})

test('only a complete address in the United States is checked', () => {
  expect(mayBeChecked(entered)).toBe(true)
  expect(mayBeChecked({ ...entered, address2: '' }, 'us')).toBe(true)
  expect(mayBeChecked(entered, 'CA')).toBe(false)
  for (const part of ['address1', 'city', 'state', 'zip']) expect(mayBeChecked({ ...entered, [part]: ' ' })).toBe(false)
})

test('an address that differs only in capitals stays as typed', () => {
  expect(keepSpelling({ ...entered, city: 'Dayton' }, standard)).toEqual({
    address1: '123 Main ST',
    address2: 'Apt. 4',
    city: 'Dayton',
    state: 'OH',
    zip: '45405-1234',
  })
})
