import type { LoadDocuments } from '@fondly/contracts/load/documents.ts'
import { sql } from 'kysely'
import { loadBlackoutDays } from './blackout-days.ts'
import { loadCatalogue } from './catalogue.ts'
import { loadClients } from './clients.ts'
import { loadPastOrders } from './past-orders.ts'
import { loadPastPeople, loadPeople } from './people.ts'
import type { CommerceContext } from '../context.ts'

/**
 * Loads a folder of documents in one transaction. Loading the same folder again changes nothing. Stored objects that the folder does not name stay.
 */
export async function loadDocuments(
  context: CommerceContext,
  documents: LoadDocuments,
  ids: { slot: string; blackoutType: string },
): Promise<void> {
  await context.database.transaction().execute(async (database) => {
    // A load has no lock timeout: it waits for shoppers' locks, however long they are held.
    await sql`set local lock_timeout = 0`.execute(database)
    const within = { ...context, database }
    await loadCatalogue(within, documents)
    await loadClients(within, documents.clients, ids.slot)
    await loadPeople(within, documents.people)
    await loadBlackoutDays(within, documents.blackoutDays, ids.blackoutType)
    await loadPastPeople(within, documents.pastPeople ?? [])
    await loadPastOrders(within, documents.pastOrders ?? [])
  })
}
