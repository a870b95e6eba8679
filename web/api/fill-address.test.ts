import type { AddressCheckAnswer, AddressCheckRequest } from '@fondly/contracts/bff/address-check.ts'
import { EMPTY_ORDER_FORM, type OrderForm } from '@fondly/domain/order-form/order-form.ts'
import { expect, test, vi } from 'vitest'
import { createAddressCheck, fillBeforeSaving, type FilledFromZip } from './fill-address.ts'

const typed = { ...EMPTY_ORDER_FORM, address1: '12 Elm St', zipCode: '00926' }
const found: AddressCheckAnswer = { kind: 'found', city: 'SAN JUAN', state: 'PR' }

function open(values: OrderForm, answer: (address: AddressCheckRequest) => Promise<AddressCheckAnswer>) {
  let form = values
  const [asked, notes]: [AddressCheckRequest[], string[]] = [[], []]
  let waiting: (() => Promise<void>) | undefined
  const ask = (address: AddressCheckRequest) => {
    asked.push(address)
    return answer(address)
  }
  const check = createAddressCheck(ask, (again) => (waiting = again))
  /** Runs the timer that repeats the check. Returns whether there was a timer. */
  const pass = async () => {
    const again = waiting
    waiting = undefined
    await again?.()
    return again !== undefined
  }
  const handle = {
    read: () => form,
    change: (name: keyof OrderForm, text: string) => void (form = { ...form, [name]: text }),
    note: ({ code }: { code: string }) => (notes.push(code), 'zipCode' as const),
  }
  const filled: FilledFromZip = {}
  return {
    pass,
    check: () => check(handle, filled),
    fill: () => fillBeforeSaving(check, handle, filled),
    change: handle.change,
    read: handle.read,
    asked,
    notes,
  }
}

test('an empty city and state come from the ZIP code, and what was typed stays', async () => {
  const empty = open(typed, async () => found)
  await empty.check()
  expect(empty.read()).toEqual({ ...typed, city: 'San Juan', state: 'PR' })
  const full = open({ ...typed, city: 'Rio Piedras', state: 'PR' }, async () => found)
  await full.check()
  expect(full.read().city).toBe('Rio Piedras')
})

test('with only one of city and state given, the other comes from the ZIP code, unless the state contradicts it', async () => {
  const city = open({ ...typed, city: 'Rio Piedras' }, async ({ state }) => (state ? { kind: 'unknown' } : found))
  await city.check()
  expect(city.read()).toMatchObject({ city: 'Rio Piedras', state: 'PR' })
  expect(city.asked).toEqual([{ address1: '12 Elm St', address2: '', city: '', state: '', zip: '00926' }])
  const state = open({ ...typed, state: 'PR' }, async () => found)
  await state.check()
  expect(state.read()).toMatchObject({ city: 'San Juan', state: 'PR' })
  const other = open({ ...typed, state: 'TX' }, async () => found)
  await other.check()
  expect(other.read()).toMatchObject({ city: '', state: 'TX' })
})

test('a corrected ZIP code replaces the city and state that came from the one before, and nothing that was typed', async () => {
  const dayton: AddressCheckAnswer = { kind: 'found', city: 'DAYTON', state: 'OH' }
  const form = open(typed, async ({ zip }) => (zip === '00926' ? found : dayton))
  await form.check()
  form.change('zipCode', '45405')
  await form.check()
  expect(form.read()).toMatchObject({ city: 'Dayton', state: 'OH' })
  form.change('city', 'Kettering')
  form.change('zipCode', '00926')
  await form.check()
  expect(form.read()).toMatchObject({ city: 'Kettering', state: 'OH' })
})

test('an address is checked once, and not without a street or a complete ZIP code', async () => {
  const { check, change, asked } = open({ ...typed, city: 'San Juan', state: 'PR' }, async () => found)
  await check()
  await check()
  expect(asked).toHaveLength(1)
  for (const [name, text] of [
    ['zipCode', '0092'],
    ['zipCode', ''],
    ['address1', ' '],
  ] as const) {
    change(name, text)
    await check()
  }
  expect(asked).toHaveLength(1)
})

