import { judgeRegistration, type RegistrationVerdict } from '@fondly/domain/people/registration.ts'
import { type Kysely, sql } from 'kysely'
import type { Clients } from '../clients/clients.ts'
import type { CoreTables } from '../store/tables.ts'
import type { Registrant, RegistrationStore } from './registration-store.ts'

type JudgeContext = { clients: Pick<Clients, 'find'>; database: Kysely<CoreTables>; registrations: RegistrationStore }

export type JudgeRegistrant = ReturnType<typeof createJudgeRegistrant>

/**
 * Creates the function that decides whether somebody who may have registered comes in, and notes who waits for an administrator's consent. This account has
 * to have been in this client before; a customer or another account with the same address does not count.
 */
export function createJudgeRegistrant({ clients, database, registrations }: JudgeContext) {
  async function hasSignedIn(userId: string, clientId: string): Promise<boolean> {
    // Named in the statement, because the index covers this event alone.
    const signedIn = database.selectFrom('audit').select('id').where('event', '=', sql.lit('log_in'))
    const row = await signedIn.where('user_id', '=', userId).where('client_id', '=', clientId).limit(1).executeTakeFirst()
    return row !== undefined
  }

  return async (userId: string, clientId: string | undefined, registrant: Registrant): Promise<RegistrationVerdict> => {
    // Somebody of no client is refused for that.
    const client = clientId === undefined ? undefined : await clients.find(clientId)
    if (!client) return 'admitted'
    const verdict = judgeRegistration(client.configuration.registration, registrant.email)
    if (verdict === 'admitted' || (await hasSignedIn(userId, client.id))) {
      // Nobody is asked about somebody who is in.
      await registrations.end(userId, 'accepted')
      return 'admitted'
    }
    const known =
      verdict === 'waiting' ? await registrations.note(userId, client.id, registrant) : await registrations.find(client.id, userId)
    if (known?.state === 'accepted') return 'admitted'
    return known?.state === 'declined' ? 'closed' : verdict
  }
}
