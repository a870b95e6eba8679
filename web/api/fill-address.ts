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
/** Runs `run` after `delayMs` milliseconds. */
type Later = (run: () => Promise<void>, delayMs: number) => void
type Ask = (address: AddressCheckRequest) => Promise<AddressCheckAnswer>

type AddressCheck = (form: AddressForm, filled: FilledFromZip) => Promise<void>

/** The city and state that the check filled into a form, and the ZIP code to which they belong. */
export type FilledFromZip = { zipCode?: string; city?: string; state?: string }

/** Milliseconds to wait, so that a sender who only moves through the field causes no request. */
const DELAY_MS = 150
const MAX_ANSWERS = 50
/** Saving waits at most this many milliseconds for city and state. */
const MAX_WAIT_MS = 2_000
/** Milliseconds before each repeat of a check that got no answer, if the address has not changed. */
const AGAIN_AFTER_MS = [2_000, 5_000, 15_000]

/**
 * Creates the function that checks the address in a form. It makes one call at a time and checks each address once. It fills an empty city and state,
 * and shows a problem at its field. A check without an answer shows nothing and does not block the form; `later` repeats it if the address has not
 * changed.
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
      // The sender may have typed while the check ran; do not overwrite that text.
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
 * Fills city and state before the form is saved or sent, if they are empty or belong to another ZIP code. Waits at most `MAX_WAIT_MS` for a slow
 * check.
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
 * Fills fields that are empty or belong to another ZIP code. Leaves the city empty if the typed state contradicts the ZIP code, and leaves the state
 * empty if the typed city does.
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

/** Returns the address to check, or undefined without a street and a complete ZIP code. The check accepts both city and state, or neither. */
function toRequest(form: TypedAddress, filled: FilledFromZip): AddressCheckRequest | undefined {
  const [address1, address2] = [form.address1.trim(), form.address2.trim()]
  const { city, state } = findTyped(form, filled)
  if (!address1 || [address1, address2, city].some((line) => line.length > 200)) return undefined
  if (!/^\d{5}(?:-\d{4})?$/.test(form.zipCode)) return undefined
  const place = city && state ? { city, state } : { city: '', state: '' }
  return { address1, address2, ...place, zip: form.zipCode }
}

/** The post writes cities in capitals ('SAN JUAN'); converts them to 'San Juan'. */
const toTitle = (city: string): string => city.toLowerCase().replace(/\b[a-z]/g, (letter) => letter.toUpperCase())

const checkAddress = createAddressCheck(askAddressCheck, askLater)
let timer: ReturnType<typeof setTimeout> | undefined

/** At most one delayed check waits; a new one replaces it. */
function askLater(ask: () => Promise<void>, delayMs: number): void {
  clearTimeout(timer)
  timer = setTimeout(() => void ask(), delayMs)
}

/** Checks the address of the form shortly after the sender left one of its fields or pasted an address. */
export function checkAddressSoon(form: AddressForm, filled: FilledFromZip): void {
  askLater(() => checkAddress(form, filled), DELAY_MS)
}

/** Fills city and state at once, because the form is being saved or sent. */
export function fillAddressNow(form: AddressForm, filled: FilledFromZip): Promise<void> {
  clearTimeout(timer)
  return fillBeforeSaving(checkAddress, form, filled)
}