test('one call runs at a time, and it does not overwrite what is typed in the meantime', async () => {
  const first = Promise.withResolvers<AddressCheckAnswer>()
  const { check, change, read, asked } = open(typed, ({ zip }) =>
    zip === '00926' ? first.promise : Promise.resolve({ kind: 'found', city: 'DAYTON', state: 'OH' }),
  )
  const one = check()
  await Promise.resolve()
  change('zipCode', '45405')
  const other = check()
  await Promise.resolve()
  expect(asked).toHaveLength(1)
  first.resolve(found)
  await Promise.all([one, other])
  expect(read()).toMatchObject({ city: 'Dayton', state: 'OH', zipCode: '45405' })
})

test('a refusal is shown at its field; a check that fails shows nothing and is repeated', async () => {
  const refusing = open(typed, async () => ({ kind: 'refused', problem: { code: 'address-check-says' } }))
  await refusing.check()
  expect(refusing.notes).toEqual(['address-check-says'])

  const down = open(typed, () => Promise.reject(new Error('down')))
  await down.check()
  await down.check()
  expect([down.notes, down.read(), down.asked.length]).toEqual([[], typed, 2])
})

test('a check that did not answer in time is repeated automatically, and fills the fields', async () => {
  let calls = 0
  const lateForm = open(typed, async () => (++calls < 3 ? { kind: 'unknown', isLate: true } : found))
  await lateForm.check()
  expect(lateForm.read()).toEqual(typed)
  expect([await lateForm.pass(), await lateForm.pass(), await lateForm.pass()]).toEqual([true, true, false])
  expect(lateForm.read()).toEqual({ ...typed, city: 'San Juan', state: 'PR' })
})

test('the check is repeated a few times, but not for a changed address, and not if it does not know the address', async () => {
  const down = open(typed, () => Promise.reject(new Error('down')))
  await down.check()
  expect([await down.pass(), await down.pass(), await down.pass(), await down.pass()]).toEqual([true, true, true, false])
  expect(down.asked).toHaveLength(4)

  const changed = open(typed, async () => ({ kind: 'unknown', isLate: true }))
  await changed.check()
  changed.change('zipCode', '00927')
  expect([await changed.pass(), await changed.pass(), changed.asked.length]).toEqual([true, false, 1])

  const unknownForm = open(typed, async () => ({ kind: 'unknown' }))
  await unknownForm.check()
  expect(await unknownForm.pass()).toBe(false)
})

test('before the form is saved, city and state come from the ZIP code that was just typed', async () => {
  const empty = open(typed, async () => found)
  await empty.fill()
  expect(empty.read()).toMatchObject({ city: 'San Juan', state: 'PR' })
  // The city of an earlier ZIP code is never saved together with a new ZIP code.
  const dayton: AddressCheckAnswer = { kind: 'found', city: 'DAYTON', state: 'OH' }
  const other = open(typed, async ({ zip }) => (zip === '00926' ? found : dayton))
  await other.check()
  other.change('zipCode', '45405')
  await other.fill()
  expect(other.read()).toMatchObject({ city: 'Dayton', state: 'OH' })
  const completeForm = open({ ...typed, city: 'Rio Piedras', state: 'PR' }, async () => found)
  await completeForm.fill()
  expect(completeForm.asked).toEqual([])
})

test('a check that does not answer holds the saving up only for a moment', async () => {
  vi.useFakeTimers()
  const silent = open(typed, () => new Promise(() => undefined))
  let isOver = false
  const filling = silent.fill().then(() => (isOver = true))
  await vi.advanceTimersByTimeAsync(1_900)
  expect(isOver).toBe(false)
  await vi.advanceTimersByTimeAsync(200)
  await filling
  expect(silent.read()).toEqual(typed)
  vi.useRealTimers()
})
