import { silentLog } from '@fondly/kit/log.ts'
import type { WantedContact } from './contacts.ts'
import { createDataSeal } from '../seal/seal.ts'
import { createCoreDatabase } from '../testing/core-database.ts'
import type { Person } from '../users/person.ts'
import type { CoreContext } from '../context.ts'
import { readWorkbook } from '../spreadsheets/xlsx/read-workbook.ts'
import type { ExportContext } from './export-contacts.ts'

export const NOW = new Date('2026-11-23T17:00:00Z')

/** Creates an address book with its own database, ids that count up, and people of two clients: Harborview shares a book, Summit does not. */
export async function createContactsWorld() {
  const { database, drop } = await createCoreDatabase(4)
  let [ids, drawn] = [0, 0]
  const dataKey = new Uint8Array(32).fill(7)
  const seal = createDataSeal(dataKey, (bytes) => new Uint8Array(bytes).fill((drawn += 1) % 256))
  const world = { now: NOW }
  const context = {
    database,
    seal,
    env: { log: silentLog, clock: () => world.now, ids: () => `contact-${String((ids += 1)).padStart(6, '0')}` },
    clients: { find: (id: string) => Promise.resolve({ configuration: { sharesAddressBook: id === 'harborview' } }) },
    calendar: { today: () => '2026-11-23' },
    settings: { dataKey, postalZone: 'America/New_York' },
    readWorkbook: (bytes: Uint8Array) => Promise.resolve(readWorkbook(bytes)),
    // The tests use only these members, so the cast holds.
  } as unknown as ExportContext & Pick<CoreContext, 'readWorkbook'>
  const person = (id: string, clientId = 'harborview') => ({ id, clientId, firstName: id, lastName: 'Test' }) as Person
  return { database, context, world, drop, dana: person('dana'), omar: person('omar'), stranger: person('stranger', 'summit') }
}

const MARGUERITE: WantedContact = {
  isShared: false,
  firstName: 'Marguerite',
  lastName: 'Okonkwo-Hale',
  address1: '455 NW Naito Pkwy',
  address2: 'Apt 3B',
  city: 'Portland',
  state: 'OR',
  zipCode: '97209',
  tags: [],
  note: '',
}
export const wanted = (change: Partial<WantedContact> = {}): WantedContact => ({ ...MARGUERITE, ...change })
