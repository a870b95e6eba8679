import type { Page } from '@playwright/test'
import { ask } from './sender.ts'

const NOBODY = {
  isShared: false,
  firstName: '',
  lastName: '',
  address1: '',
  address2: '',
  city: '',
  state: '',
  zipCode: '',
  tags: [],
  note: '',
}
export type TypedContact = Partial<Omit<typeof NOBODY, 'tags'> & { tags: string[] }>

/** Adds a person to the address book of the signed-in user, as the page does; returns the id. */
export async function addContact(page: Page, contact: TypedContact): Promise<string> {
  const { status, body } = await ask(page, 'POST', '/api/contacts', { ...NOBODY, ...contact, isAnother: true })
  if (status !== 201) throw new Error(`The person was not added, but answered ${status}.`)
  return (body as { contact: { id: string } }).contact.id
}

/** Erases everybody of the address book of the signed-in user. */
export async function emptyAddressBook(page: Page): Promise<void> {
  for (;;) {
    const { body } = await ask(page, 'POST', '/api/contact-lists', {})
    const { contacts } = body as { contacts: { id: string }[] }
    if (contacts.length === 0) return
    for (const { id } of contacts) await ask(page, 'DELETE', `/api/contacts/${id}`)
  }
}

export const ANA: TypedContact = {
  firstName: 'Ana María',
  lastName: 'de la Cruz',
  address1: '1201 Third Avenue',
  address2: 'Suite 400',
  city: 'Seattle',
  state: 'WA',
  zipCode: '98101',
}
export const ANDERS: TypedContact = {
  firstName: 'Anders',
  lastName: 'Holm',
  address1: '9 Pine Street',
  city: 'Portland',
  state: 'OR',
  zipCode: '97204',
}
