import { Refused } from '@fondly/domain/refused.ts'
import { UpstreamRefused } from '@fondly/kit/upstream-error.ts'
import type { CoreContext } from '../context.ts'
import { hashSecret, looksLikeSecret } from '../sessions/secret.ts'
import type { StoredInvitation } from './invitation-store.ts'

/** What the invitation page shows. */
export type OpenInvitation = {
  firstName: string
  email: string
  clientName: string
  /** The client's key, which the page needs for the sign-in. Undefined when the client has no key. */
  clientKey: string | undefined
  policy: 'default' | 'nist'
}

export type FirstPasswordOutcome = { set: true; clientKey: string | undefined } | { set: false; unsatisfied: string[] }

type AcceptContext = Pick<CoreContext, 'audit' | 'brands' | 'clients' | 'database' | 'identity' | 'invitations'>

/** How long a browser has the link for itself. Identity always answers sooner. */
const CLAIM_MS = 30_000

/** Creates the use cases of a person who opens the link of an invitation. Unknown, used, revoked and expired links get the same refusal. */
export function createAcceptInvitation({ audit, brands, clients, database, identity, invitations }: AcceptContext) {
  const invitationOver = () => new Refused('not-found', 'invitation-over')

  async function findOpen(token: string): Promise<StoredInvitation & { userId: string }> {
    const found = looksLikeSecret(token) ? await invitations.findOpen(hashSecret(token)) : undefined
    if (found?.userId === undefined) throw invitationOver()
    return { ...found, userId: found.userId }
  }

  /** Ends the link. If a newer link was mailed at this moment, ends that link too. Returns false when the invitation was revoked in the meantime. */
  async function end(stored: StoredInvitation): Promise<boolean> {
    let present: StoredInvitation | undefined = stored
    while (present?.state === 'open' && present.userId === stored.userId) {
      if (await invitations.move(database, present, { state: 'accepted', tokenHash: null })) return true
      present = await invitations.find(stored.clientId, stored.key)
    }
    return present?.state === 'accepted'
  }

  /** Does work at identity on an invited account. If somebody has deleted the account, ends the link. */
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
      // The account has a password already. Another process may have set it and died before it ended the link.
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

    /** Sets the password and ends the link. If identity refuses the password, the link stays valid. */
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
