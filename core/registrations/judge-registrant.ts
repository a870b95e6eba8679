import { judgeRegistration, type RegistrationVerdict } from '@fondly/domain/people/registration.ts'
import { type Kysely, sql } from 'kysely'
import type { Clients } from '../clients/clients.ts'
import type { CoreTables } from '../store/tables.ts'
import type { Registrant, RegistrationStore } from './registration-store.ts'

type JudgeContext = { clients: Pick<Clients, 'find'>; database: Kysely<CoreTables>; registrations: RegistrationStore }

export type JudgeRegistrant = ReturnType<typeof createJudgeRegistrant>

/**
 * Creates the function that decides whether a person who may have registered is admitted. It also stores who waits for an administrator's consent. A
 * person is known only if this same account has signed in to this client before. A customer, or another account, with the same e-mail address is no
 * proof.
 */
export function createJudgeRegistrant({ clients, database, registrations }: JudgeContext) {
  async function hasSignedIn(userId: string, clientId: string): Promise<boolean> {
    // Write the event as text into the statement. PostgreSQL uses the partial index only if it sees the event.
    const signedIn = database.selectFrom('audit').select('id').where('event', '=', sql.lit('log_in'))
    const row = await signedIn.where('user_id', '=', userId).where('client_id', '=', clientId).limit(1).executeTakeFirst()
    return row !== undefined
  }

  return async (userId: string, clientId: string | undefined, registrant: Registrant): Promise<RegistrationVerdict> => {
    // Another check refuses a person without a client.
    const client = clientId === undefined ? undefined : await clients.find(clientId)
    if (!client) return 'admitted'
    const verdict = judgeRegistration(client.configuration.registration, registrant.email)
    if (verdict === 'admitted' || (await hasSignedIn(userId, client.id))) {
      // The person is admitted, so end the waiting.
      await registrations.end(userId, 'accepted')
      return 'admitted'
    }
    const known =
      verdict === 'waiting' ? await registrations.note(userId, client.id, registrant) : await registrations.find(client.id, userId)
    if (known?.state === 'accepted') return 'admitted'
    return known?.state === 'declined' ? 'closed' : verdict
  }
}
