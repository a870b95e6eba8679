import { MAX_CONTACTS_PER_PERSON, tidyContact } from '@fondly/domain/contacts/contact.ts'
import { readPerson, type TypedPerson } from '@fondly/domain/recognition/compare-people.ts'
import { readAddress } from '@fondly/domain/recognition/read-address.ts'
import type { Kysely } from 'kysely'
import type { CoreContext } from '../context.ts'
import type { SentTo } from '../recognition/card-recipients.ts'
import type { CoreTables } from '../store/tables.ts'
import { contactCardSeal, forgetContactCards } from './contact-cards.ts'
import type { Book } from './contact-keys.ts'
import type { ContactStore, NewContact, StoredContact } from './contact-store.ts'
import { findSame, type FindContacts, type ReadContact } from './find-contacts.ts'

/** A card that was sent, with its recipient. */
export type CardToRemember = SentTo & { orderNo: string; sentAt: Date; clientId: string }
/** What the senders and clients of these cards have chosen: whether a client shares its book, and whether a sender's recipients become contacts. */
export type RememberRules = { isSharing: (clientId: string) => boolean; remembers: (senderId: string) => boolean }

type Known = { candidates: ReadContact[]; count: number }

/** Creates the function that writes sent cards into the address books of their senders. Writing the same card again changes nothing. */
export function createRememberCards({ env, seal }: Pick<CoreContext, 'env' | 'seal'>, store: ContactStore, finding: FindContacts) {
  const cards = contactCardSeal(seal)

  /** Reads the contacts that may be these recipients, with one query for each book. The books stay locked until the end of the transaction. */
  async function readBooks(transaction: Kysely<CoreTables>, sent: readonly CardToRemember[], { isSharing }: RememberRules) {
    const books = new Map<string, { book: Book; people: TypedPerson[] }>()
    for (const card of sent)
      for (const book of booksOfCard(card, isSharing)) {
        const known = books.get(keyOf(book)) ?? { book, people: [] }
        known.people.push(...card.people)
        books.set(keyOf(book), known)
      }
    await store.lock(
      transaction,
      [...books.values()].map(({ book }) => book),
    )
    const read = new Map<string, Known>()
    for (const [key, { book, people }] of books)
      read.set(key, {
        candidates: await finding.findCandidates(transaction, book, people.map(readPerson)),
        count: book.ownerId === null ? 0 : await store.count(transaction, book),
      })
    return read
  }

  return async (transaction: Kysely<CoreTables>, sent: readonly CardToRemember[], rules: RememberRules): Promise<void> => {
    await forgetContactCards(
      transaction,
      sent.flatMap(({ replaces }) => replaces ?? []),
    )
    const books = await readBooks(transaction, sent, rules)
    const added = new Map<string, NewContact>()
    const changed = new Map<string, StoredContact>()
    const rows: CoreTables['contact_card'][] = []
    for (const card of sent) {
      const own = books.get(keyOf({ clientId: card.clientId, ownerId: card.senderId }))
      const contact =
        findRecipient(card, books, rules) ??
        (own && rules.remembers(card.senderId) && own.count < MAX_CONTACTS_PER_PERSON ? undefined : null)
      // The recipient is not a contact, and no new contact may be made.
      if (contact === null || !own) continue
      const next = contact ? updateContact(contact, card) : newContact(card, env.ids())
      if (contact) replaceCandidate(books, next)
      else {
        own.candidates.push({ contact: next, reading: readPerson(next) })
        own.count += 1
      }
      if (!contact || added.has(next.id)) added.set(next.id, next)
      else changed.set(next.id, next)
      const { cardId, cardName, senderId, senderName, orderNo, sentAt } = card
      rows.push({
        contact_id: next.id,
        order_no: orderNo,
        sent_at: sentAt,
        sealed: cards.close({ cardId, cardName, senderId, senderName }, orderNo),
      })
    }
    await store.insert(transaction, [...added.values()])
    for (const contact of changed.values()) await store.write(transaction, contact)
    if (rows.length > 0)
      await transaction
        .insertInto('contact_card')
        .values(rows)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
  }
}

