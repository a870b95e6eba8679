import { Refused } from '@fondly/domain/refused.ts'
import { UpstreamRefused } from '@fondly/kit/upstream-error.ts'
import type { CoreContext } from '../context.ts'
import { hashSecret, looksLikeSecret } from '../sessions/secret.ts'
import type { StoredInvitation } from './invitation-store.ts'

/** What the page of an invitation shows. */
export type OpenInvitation = {
  firstName: string
  email: string
  clientName: string
  /** The client's key, for the sign-in; undefined for the client without one. */
  clientKey: string | undefined
  policy: 'default' | 'nist'
}

export type FirstPasswordOutcome = { set: true; clientKey: string | undefined } | { set: false; unsatisfied: string[] }

type AcceptContext = Pick<CoreContext, 'audit' | 'brands' | 'clients' | 'database' | 'identity' | 'invitations'>

/** Longer than identity takes to answer. */
const CLAIM_MS = 30_000

/** Creates the use cases of somebody who follows the link of an invitation. An unknown, used, revoked and expired link are refused alike. */
export function createAcceptInvitation({ audit, brands, clients, database, identity, invitations }: AcceptContext) {
  const invitationOver = () => new Refused('not-found', 'invitation-over')

  async function findOpen(token: string): Promise<StoredInvitation & { userId: string }> {
    const found = looksLikeSecret(token) ? await invitations.findOpen(hashSecret(token)) : undefined
    if (found?.userId === undefined) throw invitationOver()
    return { ...found, userId: found.userId }
  }

  /** Ends the link, also one that was mailed at the same moment. Returns false where the invitation was revoked meanwhile. */
  async function end(stored: StoredInvitation): Promise<boolean> {
    let present: StoredInvitation | undefined = stored
    while (present?.state === 'open' && present.userId === stored.userId) {
      if (await invitations.move(database, present, { state: 'accepted', tokenHash: null })) return true
      present = await invitations.find(stored.clientId, stored.key)
    }
    return present?.state === 'accepted'
  }

  /** Asks identity about an invited account; where it is there no more, the link is over. */
  async function unlessDeleted<Answer>(stored: StoredInvitation, work: () => Promise<Answer>): Promise<Answer> {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof UpstreamRefused) || error.status !== 404) throw error
      await end(stored)
      throw invitationOver()
    }
  }

  async function read(token: string): Promise<OpenInvitation & { stored: StoredInvitation & { userId: string } }> {
    const stored = await findOpen(token)
    const { hasPassword, policy } = await unlessDeleted(stored, () => identity.findPasswordState(stored.userId))
    if (hasPassword) {
      // It was set a moment before a process died, or in another way.
      await end(stored)
      throw invitationOver()
    }
    const { firstName, email } = stored.content
    const [client, brand] = await Promise.all([clients.find(stored.clientId), brands.ofClient(stored.clientId)])
    return { stored, firstName, email, clientName: client?.name || brand?.name || '', clientKey: brand?.slug, policy }
  }

  return {
    async look(token: string): Promise<OpenInvitation> {
      const { stored: _, ...shown } = await read(token)
      return shown
    },

    /** Sets the password and ends the link. A password that identity does not accept leaves the link as it was. */
    async setPassword(token: string, password: string): Promise<FirstPasswordOutcome> {
      const { stored, clientKey } = await read(token)
      if (!(await invitations.claim(stored, CLAIM_MS))) throw invitationOver()
      try {
        const outcome = await unlessDeleted(stored, () => identity.setPassword(stored.userId, password))
        if (outcome.set) {
          if (!(await end(stored))) throw invitationOver()
          await audit({ event: 'invitation_accepted', userId: stored.userId, clientId: stored.clientId })
          return { set: true, clientKey }
        }
        await invitations.release(stored)
        return outcome
      } catch (error) {
        await invitations.release(stored)
        throw error
      }
    },
  }
}
