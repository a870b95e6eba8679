import type { Identity } from '@fondly/gateways/identity/identity.ts'
import type { Kysely } from 'kysely'
import type { Brands } from '../brands/brands.ts'
import type { Clients } from '../clients/clients.ts'
import type { MailQueue } from '../mail/mail-queue.ts'
import { toUnknownOutcome } from '../invitations/make-invitation.ts'
import type { PeopleDirectory } from '../people/people-directory.ts'
import type { CoreTables } from '../store/tables.ts'
import type { Registrant, RegistrationStore, StoredRegistration } from './registration-store.ts'

/** A registration in the form in which a change reads and writes it. */
type RegistrationFields = { accepted?: Registrant | null; declined?: Registrant | null }

export type RegistrationContext = {
  brands: Pick<Brands, 'ofClient'>
  clients: Pick<Clients, 'find'>
  database: Kysely<CoreTables>
  identity: Pick<Identity, 'people'>
  mails: Pick<MailQueue, 'enqueue' | 'poke'>
  people: Pick<PeopleDirectory, 'forget'>
  registrations: RegistrationStore
  settings: { publicUrl: string }
}

const MAIL_GOOD_FOR_DAYS = 7

export type OpenRegistration = ReturnType<typeof createOpenRegistration>

/** Creates the function that opens a registration for reading and deciding, as core/changes needs it. */
export function createOpenRegistration(context: RegistrationContext) {
  const { brands, clients, database, identity, mails, people, registrations, settings } = context

  /** Writes the decision to identity first, because this write can be repeated. Nobody is admitted before our own row has the decision. */
  async function decide(stored: StoredRegistration, decision: 'accepted' | 'declined'): Promise<boolean> {
    const { userId } = stored
    const account = await identity.people.read(userId)
    if (account) {
      const change = decision === 'accepted' ? { role: account.value.role ?? ('orderer' as const), enabled: true } : { enabled: false }
      const written = await identity.people.write(userId, change, account.version)
      if (written.kind !== 'written') return false
    }
    // Identity has the decision now. If our own write fails, the outcome is unknown and the change stays open.
    return record(stored, decision).catch((error: unknown) => {
      throw toUnknownOutcome(error)
    })
  }

  /** Ends the waiting and queues the mail about the decision, in one transaction. */
  async function record({ userId, clientId, registrant }: StoredRegistration, decision: 'accepted' | 'declined'): Promise<boolean> {
    const [client, brand] = await Promise.all([clients.find(clientId), brands.ofClient(clientId)])
    const reader = {
      firstName: registrant.firstName,
      clientName: client?.name || brand?.name || '',
      language: client?.configuration.defaultLanguage ?? ('en_US' as const),
    }
    const link = `${settings.publicUrl}/${brand?.slug ?? ''}`
    const isDecided = await database.transaction().execute(async (transaction) => {
      if (!(await registrations.decide(transaction, userId, decision))) return false
      await mails.enqueue(transaction, {
        recipient: registrant.email,
        content:
          decision === 'accepted' ? { kind: 'registration-accepted', ...reader, link } : { kind: 'registration-declined', ...reader },
        goodForDays: MAIL_GOOD_FOR_DAYS,
      })
      return true
    })
    people.forget(clientId, userId)
    mails.poke()
    return isDecided
  }

  return ({ clientId, userId }: { clientId: string; userId: string }) => {
    const find = () => registrations.find(clientId, userId)
    return {
      read: async () => toCurrent(await find()),
      async write({ accepted }: RegistrationFields, version: string | undefined) {
        const stored = await find()
        const isDone = stored?.state === 'waiting' && version === 'waiting' && (await decide(stored, accepted ? 'accepted' : 'declined'))
        return { kind: isDone ? ('written' as const) : ('changed-meanwhile' as const), current: toCurrent(await find()) }
      },
    }
  }
}

function toCurrent(stored: StoredRegistration | undefined) {
  const inState = (state: StoredRegistration['state']) => (stored?.state === state ? stored.registrant : null)
  const fields = { accepted: inState('accepted'), declined: inState('declined') }
  return { fields, version: stored?.state, personId: stored?.userId }
}
