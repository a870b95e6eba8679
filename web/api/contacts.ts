import type { ContactChangeRequest, NewContactRequest } from '@fondly/contracts/bff/contacts-requests.ts'
import {
  ContactAnswer,
  ContactCards,
  ContactCheckAnswer,
  ContactCovers,
  ContactListAnswer,
  ContactSearchAnswer,
  ContactSettings,
} from '@fondly/contracts/bff/contacts.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { ask, Nothing, retryUnlessRefused } from './ask.ts'

/** The query key of everything about the address book. */
export const contactsKey = ['contacts']

/** What the reader searches for. `language` is the page's language, whose alphabet decides the order. */
export type ContactSearch = { text: string; tag: string | undefined; language: string }

/** Finds people for the order form by name, street or ZIP code, the best match first. */
export const searchContacts = async (text: string, signal: AbortSignal) =>
  (await ask('/api/contact-searches', ContactSearchAnswer, { method: 'POST', body: { text }, signal })).contacts

/** One page of the people; `cursor` comes from the previous page. The search text is sent in a body, and is not kept after the page is closed. */
export const contactListQuery = ({ text, tag, language }: ContactSearch, cursor: string | undefined) =>
  queryOptions({
    queryKey: [...contactsKey, 'list', { text, tag, language, cursor }],
    queryFn: ({ signal }) =>
      ask('/api/contact-lists', ContactListAnswer, { method: 'POST', body: { text: text || undefined, tag, cursor, language }, signal }),
    placeholderData: keepPreviousData,
    gcTime: 0,
    retry: retryUnlessRefused,
  })

/** The cards that the people of one page received, in one request. */
export const contactCoversQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: [...contactsKey, 'covers', ids],
    queryFn: async ({ signal }) => {
      const { covers } = await ask('/api/contact-covers', ContactCovers, { method: 'POST', body: { ids }, signal })
      return new Map(covers.map(({ contactId, cards }) => [contactId, cards]))
    },
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
    retry: retryUnlessRefused,
  })

export const contactQuery = (id: string) =>
  queryOptions({
    queryKey: [...contactsKey, 'one', id],
    queryFn: async ({ signal }) => (await ask(contactPath(id), ContactAnswer, { signal })).contact,
    retry: retryUnlessRefused,
  })

export const contactCardsQuery = (id: string) =>
  queryOptions({
    queryKey: [...contactsKey, 'cards', id],
    queryFn: async ({ signal }) => (await ask(`${contactPath(id)}/cards`, ContactCards, { signal })).cards,
    retry: retryUnlessRefused,
  })

export const contactPath = (id: string): string => `/api/contacts/${encodeURIComponent(id)}`

export const addContact = async (request: NewContactRequest) =>
  (await ask('/api/contacts', ContactAnswer, { method: 'POST', body: request })).contact

export const changeContact = async (id: string, request: ContactChangeRequest) =>
  (await ask(contactPath(id), ContactAnswer, { method: 'PUT', body: request })).contact

export async function eraseContact(id: string): Promise<void> {
  await ask(contactPath(id), Nothing, { method: 'DELETE' })
}

/** Checks the address of a contact, and saves the result of the check. */
export const checkContact = (id: string): Promise<ContactCheckAnswer> =>
  ask(`${contactPath(id)}/checks`, ContactCheckAnswer, { method: 'POST' })

/** Moves everything from the other contact to this one and removes the other. */
export const mergeContacts = async (id: string, otherId: string) =>
  (await ask(`${contactPath(id)}/merges`, ContactAnswer, { method: 'POST', body: { otherId } })).contact

/** The addresses of the files with all contacts of the user. */
export const contactFile = (format: 'csv' | 'vcf'): string => `/api/contact-exports?format=${format}`

export const saveRemembering = (remembers: boolean): Promise<ContactSettings> =>
  ask('/api/contact-settings', ContactSettings, { method: 'PUT', body: { remembers } })

const MAX_MATCHES = 8

/** Finds people to choose from by name, street, ZIP code, city or state. */
export const contactMatchesQuery = (text: string) =>
  queryOptions({
    queryKey: [...contactsKey, 'matches', text],
    queryFn: async ({ signal }) => {
      const { contacts } = await ask('/api/contact-lists', ContactListAnswer, { method: 'POST', body: { text }, signal })
      return contacts.slice(0, MAX_MATCHES)
    },
    enabled: text !== '',
    placeholderData: keepPreviousData,
    gcTime: 0,
    retry: retryUnlessRefused,
  })
