import type { AddressCheckAnswer, AddressCheckRequest } from '@fondly/contracts/bff/address-check.ts'
import type { Message } from '@fondly/domain/message.ts'
import type { OrderForm } from '@fondly/domain/order-form/order-form.ts'
import { askAddressCheck } from './address-check.ts'

type TypedAddress = Pick<OrderForm, (typeof ADDRESS)[number]>
/** A form with an address: reads its values and fills its fields. `note` shows a problem at its field. */
type AddressForm = {
  read: () => TypedAddress
  change: (name: 'city' | 'state', text: string) => void
  note: (problem: Message) => unknown
}
/** Runs something after a delay. */
type Later = (run: () => Promise<void>, delayMs: number) => void
type Ask = (address: AddressCheckRequest) => Promise<AddressCheckAnswer>

type AddressCheck = (form: AddressForm, filled: FilledFromZip) => Promise<void>

/** The values that the check has filled into a form, and the ZIP code that they belong to. */
export type FilledFromZip = { zipCode?: string; city?: string; state?: string }

/** A sender who only passes through the field causes no request. */
const DELAY_MS = 150
const MAX_ANSWERS = 50
/** Saving waits no longer than this for city and state. */
const MAX_WAIT_MS = 2_000
/** The times after which a check that did not answer is repeated, if the address is unchanged. */
const AGAIN_AFTER_MS = [2_000, 5_000, 15_000]

/**
 * Creates the function that checks the address in a form: one call at a time, and only once for each address. It fills an empty city and state, and
 * shows a problem at its field. A check that is slow or down shows nothing and does not block the form: it is repeated `later`, if the sender has not
 * changed the address.
 */
export function createAddressCheck(ask: Ask, later: Later): AddressCheck {
  const answers = new Map<string, AddressCheckAnswer>()
  let underway: Promise<unknown> = Promise.resolve()

  const findAnswer = async (address: AddressCheckRequest, key: string) => {
    const known = answers.get(key)
    if (known) return known
    const answer = await ask(address).catch((): AddressCheckAnswer => ({ kind: 'unknown', isLate: true }))
    if (answers.size >= MAX_ANSWERS) answers.clear()
    if (answer.kind !== 'unknown') answers.set(key, answer)
    return answer
  }
  const check = async (form: AddressForm, filled: FilledFromZip, tries = 0, last?: TypedAddress): Promise<void> => {
    const before = underway
    const asked = (async () => {
      await before
      const typed = form.read()
      const request = toRequest(typed, filled)
      if (!request || (last && isChanged(typed, last))) return
      const answer = await findAnswer(request, JSON.stringify(request))
      // Do not overwrite what was typed in the meantime.
      if (isChanged(form.read(), typed)) return
      if (answer.kind === 'refused') form.note(answer.problem)
      if (answer.kind === 'found') fill(answer, form, filled)
      const delayMs = AGAIN_AFTER_MS[tries]
      if (answer.kind === 'unknown' && answer.isLate && delayMs !== undefined) later(() => check(form, filled, tries + 1, typed), delayMs)
    })()
    underway = asked.catch(() => undefined)
    await asked
  }
  return (form, filled) => check(form, filled)
}

/**
 * Fills what the ZIP code still has to tell before the form is saved or sent: city and state that are empty, or came from another ZIP code. A slow check
 * holds the form up only for a moment.
 */
export async function fillBeforeSaving(check: AddressCheck, form: AddressForm, filled: FilledFromZip): Promise<void> {
  const typed = form.read()
  const { city, state } = findTyped(typed, filled)
  if ((city && state) || !toRequest(typed, filled)) return
  let timeout: ReturnType<typeof setTimeout> | undefined
  const moment = new Promise<void>((resolve) => (timeout = setTimeout(resolve, MAX_WAIT_MS)))
  await Promise.race([check(form, filled), moment])
  clearTimeout(timeout)
}

const isChanged = (now: TypedAddress, before: TypedAddress): boolean => ADDRESS.some((name) => now[name] !== before[name])

const ADDRESS = ['address1', 'address2', 'city', 'state', 'zipCode'] as const

/**
 * Fills empty fields, and fields that were filled from another ZIP code. Leaves the city empty if the typed state contradicts the ZIP code, and the
 * state if the typed city does.
 */
function fill(answer: { city: string; state: string }, form: AddressForm, filled: FilledFromZip): void {
  const typed = form.read()
  const { city, state } = findTyped(typed, filled)
  if (state && state !== answer.state) return
  const isElsewhere = city !== '' && city.toLowerCase() !== answer.city.toLowerCase()
  const found = { city: toTitle(answer.city), state: answer.state }
  for (const name of ['city', 'state'] as const) {
    if ((name === 'city' ? city : state) !== '' || (isElsewhere && typed[name] !== '')) continue
    filled[name] = found[name]
    form.change(name, found[name])
  }
  filled.zipCode = typed.zipCode
}

/** The city and state that the sender typed, without values that came from another ZIP code. */
function findTyped(form: TypedAddress, filled: FilledFromZip): { city: string; state: string } {
  const isOld = (name: 'city' | 'state') => filled.zipCode !== form.zipCode && form[name] === filled[name]
  return { city: isOld('city') ? '' : form.city.trim(), state: isOld('state') ? '' : form.state }
}

/** Returns the address to check; undefined without a street and a complete ZIP code. The check needs both city and state, or neither. */
function toRequest(form: TypedAddress, filled: FilledFromZip): AddressCheckRequest | undefined {
  const [address1, address2] = [form.address1.trim(), form.address2.trim()]
  const { city, state } = findTyped(form, filled)
  if (!address1 || [address1, address2, city].some((line) => line.length > 200)) return undefined
  if (!/^\d{5}(?:-\d{4})?$/.test(form.zipCode)) return undefined
  const place = city && state ? { city, state } : { city: '', state: '' }
  return { address1, address2, ...place, zip: form.zipCode }
}

/** Converts the capitals of the post ('SAN JUAN'). */
const toTitle = (city: string): string => city.toLowerCase().replace(/\b[a-z]/g, (letter) => letter.toUpperCase())

const checkAddress = createAddressCheck(askAddressCheck, askLater)
let timer: ReturnType<typeof setTimeout> | undefined

/** One delayed check waits at a time; a new one replaces it. */
function askLater(ask: () => Promise<void>, delayMs: number): void {
  clearTimeout(timer)
  timer = setTimeout(() => void ask(), delayMs)
}

/** Checks the address of the form a moment after one of its fields was left, or an address was pasted. */
export function checkAddressSoon(form: AddressForm, filled: FilledFromZip): void {
  askLater(() => checkAddress(form, filled), DELAY_MS)
}

/** Fills city and state at once, because the form is being saved or sent. */
export function fillAddressNow(form: AddressForm, filled: FilledFromZip): Promise<void> {
  clearTimeout(timer)
  return fillBeforeSaving(checkAddress, form, filled)
}
