import { Refused } from '@fondly/domain/refused.ts'
import type { Identity, IdentityUser } from '@fondly/gateways/identity/identity.ts'
import { UpstreamRefused, UpstreamTimeout } from '@fondly/kit/upstream-error.ts'
import type { PeopleDirectory } from '../people/people-directory.ts'
import type { InvitationContent, StoredInvitation } from './invitation-store.ts'

export type AccountContext = {
  identity: Pick<Identity, 'createUser' | 'findByEmail' | 'findPasswordState' | 'people' | 'updateUser'>
  people: Pick<PeopleDirectory, 'listPopulations'>
}

/** Creates the functions that manage the account of an invited person. */
export function createInvitationAccounts({ identity, people }: AccountContext) {
  const findByAddress = async (email: string) => (await identity.findByEmail(email)).find((user) => user.email.toLowerCase() === email)

  /** Returns true when the person has signed in or could sign in. Nobody can sign in without a password. */
  async function isUsed(userId: string): Promise<boolean> {
    const found = await identity.people.read(userId)
    if (!found) return false
    return found.value.lastSignOn !== undefined || (await identity.findPasswordState(userId)).hasPassword
  }

  /**
   * Reuses an account that nobody has used. If the account has the role admin, only an invitation with the role admin can reuse it, so that this role
   * is never removed here.
   */
  async function adopt(user: IdentityUser, populationId: string, invitation: InvitationContent): Promise<string> {
    const { role, location, supervisorId, senderProfiles, languages } = invitation
    const isStranger = user.populationId !== populationId || user.identityProviderId !== undefined
    if (isStranger || (await isUsed(user.id))) throw new Refused('conflict', 'person-exists')
    const known = await identity.people.read(user.id)
    if (known?.value.role === 'admin' && role !== 'admin') throw new Refused('conflict', 'person-exists')
    const change = { role, location: location ?? null, supervisorId: supervisorId ?? null, senderProfiles, languages, enabled: true }
    const written = known && (await identity.people.write(user.id, change, known.version))
    if (written?.kind === 'too-large' || written?.kind === 'not-readable') throw new Refused('unprocessable', 'value-not-accepted')
    // Another process may be creating the same account, so its outcome is unknown. The next attempt sees what that process has done.
    if (written?.kind !== 'written') throw new UpstreamTimeout('identity', new Error('The account was changed at the same moment.'))
    return user.id
  }

  return {
    isUsed,

    /** Finds the unused account that an invitation has made or would reuse. */
    async findUnused({ clientId, content }: StoredInvitation): Promise<string | undefined> {
      const [known, populations] = await Promise.all([findByAddress(content.email), people.listPopulations(clientId)])
      if (!known || known.populationId !== populations[0] || known.identityProviderId !== undefined) return undefined
      return (await isUsed(known.id)) ? undefined : known.id
    },

    /** Finds the account that an earlier attempt has made, or makes it. Refuses with 'person-exists' if another person has the e-mail address. */
    async findOrCreate({ clientId, content: invitation }: StoredInvitation): Promise<string> {
      const [populationId] = await people.listPopulations(clientId)
      if (populationId === undefined) throw new Refused('unprocessable', 'client-without-population')
      const { email, firstName, lastName, role, location, supervisorId, senderProfiles, languages } = invitation
      const known = await findByAddress(email)
      if (known) return adopt(known, populationId, invitation)
      const profile = { role, ...(location ? { location } : {}), ...(supervisorId ? { supervisorID: supervisorId } : {}) }
      const created = await identity.createUser({ email, firstName, lastName, populationId, profile, senderProfiles, languages })
      if (created) return created.id
      // The user name is taken: somebody created the account a moment ago, or an account that we cannot read has this name.
      const found = await findByAddress(email)
      if (!found) throw new Refused('conflict', 'person-exists')
      return adopt(found, populationId, invitation)
    },

    /** Disables an account. Does nothing if somebody has deleted the account. */
    async disable(userId: string): Promise<void> {
      try {
        await identity.updateUser(userId, { enabled: false })
      } catch (error) {
        if (!(error instanceof UpstreamRefused) || error.status !== 404) throw error
      }
    },
  }
}
