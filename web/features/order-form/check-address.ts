import type { AddressCheckAnswer, AddressCheckRequest } from '@fondly/contracts/bff/address-check.ts'
import type { OrderForm } from '@fondly/domain/order-form/order-form.ts'
import { askAddressCheck } from '../../api/address-check.ts'
import type { FormState } from './form-state.tsx'

type Form = Pick<FormState, 'read' | 'change' | 'note'>
type Ask = (address: AddressCheckRequest) => Promise<AddressCheckAnswer>

/** Whoever only passes through the field asks nothing. */
const DELAY_MS = 150
const MAX_ANSWERS = 50

/**
 * Creates the function that asks the address check about the address in a form: one call at a time, none for an address that was asked about already. It
 * fills an empty city and state, and shows a problem at its field. While the check is slow or down, nothing waits and nothing is said.
 */
export function createAddressCheck(ask: Ask): (form: Form) => Promise<void> {
  const answers = new Map<string, AddressCheckAnswer>()
  let underway: Promise<unknown> = Promise.resolve()

  const findAnswer = async (address: AddressCheckRequest, key: string) => {
    const known = answers.get(key)
    if (known) return known
    const answer = await ask(address).catch((): AddressCheckAnswer => ({ kind: 'unknown' }))
    if (answers.size >= MAX_ANSWERS) answers.clear()
    if (answer.kind !== 'unknown') answers.set(key, answer)
    return answer
  }
  return async (form) => {
    const before = underway
    const asked = (async () => {
      await before
      const address = toAddress(form.read())
      if (!address) return
      const key = JSON.stringify(address)
      const answer = await findAnswer(address, key)
      // What was typed meanwhile wins.
      if (JSON.stringify(toAddress(form.read())) === key) show(answer, address, form)
    })()
    underway = asked.catch(() => undefined)
    await asked
  }
}

function show(answer: AddressCheckAnswer, { city, state }: AddressCheckRequest, form: Form): void {
  if (answer.kind === 'refused') form.note(answer.problem)
  if (answer.kind !== 'found') return
  if (!city) form.change('city', toTitle(answer.city))
  if (!state) form.change('state', answer.state)
}

/** Returns the address once it has a street and a whole ZIP code; before that there is nothing to ask. */
function toAddress(form: OrderForm): AddressCheckRequest | undefined {
  const [address1, address2, city] = [form.address1.trim(), form.address2.trim(), form.city.trim()]
  if (!address1 || [address1, address2, city].some((line) => line.length > 200)) return undefined
  return /^\d{5}(?:-\d{4})?$/.test(form.zipCode) ? { address1, address2, city, state: form.state, zip: form.zipCode } : undefined
}

/** The post writes 'SAN JUAN'. */
const toTitle = (city: string): string => city.toLowerCase().replace(/\b[a-z]/g, (letter) => letter.toUpperCase())

const checkAddress = createAddressCheck(askAddressCheck)
let timer: ReturnType<typeof setTimeout> | undefined

/** Checks the address of the form a moment after its ZIP code was left. */
export function checkAddressSoon(form: Form): void {
  clearTimeout(timer)
  timer = setTimeout(() => void checkAddress(form), DELAY_MS)
}
