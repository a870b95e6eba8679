import type { AddressCheckAnswer, AddressCheckRequest } from '@fondly/contracts/bff/address-check.ts'
import type { Message } from '@fondly/domain/message.ts'
import type { OrderForm } from '@fondly/domain/order-form/order-form.ts'
import { askAddressCheck } from './address-check.ts'

type TypedAddress = Pick<OrderForm, (typeof ADDRESS)[number]>
/** A form with an address: what is typed in it now, and how it is filled. `note` shows a problem at its field. */
type AddressForm = {
  read: () => TypedAddress
  change: (name: 'city' | 'state', text: string) => void
  note: (problem: Message) => unknown
}
/** Runs something after a delay. */
type Later = (run: () => Promise<void>, delayMs: number) => void
type Ask = (address: AddressCheckRequest) => Promise<AddressCheckAnswer>

/** What the check has filled in, for one form, and the ZIP code from which it came. */
export type FilledFromZip = { zipCode?: string; city?: string; state?: string }

/** A sender who only passes through the field causes no request. */
const DELAY_MS = 150
const MAX_ANSWERS = 50
/** A check that has not answered is asked again after so long, while the address stays as it is. */
const AGAIN_AFTER_MS = [2_000, 5_000, 15_000]

/**
 * Creates the function that asks the address check about the address in a form: one call at a time, none for an address that was asked about already. It
 * fills an empty city and state, and shows a problem at its field. A check that is slow or down holds nothing up and says nothing: it is asked again
 * `later`, as long as the sender has not changed the address.
 */
export function createAddressCheck(ask: Ask, later: Later): (form: AddressForm, filled: FilledFromZip) => Promise<void> {
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
      // What was typed meanwhile wins.
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

const isChanged = (now: TypedAddress, before: TypedAddress): boolean => ADDRESS.some((name) => now[name] !== before[name])

const ADDRESS = ['address1', 'address2', 'city', 'state', 'zipCode'] as const

/**
 * Fills what is empty, and what came from another ZIP code; not a city beside a state in which the ZIP code is not, and no other state beside a city that
 * is not the one of the ZIP code.
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

/** City and state as the sender gave them: without what came from another ZIP code. */
function findTyped(form: TypedAddress, filled: FilledFromZip): { city: string; state: string } {
  const isOld = (name: 'city' | 'state') => filled.zipCode !== form.zipCode && form[name] === filled[name]
  return { city: isOld('city') ? '' : form.city.trim(), state: isOld('state') ? '' : form.state }
}

/** Returns what to ask once there is a street and a whole ZIP code; before that there is nothing to ask. The check takes both city and state, or none. */
function toRequest(form: TypedAddress, filled: FilledFromZip): AddressCheckRequest | undefined {
  const [address1, address2] = [form.address1.trim(), form.address2.trim()]
  const { city, state } = findTyped(form, filled)
  if (!address1 || [address1, address2, city].some((line) => line.length > 200)) return undefined
  if (!/^\d{5}(?:-\d{4})?$/.test(form.zipCode)) return undefined
  const place = city && state ? { city, state } : { city: '', state: '' }
  return { address1, address2, ...place, zip: form.zipCode }
}

/** The post writes 'SAN JUAN'. */
const toTitle = (city: string): string => city.toLowerCase().replace(/\b[a-z]/g, (letter) => letter.toUpperCase())

const checkAddress = createAddressCheck(askAddressCheck, askLater)
let timer: ReturnType<typeof setTimeout> | undefined

/** One question waits at a time; a new one takes the place of an old one. */
function askLater(ask: () => Promise<void>, delayMs: number): void {
  clearTimeout(timer)
  timer = setTimeout(() => void ask(), delayMs)
}

/** Checks the address of the form a moment after one of its fields was left, or an address was pasted. */
export function checkAddressSoon(form: AddressForm, filled: FilledFromZip): void {
  askLater(() => checkAddress(form, filled), DELAY_MS)
}
