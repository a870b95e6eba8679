import type { Contact } from '@fondly/contracts/bff/contacts.ts'
import { EMPTY_ORDER_FORM, type OrderForm } from '@fondly/domain/order-form/order-form.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createContactSuggestions } from './contact-suggestions.ts'

const contact = (id: string, firstName: string, lastName: string): Contact => ({
  id,
  version: 1,
  isShared: false,
  firstName,
  lastName,
  address1: '1000 4TH AVE',
  address2: 'STE 7',
  city: 'SEATTLE',
  state: 'WA',
  zipCode: '98104-1109',
  isStandardised: true,
  checkedOn: '2026-08-20',
  tags: [],
  note: '',
  lastSentOn: null,
})
const PEOPLE = [contact('a', 'Ana', 'de la Cruz'), contact('b', 'Anders', 'Holm'), contact('c', 'Anatole', 'Roux')]
const RECIPIENT = {
  firstName: 'Anders',
  lastName: 'Holm',
  address1: '1000 4TH AVE',
  address2: 'STE 7',
  city: 'SEATTLE',
  state: 'WA',
  zipCode: '98104-1109',
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Creates a form to type in, and records the searches. `answer` returns the result of each search. */
function open(answer: (text: string) => Contact[] | Error) {
  let form: OrderForm = { ...EMPTY_ORDER_FORM }
  const searched: string[] = []
  const filled: unknown[] = []
  const search = async (text: string, signal: AbortSignal) => {
    searched.push(text)
    await Promise.resolve()
    signal.throwIfAborted()
    const found = answer(text)
    if (found instanceof Error) throw found
    return found
  }
  const controller = createContactSuggestions(search, () => form)
  controller.fillBy((fields, source) => filled.push([Object.fromEntries(fields), source]))
  return {
    controller,
    searched,
    filled,
    type: async (name: keyof OrderForm, text: string, waitMs = 200) => {
      form = { ...form, [name]: text }
      controller.type(name)
      await vi.advanceTimersByTimeAsync(waitMs)
    },
    set: (values: Partial<OrderForm>) => void (form = { ...form, ...values }),
    names: () => controller.get()?.contacts.map(({ firstName }) => firstName),
  }
}

test('two letters and a pause start a search; another letter replaces it', async () => {
  const form = open(() => PEOPLE)
  await form.type('firstName', 'A')
  expect(form.searched).toEqual([])
  await form.type('firstName', 'An', 60)
  await form.type('firstName', 'Ana')
  expect(form.searched).toEqual(['Ana'])
  expect(form.names()).toEqual(['Ana', 'Anders', 'Anatole'])
  await form.type('firstName', 'A')
  expect(form.names()).toBe(undefined)
})

test('the arrow keys choose a person and Enter fills the whole recipient; without a choice, Enter is not handled', async () => {
  const form = open(() => PEOPLE)
  await form.type('firstName', 'An')
  expect(form.controller.press('Enter')).toBe(false)
  expect(form.controller.press('Tab')).toBe(false)
  expect(form.controller.press('ArrowDown')).toBe(true)
  form.controller.press('ArrowDown')
  expect(form.controller.get()?.active).toBe(1)
  expect(form.controller.press('Enter')).toBe(true)
  expect(form.filled).toEqual([[RECIPIENT, 'book']])
  expect(form.names()).toBe(undefined)
})

test('the arrow keys go round through the people and the field; without people no key is handled', async () => {
  const form = open(() => PEOPLE)
  expect(form.controller.press('ArrowDown')).toBe(false)
  expect(form.controller.press('Escape')).toBe(false)
  await form.type('firstName', 'An')
  const places = ['ArrowUp', 'ArrowDown', 'ArrowDown'].map((key) => (form.controller.press(key), form.controller.get()?.active))
  expect(places).toEqual([2, -1, 0])
  expect(form.controller.press('Escape')).toBe(true)
  expect(form.names()).toBe(undefined)
})

test('a search for a last name includes the first name, and is repeated without it if it finds nobody', async () => {
  const form = open((text) => (text === 'Holm' ? PEOPLE.slice(1, 2) : []))
  form.set({ firstName: 'Andy' })
  await form.type('lastName', 'Holm')
  expect(form.searched).toEqual(['Andy Holm', 'Holm'])
  expect(form.names()).toEqual(['Anders'])
})

test('if a text found nobody, a longer text is not searched', async () => {
  const form = open(() => [])
  await form.type('address1', '10')
  await form.type('address1', '1000 Four')
  expect(form.searched).toEqual(['10'])
  await form.type('address1', '12')
  expect(form.searched).toEqual(['10', '12'])
})

test('after a failure nothing more is searched or shown', async () => {
  let isDown = false
  const form = open(() => (isDown ? new Error('down') : PEOPLE))
  await form.type('firstName', 'An')
  isDown = true
  await form.type('firstName', 'Ana')
  expect(form.names()).toBe(undefined)
  await form.type('firstName', 'Anat')
  expect(form.searched).toEqual(['An', 'Ana'])
})

test('the person who is already in the form is not offered, and other fields offer nobody', async () => {
  const form = open(() => PEOPLE)
  form.set(RECIPIENT)
  await form.type('lastName', 'Holm')
  expect(form.names()).toEqual(['Ana', 'Anatole'])
  await form.type('city', 'Seat')
  expect(form.names()).toBe(undefined)
  expect(form.searched).toHaveLength(1)
})
