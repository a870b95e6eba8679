import type { ContactListAnswer } from '@fondly/contracts/bff/contacts.ts'
import type { Query, QueryClient } from '@tanstack/react-query'
import { contactsKey } from './contacts.ts'
import { OCCASIONS_KEY, preparedCardsQuery } from './occasions.ts'

/** Reads everything about contacts anew after one is gone for good. Nothing asks for that one again: the server does not have it. */
export async function forgetContact(queries: QueryClient, id: string): Promise<void> {
  const isAbout = ({ queryKey }: Query) => JSON.stringify(queryKey).includes(id)
  queries.setQueriesData<ContactListAnswer>({ queryKey: [...contactsKey, 'list'] }, (page) => page && without(page, id))
  await Promise.all(
    [contactsKey, OCCASIONS_KEY, preparedCardsQuery.queryKey].map((queryKey) =>
      queries.invalidateQueries({ queryKey, predicate: (query) => !isAbout(query) }),
    ),
  )
  queries.removeQueries({ type: 'inactive', predicate: isAbout })
}

function without(page: ContactListAnswer, id: string): ContactListAnswer {
  const contacts = page.contacts.filter((contact) => contact.id !== id)
  return { ...page, contacts, total: page.total - (page.contacts.length - contacts.length) }
}