const keyOf = ({ clientId, ownerId }: Book): string => JSON.stringify([clientId, ownerId])

function booksOfCard({ clientId, senderId }: CardToRemember, isSharing: RememberRules['isSharing']): Book[] {
  const own = { clientId, ownerId: senderId }
  return isSharing(clientId) ? [own, { clientId, ownerId: null }] : [own]
}

/** Finds the recipient in these books. Prefers the sender's own contact to a shared contact. */
function findRecipient(card: CardToRemember, books: ReadonlyMap<string, Known>, { isSharing }: RememberRules): StoredContact | undefined {
  for (const book of booksOfCard(card, isSharing)) {
    const candidates = books.get(keyOf(book))?.candidates ?? []
    // Compare the checked address first, because it is more complete than the typed one.
    for (const person of card.people.toReversed()) {
      const same = findSame(candidates, readPerson(person))
      if (same) return same
    }
  }
  return undefined
}

function replaceCandidate(books: ReadonlyMap<string, Known>, contact: StoredContact): void {
  const known = books.get(keyOf(contact.book))?.candidates.find((one) => one.contact.id === contact.id)
  if (known) [known.contact, known.reading] = [contact, readPerson(contact)]
}

const ADDRESS = ['address1', 'address2', 'city', 'state', 'zipCode'] as const
const isStandardised = ({ level }: SentTo): boolean => level === 'zip' || level === 'dpv'

/** Returns the recipient with the typed name and the checked address. */
function readRecipient({ people }: SentTo): TypedPerson {
  const [typed, checked] = people
  const {
    tags: _tags,
    note: _note,
    ...person
  } = tidyContact({
    ...EMPTY,
    ...(checked ?? typed),
    firstName: typed?.firstName ?? '',
    lastName: typed?.lastName ?? '',
    tags: [],
    note: '',
  })
  return person
}
const EMPTY = { address1: '', address2: '', city: '', state: '', zipCode: '' }

const newContact = (card: CardToRemember, id: string): StoredContact => ({
  ...readRecipient(card),
  id,
  book: { clientId: card.clientId, ownerId: card.senderId },
  version: 1,
  tags: [],
  note: '',
  isUntouched: true,
  isStandardised: isStandardised(card),
  changedBy: card.senderName,
  checkedAt: isStandardised(card) ? card.sentAt : undefined,
  lastSentAt: card.sentAt,
})

/**
 * Returns the contact as it is after this card. If a user has typed its text, only empty fields are filled. If nobody has changed the contact, it
 * gets the name and address of this card. If contact and card then have the same address, the contact counts as checked.
 */
function updateContact(contact: StoredContact, card: CardToRemember): StoredContact {
  const isNewest = !contact.lastSentAt || contact.lastSentAt <= card.sentAt
  if (!isNewest) return contact
  const recipient = readRecipient(card)
  const next = { ...contact, ...(contact.isUntouched ? recipient : fillMissing(contact, recipient)), lastSentAt: card.sentAt }
  if (isStandardised(card) && ADDRESS.every((field) => next[field] === recipient[field]))
    return { ...next, isStandardised: true, checkedAt: card.sentAt }
  // The address check has not checked the parts that were filled in now.
  return ADDRESS.every((field) => contact[field] === next[field]) ? next : { ...next, isStandardised: false, checkedAt: undefined }
}

/**
 * Returns the parts of the recipient's address that the contact lacks. Name and street are never filled, because the contact may have them in other
 * fields. The second line is filled only if no line of the contact has a unit. A ZIP code of five digits gets the four digits of the ZIP+4 code.
 */
function fillMissing(contact: StoredContact, recipient: TypedPerson): Partial<TypedPerson> {
  const filled: Partial<TypedPerson> = {}
  const hasUnit = Object.keys(readAddress(contact).units).length > 0
  for (const field of ['city', 'state', 'zipCode', ...(hasUnit ? [] : (['address2'] as const))] as const)
    if (contact[field] === '') filled[field] = recipient[field]
  if (recipient.zipCode.startsWith(`${contact.zipCode}-`)) filled.zipCode = recipient.zipCode
  return filled
}
