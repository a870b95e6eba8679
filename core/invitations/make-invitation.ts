import { INVITATION_DAYS } from '@fondly/domain/people/invitation.ts'
import { Refused } from '@fondly/domain/refused.ts'
import type { Identity, IdentityUser } from '@fondly/gateways/identity/identity.ts'
import type { Env } from '@fondly/kit/env.ts'
import { UpstreamRefused } from '@fondly/kit/upstream-error.ts'
import type { Kysely } from 'kysely'
import type { Brands } from '../brands/brands.ts'
import type { Clients } from '../clients/clients.ts'
import type { MailQueue } from '../mail/mail-queue.ts'
import { hashSecret, newSecret } from '../sessions/secret.ts'
import type { CoreTables } from '../store/tables.ts'
import type { PeopleDirectory } from '../people/people-directory.ts'
import type { InvitationContent, InvitationStore, StoredInvitation } from './invitation-store.ts'

export type InvitationContext = {
  clients: Pick<Clients, 'find'>
  brands: Pick<Brands, 'ofClient'>
  database: Kysely<CoreTables>
  env: Pick<Env, 'clock' | 'random' | 'log'>
  identity: Pick<Identity, 'createUser' | 'findByEmail' | 'findPasswordState' | 'people' | 'updateUser'>
  invitations: InvitationStore
  mails: Pick<MailQueue, 'enqueue' | 'poke'>
  people: Pick<PeopleDirectory, 'listPopulations' | 'forget'>
  settings: { publicUrl: string }
}

const DAY_MS = 86_400_000
/** Longer than the calls of an invitation take together. */
const UNFINISHED_AFTER_MS = 60_000

/** Creates the functions that carry out an invitation which the store has noted. */
export function createMakeInvitation(context: InvitationContext) {
  const { brands, clients, database, env, identity, invitations, mails, people, settings } = context

  /** Opens the link and mails it: one transaction, so that there is no link without a mail. */
  async function open(stored: StoredInvitation, userId: string, content = stored.content): Promise<boolean> {
    const { clientId } = stored
    const { email, firstName, language, invitedBy } = content
    const clientName = (await clients.find(clientId))?.name || (await brands.ofClient(clientId))?.name || ''
    const token = newSecret(env.random)
    const expiresAt = new Date(env.clock().getTime() + INVITATION_DAYS * DAY_MS)
    const isOpen = await database.transaction().execute(async (transaction) => {
      const moved = await invitations.move(transaction, stored, { state: 'open', userId, tokenHash: hashSecret(token), content, expiresAt })
      if (!moved) return false
      // Behind the #, so that no server and no log ever sees the token.
      const link = `${settings.publicUrl}/invitation#${token}`
      await mails.enqueue(transaction, {
        recipient: email,
        content: { kind: 'invitation', firstName, clientName, invitedBy, link, goodForDays: INVITATION_DAYS, language },
        goodForDays: INVITATION_DAYS,
      })
      return true
    })
    people.forget(clientId, userId)
    mails.poke()
    return isOpen
  }

  /** Finds the account that an earlier try has made, or makes it. Refuses with 'person-exists' where the address belongs to somebody else. */
  async function findOrCreateAccount({ clientId, content: invitation }: StoredInvitation): Promise<string> {
    const [populationId] = await people.listPopulations(clientId)
    if (populationId === undefined) throw new Refused('unprocessable', 'client-without-population')
    const { email, firstName, lastName, role, location, senderProfiles } = invitation
    const find = async () => (await identity.findByEmail(email)).find((user) => user.email.toLowerCase() === email)
    const known = await find()
    if (known) return adopt(known)
    const profile = { role, ...(location ? { location } : {}) }
    const created = await identity.createUser({ email, firstName, lastName, populationId, profile, senderProfiles })
    if (created) return created.id
    // Somebody created it a moment ago, or the name is taken in a population that we cannot see.
    const found = await find()
    if (!found) throw new Refused('conflict', 'person-exists')
    return adopt(found)

    async function adopt(user: IdentityUser): Promise<string> {
      const isUnused = user.populationId === populationId && user.lastSignOn === undefined && user.identityProviderId === undefined
      if (!isUnused || (await identity.findPasswordState(user.id)).hasPassword) throw new Refused('conflict', 'person-exists')
      const known = await identity.people.read(user.id)
      const change = { role, location: location ?? null, senderProfiles, enabled: true }
      const written = known && (await identity.people.write(user.id, change, known.version))
      if (written?.kind !== 'written') throw new Refused('conflict', 'change-in-progress')
      return user.id
    }
  }

  /** Makes the account and sends the mail. What identity refuses for good is undone; anything else is completed later. */
  async function make(stored: StoredInvitation): Promise<boolean> {
    try {
      return await open(stored, await findOrCreateAccount(stored))
    } catch (error) {
      const isFinal = error instanceof Refused || (error instanceof UpstreamRefused && error.status < 500)
      if (isFinal) await invitations.remove(stored)
      throw error
    }
  }

  return {
    make,

    /** Sends the mail of an open invitation again; the link of the mail before ends. */
    sendAgain: (stored: StoredInvitation, content: InvitationContent): Promise<boolean> => open(stored, stored.userId ?? '', content),

    /** Ends the link, and disables the account that it would have opened. Nothing is deleted, so a new invitation takes it up again. */
    async revoke(stored: StoredInvitation): Promise<boolean> {
      const isRevoked = await invitations.move(database, stored, { state: 'revoked', tokenHash: null })
      if (isRevoked && stored.userId !== undefined) await identity.updateUser(stored.userId, { enabled: false })
      return isRevoked
    },

    /** Completes the invitations whose process died. Each is made once, because the account is looked up first. */
    async completeUnfinished(): Promise<void> {
      const before = new Date(env.clock().getTime() - UNFINISHED_AFTER_MS)
      for (const stored of await invitations.listUnfinished(before)) {
        try {
          await make(stored)
        } catch (cause) {
          env.log.warn('An invitation could not be completed.', { clientId: stored.clientId, cause })
        }
      }
    },
  }
}

export type MakeInvitation = ReturnType<typeof createMakeInvitation>
