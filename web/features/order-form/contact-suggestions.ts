import type { Contact } from '@fondly/contracts/bff/contacts.ts'
import type { FillFields } from './use-pasted-address.ts'
import type { OrderForm } from '@fondly/domain/order-form/order-form.ts'

/** The fields in which somebody of the address book is found while one types. */
export const FOUND_BY = ['firstName', 'lastName', 'address1'] as const
type FoundBy = (typeof FOUND_BY)[number]

/** Somebody who types goes on sooner. */
const PAUSE_MS = 120
const MIN_CHARACTERS = 2
const MAX_SUGGESTED = 5

/** What is shown below a field; `active` is the place of the chosen person, -1 for none. */
export type Suggested = { field: FoundBy; contacts: readonly Contact[]; active: number }

type Search = (text: string, signal: AbortSignal) => Promise<Contact[]>

/**
 * Finds people of the address book for what is typed into a form, one search at a time; `read` reads what the form has now. After a failure it stays
 * silent.
 */
export function createContactSuggestions(search: Search, read: () => OrderForm) {
  const listeners = new Set<() => void>()
  /** Texts that found nobody; a longer one finds nobody either. */
  const nobody: string[] = []
  let suggested: Suggested | undefined
  let underway = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOff = false
  let fill: FillFields = () => undefined

  const show = (next: Suggested | undefined) => {
    if (next === suggested) return
    suggested = next
    for (const tell of listeners) tell()
  }
  const stop = () => {
    clearTimeout(timer)
    underway.abort()
  }
  const findFirst = async (texts: readonly string[], signal: AbortSignal): Promise<Contact[]> => {
    for (const text of texts) {
      if (nobody.some((start) => text.startsWith(start))) continue
      const found = await search(text, signal)
      if (found.length > 0) return found
      nobody.push(text)
    }
    return []
  }
  const find = async (field: FoundBy, signal: AbortSignal) => {
    if (read()[field].trim().length < MIN_CHARACTERS) return show(undefined)
    try {
      const found = await findFirst(toTexts(field, read()), signal)
      const contacts = found.filter((contact) => !isFilledWith(read(), contact)).slice(0, MAX_SUGGESTED)
      if (!signal.aborted) show(contacts.length > 0 ? { field, contacts, active: -1 } : undefined)
    } catch {
      if (signal.aborted) return
      isOff = true
      show(undefined)
    }
  }
  const close = () => {
    stop()
    show(undefined)
  }
  const chooseAt = (at: number) => {
    const contact = suggested?.contacts[at]
    close()
    if (contact) fill(toRecipientFields(contact), 'book')
  }

  return {
    subscribe: (tell: () => void) => {
      listeners.add(tell)
      return () => void listeners.delete(tell)
    },
    get: () => suggested,
    /** Sets what fills the form with the person that is chosen. */
    fillBy: (next: FillFields) => void (fill = next),
    close,
    chooseAt,
    /** Something was typed into a field; the form has it a moment later. */
    type: (name: string) => {
      stop()
      const field = FOUND_BY.find((one) => one === name)
      if (suggested?.field !== field) show(undefined)
      if (!field || isOff) return
      underway = new AbortController()
      const { signal } = underway
      timer = setTimeout(() => void find(field, signal), PAUSE_MS)
    },
    /** Returns whether the key belonged to the people that are shown. */
    press: (key: string): boolean => {
      if (!suggested) return false
      const { contacts, active } = suggested
      if (key === 'Escape') close()
      else if (key === 'Enter' && active >= 0) chooseAt(active)
      // One more place than people: none, so that the arrows lead back into the field.
      else if (key === 'ArrowDown') show({ ...suggested, active: active + 1 < contacts.length ? active + 1 : -1 })
      else if (key === 'ArrowUp') show({ ...suggested, active: active < 0 ? contacts.length - 1 : active - 1 })
      else return false
      return true
    },
  }
}

/** Returns what to search for: with a last name, the first name too, and then the last name alone, because people have nicknames. */
function toTexts(field: FoundBy, { firstName, lastName, address1 }: OrderForm): string[] {
  if (field === 'address1') return [address1.trim()]
  if (field === 'firstName') return [firstName.trim()]
  return [...new Set([`${firstName} ${lastName}`.trim(), lastName.trim()])]
}

const RECIPIENT = ['firstName', 'lastName', 'address1', 'address2', 'city', 'state', 'zipCode'] as const

/** Returns the fields of the form that a contact fills, in their order. */
const toRecipientFields = (contact: Contact): [(typeof RECIPIENT)[number], string][] => RECIPIENT.map((name) => [name, contact[name]])

const isFilledWith = (form: OrderForm, contact: Contact): boolean => toRecipientFields(contact).every(([name, text]) => form[name] === text)
