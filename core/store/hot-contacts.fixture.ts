import { readPerson } from '@fondly/domain/recognition/compare-people.ts'
import type { Client } from 'pg'
import type { Book } from '../contacts/contact-keys.ts'
import { createContactCards } from '../contacts/contact-cards.ts'
import { createContactStore } from '../contacts/contact-store.ts'
import { createFindContacts, MAX_CONTACTS_SORTED_BY_NAME } from '../contacts/find-contacts.ts'
import { createContactImports } from '../contacts/import/contact-imports.ts'
import { createContactImportWork } from '../contacts/import/work-on-imports.ts'
import { createRememberRecipients } from '../contacts/remember-recipients.ts'
import type { CoreContext } from '../context.ts'
import { createListWaitingCards } from '../do-not-mail/waiting-cards.ts'
import { createCardRecipients } from '../recognition/card-recipients.ts'
import { createFindPastCards } from '../recognition/find-past-cards.ts'
import { createDataSeal } from '../seal/seal.ts'
import type { Destination, SendingSnapshot } from '../sendings/sending-data.ts'
import type { Person } from '../users/person.ts'

type HotContext = Pick<CoreContext, 'calendar' | 'cardAccess' | 'clients' | 'database' | 'env' | 'press' | 'seal' | 'settings'>

const SOMEBODY = { firstName: 'Ana', lastName: 'Ruiz', address1: '12 Oak St', address2: '', city: 'Salem', state: 'OR', zipCode: '97301' }
const LARGE_BOOK_OWNER = 'owner of a large book'

/** Creates the frequent statements of the address book, of past cards to a person, and of cards that wait for a Do not mail entry. */
export function createHotContacts(given: HotContext, { clientId, userId }: { clientId: string; userId: string }) {
  const context = { ...given, seal: createDataSeal(given.settings.dataKey, given.env.random) }
  const { database, env, seal, settings } = context
  const store = createContactStore(context)
  const finding = createFindContacts(context, store)
  const [own, shared, large]: Book[] = [userId, null, LARGE_BOOK_OWNER].map((ownerId) => ({ clientId, ownerId }))
  const books = [own, shared] as Book[] // both are there
  const user = { id: userId, clientId, firstName: 'Dana', lastName: 'Test' } as Person
  const page = { text: '', tag: undefined, cursor: undefined }
  const imports = createContactImports({ ...context, readWorkbook: () => Promise.resolve([]) })
  const findPastCards = createFindPastCards(context)
  const listWaiting = createListWaitingCards(context)
  const entry = { ...SOMEBODY, reason: 'moved', words: '', until: '' } as const
  const nameless = { ...entry, firstName: '', lastName: '' }
  const placeless = { ...entry, address1: '' }

  return {
    statements: {
      'people of the address book, while a name is typed': () => finding.search(books, 'ana ru'),
      'people of the address book, while an address is typed': () => finding.search(books, '12 oak st 97301'),
      'a page of the address book': () => finding.list(books, page),
      'a page of the address book, searched': () => finding.list(books, { ...page, text: 'ruiz salem', tag: 'Tenant' }),
      'a page of the people with a tag': () => finding.list(books, { ...page, tag: 'Tenant' }),
      'a page of a large address book': () => finding.list([large, shared] as Book[], page),
      'the tags of an address book': () => store.listTags(database, { clientId, ownerId: userId }),
      'the same person in an address book': () => finding.findCandidates(database, { clientId, ownerId: userId }, [readPerson(SOMEBODY)]),
      'the cards of a page of contacts': () =>
        createContactCards(context).covers(user, [{ id: 'contact-7' }, { id: 'contact-8' }] as never),
      'the recipient of a card, remembered': () => createRememberRecipients(context).rememberAll(),
      'the import of a file of contacts': async () => {
        const file = new TextEncoder().encode('Name,Address,City,State,ZIP,Birthday\nAna Ruiz,12 Oak St,Salem,OR,97301,2/29\n')
        const { id } = await imports.preview(user, file, { isShared: false })
        await imports.readRows(user, id, { kind: 'new', page: 1 })
        await imports.start(user, id)
        await createContactImportWork(context).addAll()
      },
      'past cards to somebody': () => findPastCards(user, SOMEBODY),
      'cards that wait for the Do not mail entry of a person': () => listWaiting(clientId, { ...entry, kind: 'person' }),
      'cards that wait for the Do not mail entry of an address': () => listWaiting(clientId, { ...nameless, kind: 'address' }),
      'cards that wait for the Do not mail entry of a name': () => listWaiting(clientId, { ...placeless, kind: 'name-in-zip' }),
    },

    /** Adds a card that the address book has not processed yet, and a book that is too large to be sorted by name. */
    async prepare(direct: Client): Promise<void> {
      await direct.query(
        `insert into contact (id, client_id, owner_id, keys, sealed, created_at, updated_at)
         select 'large-' || n, $1, $2, '{}', '', now(), now() from generate_series(0, ${MAX_CONTACTS_SORTED_BY_NAME}) n`,
        [clientId, LARGE_BOOK_OWNER],
      )
      const { zipCode: zip, ...lines } = SOMEBODY
      const snapshot = { clientId, userId, cardId: '', cardName: '', form: SOMEBODY, billing: { firstName: '', lastName: '' } }
      const destination: Destination = { address: { ...lines, zip }, changes: [] }
      const { sendingId, orderNo, sentAt, keys, sealed } = createCardRecipients(settings.dataKey, seal).ofSending(
        { id: 'unremembered', orderNo: 'unremembered', sentAt: env.clock() },
        snapshot as unknown as SendingSnapshot, // only the part of a snapshot that is read
        destination,
      )
      // Insert the card without a sending, because other statements would try to open it. 'replica' switches off the check of the foreign key.
      await direct.query('set session_replication_role = replica')
      await direct.query(
        'insert into card_recipient (sending_id, client_id, order_no, sent_at, keys, sealed) values ($1, $2, $3, $4, $5, $6)',
        [sendingId, clientId, orderNo, sentAt, keys, sealed],
      )
      await direct.query('set session_replication_role = origin')
    },
  }
}
