import { INVITATION_DAYS } from '@fondly/domain/people/invitation.ts'
import { Refused } from '@fondly/domain/refused.ts'
import { mayHaveBeenWritten } from '@fondly/gateways/commerce/guarded-write.ts'
import type { Env } from '@fondly/kit/env.ts'
import { UpstreamRefused, UpstreamTimeout } from '@fondly/kit/upstream-error.ts'
import type { Kysely } from 'kysely'
import type { Brands } from '../brands/brands.ts'
import type { Clients } from '../clients/clients.ts'
import type { MailQueue } from '../mail/mail-queue.ts'
import { hashSecret, newSecret } from '../sessions/secret.ts'
import type { CoreTables } from '../store/tables.ts'
import type { PeopleDirectory } from '../people/people-directory.ts'
import { type AccountContext, createInvitationAccounts } from './invitation-accounts.ts'
import type { InvitationContent, InvitationStore, StoredInvitation } from './invitation-store.ts'

export type InvitationContext = AccountContext & {
  clients: Pick<Clients, 'find'>
  brands: Pick<Brands, 'ofClient'>
  database: Kysely<CoreTables>
  env: Pick<Env, 'clock' | 'random' | 'log'>
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
  const { brands, clients, database, env, invitations, mails, people, settings } = context
  const accounts = createInvitationAccounts(context)

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

  /** Makes the account and sends the mail. What identity refuses for good is undone; anything else is completed later. */
  async function make(stored: StoredInvitation): Promise<boolean> {
    try {
      return await open(stored, await accounts.findOrCreate(stored))
    } catch (error) {
      const isFinal = error instanceof Refused || (error instanceof UpstreamRefused && error.status < 500)
      if (!isFinal) throw toUnknownOutcome(error)
      await invitations.remove(stored).catch((cause: unknown) => {
        throw toUnknownOutcome(cause)
      })
      throw error
    }
  }

  return {
    make,

    /** Sends the mail of an open invitation again; the link of the mail before ends. */
    sendAgain: (stored: StoredInvitation, content: InvitationContent): Promise<boolean> => open(stored, stored.userId ?? '', content),

    /** Ends the link of somebody who works already, because a process died before it could; returns whether it was so. */
    async endIfUsed(stored: StoredInvitation): Promise<boolean> {
      const isUsed = stored.userId !== undefined && (await accounts.isUsed(stored.userId))
      if (isUsed) await invitations.move(database, stored, { state: 'accepted', tokenHash: null })
      return isUsed
    },

    /** Ends the link, and disables the account that it would have opened. Nothing is deleted, so a new invitation takes it up again. */
    async revoke(stored: StoredInvitation): Promise<boolean> {
      const isRevoked = await invitations.move(database, stored, { state: 'revoked', tokenHash: null })
      if (isRevoked && stored.userId !== undefined) await accounts.disable(stored.userId)
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

/** An invitation that is begun is completed later, so nobody may take its failure for an end: the change stays open, and its entry is written. */
export const toUnknownOutcome = (error: unknown): unknown => (mayHaveBeenWritten(error) ? error : new UpstreamTimeout('identity', error))

export type MakeInvitation = ReturnType<typeof createMakeInvitation>
