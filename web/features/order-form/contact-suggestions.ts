import type { Contact } from '@fondly/contracts/bff/contacts.ts'
import type { FillFields } from './use-pasted-address.ts'
import type { OrderForm } from '@fondly/domain/order-form/order-form.ts'

/** The fields in which a person of the address book can be found. */
export const FOUND_BY = ['firstName', 'lastName', 'address1'] as const
type FoundBy = (typeof FOUND_BY)[number]

/** The pause that shows that the sender has stopped typing. */
const PAUSE_MS = 120
const MIN_CHARACTERS = 2
const MAX_SUGGESTED = 5

/** The people that are shown below a field. `active` is the index of the chosen person, or -1. */
export type Suggested = { field: FoundBy; contacts: readonly Contact[]; active: number }

type Search = (text: string, signal: AbortSignal) => Promise<Contact[]>

/**
 * Finds people of the address book for the typed text, with one search at a time. `read` returns the current values of the form. After a failed
 * search it does nothing more.
 */
export function createContactSuggestions(search: Search, read: () => OrderForm) {
  const listeners = new Set<() => void>()
  /** Texts that found nobody. A longer text with the same beginning finds nobody either. */
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
    /** Sets the function that fills the form with the chosen person. */
    fillBy: (next: FillFields) => void (fill = next),
    close,
    chooseAt,
    /** Call it when the user types into a field. The form may get the new value a moment later. */
    type: (name: string) => {
      stop()
      const field = FOUND_BY.find((one) => one === name)
      if (suggested?.field !== field) show(undefined)
      if (!field || isOff) return
      underway = new AbortController()
      const { signal } = underway
      timer = setTimeout(() => void find(field, signal), PAUSE_MS)
    },
    /** Returns true if the shown list has used the key. */
    press: (key: string): boolean => {
      if (!suggested) return false
      const { contacts, active } = suggested
      if (key === 'Escape') close()
      else if (key === 'Enter' && active >= 0) chooseAt(active)
      // After the last person, no person is chosen, so that the arrow keys also lead back into the field.
      else if (key === 'ArrowDown') show({ ...suggested, active: active + 1 < contacts.length ? active + 1 : -1 })
      else if (key === 'ArrowUp') show({ ...suggested, active: active < 0 ? contacts.length - 1 : active - 1 })
      else return false
      return true
    },
  }
}

/** Returns the texts to search for. In the last name's field: the full name, then the last name alone, because the first name may be a nickname. */
function toTexts(field: FoundBy, { firstName, lastName, address1 }: OrderForm): string[] {
  if (field === 'address1') return [address1.trim()]
  if (field === 'firstName') return [firstName.trim()]
  return [...new Set([`${firstName} ${lastName}`.trim(), lastName.trim()])]
}

const RECIPIENT = ['firstName', 'lastName', 'address1', 'address2', 'city', 'state', 'zipCode'] as const

/** Returns the values of a contact for the form's fields, in the order of the fields. */
const toRecipientFields = (contact: Contact): [(typeof RECIPIENT)[number], string][] => RECIPIENT.map((name) => [name, contact[name]])

const isFilledWith = (form: OrderForm, contact: Contact): boolean => toRecipientFields(contact).every(([name, text]) => form[name] === text)
