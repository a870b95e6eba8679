import type { ContactListAnswer } from '@fondly/contracts/bff/contacts.ts'
import type { QueryClient } from '@tanstack/react-query'
import { contactsKey } from './contacts.ts'
import { OCCASIONS_KEY, preparedCardsQuery } from './occasions.ts'
import { readWithout } from './remove-for-good.ts'

/** Fetches everything about contacts again after one was deleted permanently. */
export async function forgetContact(queries: QueryClient, id: string): Promise<void> {
  queries.setQueriesData<ContactListAnswer>({ queryKey: [...contactsKey, 'list'] }, (page) => page && without(page, id))
  await readWithout(queries, id, [contactsKey, OCCASIONS_KEY, preparedCardsQuery.queryKey])
}

function without(page: ContactListAnswer, id: string): ContactListAnswer {
  const contacts = page.contacts.filter((contact) => contact.id !== id)
  return { ...page, contacts, total: page.total - (page.contacts.length - contacts.length) }
}
