import type { LoadDocuments } from '@fondly/contracts/load/documents.ts'
import { sql } from 'kysely'
import { loadBlackoutDays } from './load/blackout-days.ts'
import { loadCatalogue } from './load/catalogue.ts'
import { loadClients } from './load/clients.ts'
import { loadPeople } from './load/people.ts'
import type { Commerce } from './shelf.ts'

/** Puts a load folder into this shop, all or nothing; saying it again changes nothing, what it does not name stays. */
export async function loadDocuments(
  commerce: Commerce,
  documents: LoadDocuments,
  ids: { slot: string; blackoutType: string },
): Promise<void> {
  await commerce.database.transaction().execute(async (database) => {
    // A load is long and its own master: it waits for shoppers, as they would not wait for it.
    await sql`set local lock_timeout = 0`.execute(database)
    const within = { ...commerce, database }
    await loadCatalogue(within, documents)
    await loadClients(within, documents.clients, ids.slot)
    await loadPeople(within, documents.people)
    await loadBlackoutDays(within, documents.blackoutDays, ids.blackoutType)
  })
}
