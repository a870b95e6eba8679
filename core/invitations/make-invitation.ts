import { INVITATION_DAYS } from '@fondly/domain/people/invitation.ts'
import { Refused } from '@fondly/domain/refused.ts'
import { mayHaveBeenWritten } from '@fondly/gateways/commerce/guarded-write.ts'
import type { Env } from '@fondly/kit/env.ts'
import { isPassingRefusal } from '@fondly/kit/requested-pause.ts'
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
  mails: Pick<MailQueue, 'enqueue' | 'poke' | 'takeBack'>
  people: Pick<PeopleDirectory, 'listPopulations' | 'forget'>
  settings: { publicUrl: string }
}

const DAY_MS = 86_400_000
/** An invitation that could not be made within this time is removed. */
const GIVE_UP_AFTER_MS = DAY_MS

/** Creates the functions that carry out a stored invitation. */
export function createMakeInvitation(context: InvitationContext) {
  const { brands, clients, database, env, invitations, mails, people, settings } = context
  const accounts = createInvitationAccounts(context)

  /** Opens the link and queues its mail in one transaction, so that a link never exists without its mail. */
  async function open(stored: StoredInvitation, userId: string, content = stored.content): Promise<boolean> {
    const { clientId } = stored
    const { email, firstName, language, invitedBy } = content
    const clientName = (await clients.find(clientId))?.name || (await brands.ofClient(clientId))?.name || ''
    const token = newSecret(env.random)
    const expiresAt = new Date(env.clock().getTime() + INVITATION_DAYS * DAY_MS)
    const isOpen = await database.transaction().execute(async (transaction) => {
      const moved = await invitations.move(transaction, stored, { state: 'open', userId, tokenHash: hashSecret(token), content, expiresAt })
      if (!moved) return false
      await mails.takeBack(transaction, topicOf(stored))
      // The token is in the fragment, which a browser never sends, so that no server and no log sees it.
      const link = `${settings.publicUrl}/invitation#${token}`
      await mails.enqueue(transaction, {
        recipient: email,
        content: { kind: 'invitation', firstName, clientName, invitedBy, link, goodForDays: INVITATION_DAYS, language },
        goodForDays: INVITATION_DAYS,
        topic: topicOf(stored),
      })
      return true
    })
    people.forget(clientId, userId)
    mails.poke()
    return isOpen
  }

  /**
   * Makes the account and sends the mail. If identity finally refuses, everything is undone. After any other failure, another attempt completes the
   * invitation later.
   */
  async function make(stored: StoredInvitation): Promise<boolean> {
    try {
      return await open(stored, await accounts.findOrCreate(stored))
    } catch (error) {
      const isFinal = error instanceof Refused || (error instanceof UpstreamRefused && !isPassingRefusal(error))
      if (!isFinal) throw toUnknownOutcome(error)
      await invitations.remove(stored).catch((cause: unknown) => {
        throw toUnknownOutcome(cause)
      })
      throw error
    }
  }

  /** Disables the account of an ended link. The account is not deleted, so that a new invitation can reuse it. */
  async function finishRevoking(stored: StoredInvitation): Promise<void> {
    if (stored.userId !== undefined) await accounts.disable(stored.userId)
    await invitations.move(database, stored, { state: 'revoked', tokenHash: null })
    if (stored.userId !== undefined) people.forget(stored.clientId, stored.userId)
  }

  /** Ends the link. Cancels its mail if the mail is still waiting. */
  const endLink = (stored: StoredInvitation) =>
    database.transaction().execute(async (transaction) => {
      const isEnded = await invitations.move(transaction, stored, { state: 'revoking', tokenHash: null })
      if (isEnded) await mails.takeBack(transaction, topicOf(stored))
      return isEnded
    })

  async function finish(stored: StoredInvitation): Promise<void> {
    if (stored.state === 'revoking') return finishRevoking(stored)
    if (stored.sentAt.getTime() + GIVE_UP_AFTER_MS > env.clock().getTime()) await make(stored)
    else await endLink(stored)
  }

  return {
    make,

    /** Stores the account of an unfinished invitation, if the account exists, so that the activity log can name the person. */
    async noteAccount(stored: StoredInvitation): Promise<StoredInvitation> {
      const userId = stored.userId ?? (await accounts.findUnused(stored))
      if (userId === undefined) return stored
      if (stored.userId === undefined) await invitations.noteAccount(stored, userId)
      return { ...stored, userId }
    },

    /** Sends the mail of an open invitation again with a new link; the old link ends. */
    sendAgain: (stored: StoredInvitation, content: InvitationContent): Promise<boolean> => open(stored, stored.userId ?? '', content),

    /** Ends the link of a person who has already signed in, when an earlier process died before it could. Returns true if it ended the link. */
    async endIfUsed(stored: StoredInvitation): Promise<boolean> {
      const isUsed = stored.userId !== undefined && (await accounts.isUsed(stored.userId))
      if (isUsed) await invitations.move(database, stored, { state: 'accepted', tokenHash: null })
      return isUsed
    },

    /** Ends the link and disables the account. If identity does not answer, another attempt disables the account later. */
    async revoke(stored: StoredInvitation): Promise<boolean> {
      if (!(await endLink(stored))) return false
      await finishRevoking({ ...stored, revision: stored.revision + 1 }).catch((error: unknown) => {
        throw toUnknownOutcome(error)
      })
      return true
    },

    /** Completes the invitations and revocations of processes that died. It looks for the account first, so that no person gets two accounts. */
    async completeUnfinished(): Promise<void> {
      for (const stored of await invitations.listUnfinished()) {
        try {
          if (await invitations.beginTry(stored)) await finish(stored)
        } catch (cause) {
          env.log.warn('An invitation could not be completed.', { clientId: stored.clientId, cause })
        }
      }
    },
  }
}

const topicOf = ({ clientId, key }: Pick<StoredInvitation, 'clientId' | 'key'>) => `invitation ${clientId} ${key}`

/**
 * Returns an error that says that the outcome is unknown. The invitation is completed later, so the change stays open and gets its log entry then.
 */
export const toUnknownOutcome = (error: unknown): unknown => (mayHaveBeenWritten(error) ? error : new UpstreamTimeout('identity', error))

export type MakeInvitation = ReturnType<typeof createMakeInvitation>
