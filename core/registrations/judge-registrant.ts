import { judgeRegistration, type RegistrationVerdict } from '@fondly/domain/people/registration.ts'
import type { Clients } from '../clients/clients.ts'
import type { Registrant, RegistrationStore } from './registration-store.ts'

export type JudgeRegistrant = ReturnType<typeof createJudgeRegistrant>

/** Creates the function that decides whether somebody who registered may come in, and notes who waits for an administrator's consent. */
export function createJudgeRegistrant({ clients, registrations }: { clients: Pick<Clients, 'find'>; registrations: RegistrationStore }) {
  return async (userId: string, clientId: string | undefined, registrant: Registrant): Promise<RegistrationVerdict> => {
    // Somebody of no client is refused for that.
    const client = clientId === undefined ? undefined : await clients.find(clientId)
    if (!client) return 'admitted'
    const verdict = judgeRegistration(client.configuration.registration, registrant.email)
    if (verdict === 'admitted') return verdict
    const known =
      verdict === 'waiting' ? await registrations.note(userId, client.id, registrant) : await registrations.find(client.id, userId)
    if (known?.state === 'accepted') return 'admitted'
    return known?.state === 'declined' ? 'closed' : verdict
  }
}
