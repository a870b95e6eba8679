import type { Role } from '@fondly/domain/user/user.ts'
import { checkInvitation, type Invitation, rolesToGive, tidyInvitation } from '@fondly/domain/people/invitation.ts'
import { findForbidden } from '@fondly/domain/people/person-rules.ts'
import { notFound, Refused } from '@fondly/domain/refused.ts'
import { toActor } from '../changes/editor.ts'
import type { CoreContext } from '../context.ts'
import type { DashboardEditor } from '../dashboard/open-dashboard.ts'
import { createClientMailLimit } from '../mail/client-mail-limit.ts'
import { createClientPeople } from '../people/client-people.ts'
import { createSharedCounters } from '../rate-limits/shared-rate-limit.ts'
import type { StoredInvitation } from './invitation-store.ts'
import { toVersion } from './invitation-target.ts'

/** An invitation in the list. The state 'creating' means that its account is still being made. */
export type ListedInvitation = Invitation & {
  key: string
  version: string
  state: 'creating' | 'open' | 'expired'
  invitedBy: string
  sentAt: Date
  expiresAt: Date
}

export type InvitationChoices = {
  roles: Role[]
  /** True when roles come from groups at identity. Then an invitation cannot give a role. */
  rolesFromGroups: boolean
  locations: { value: string; label: string }[]
  senderProfiles: { id: string; name: string; isDefault: boolean }[]
}

/** The greatest number of mails a day to one address, counted over all clients. */
const MAX_MAILS_PER_DAY = 5
const DAY_MS = 86_400_000

export type InvitationsContext = Pick<
  CoreContext,
  'changes' | 'clients' | 'database' | 'env' | 'identity' | 'invitations' | 'mails' | 'makeInvitation' | 'people' | 'settings'
>

/**
 * Creates the use cases of an administrator: invite a person, send the mail again, revoke. Each of them is a change with an entry in the activity
 * log.
 */
export function createInvitations({
  changes,
  clients,
  database,
  env,
  identity,
  invitations,
  mails,
  makeInvitation,
  people,
  settings,
}: InvitationsContext) {
  const countMail = createSharedCounters({ database, env, dataKey: settings.dataKey }).each('invitation mails', MAX_MAILS_PER_DAY, DAY_MS)
  const countMailOfClient = createClientMailLimit({ database, env, settings }, 'mails of a client')
  const clientPeople = createClientPeople({ clients, env, people })
  const readClient = async ({ client: { clientId } }: DashboardEditor) => {
    const client = await clients.find(clientId)
    if (!client) throw notFound()
    return client
  }
  const targetOf = ({ client: { clientId } }: DashboardEditor, key: string) => ({ kind: 'invitation', clientId, key }) as const

  async function findInvitation(editor: DashboardEditor, key: string, version: string): Promise<StoredInvitation> {
    const stored = /^[0-9a-f]{64}$/.test(key) ? await invitations.find(editor.client.clientId, key) : undefined
    if (!stored) throw notFound()
    if (toVersion(stored) !== version || (stored.state !== 'open' && stored.state !== 'creating'))
      throw new Refused('conflict', 'invitation-changed')
    const known = await makeInvitation.noteAccount(stored)
    await assertAllowed(editor, known)
    if (await makeInvitation.endIfUsed(known)) throw new Refused('conflict', 'invitation-changed')
    return known
  }

  /** Counts a mail to this address, and refuses it when there were too many. So nobody can fill a person's mailbox. */
  async function assertFewMails({ client: { clientId } }: DashboardEditor, key: string): Promise<void> {
    // Count for the client first. If that refuses, the count of the address stays as it is.
    await countMailOfClient(clientId)
    const seconds = await countMail(key)
    if (seconds !== undefined) throw new Refused('too-many-requests', 'too-many-requests', { retryAfterSeconds: Math.ceil(seconds) })
  }

  /** Checks the rules for people for the offered role, and for the role that the account already has. */
  async function assertAllowed(editor: DashboardEditor, { userId, content }: StoredInvitation): Promise<void> {
    const client = await readClient(editor)
    const account = userId === undefined ? undefined : await identity.people.read(userId)
    const roles = [content.role, ...(account ? [await clientPeople.findRoleOf(account.value, client)] : [])]
    for (const role of roles) {
      const forbidden = findForbidden(editor.user, { id: userId ?? '', role }, {}, client)
      if (forbidden) throw new Refused('not-allowed', forbidden)
    }
  }

  return {
    async readChoices(editor: DashboardEditor): Promise<InvitationChoices> {
      const { configuration, senderProfiles, rolesFromGroups } = await readClient(editor)
      return {
        roles: rolesToGive(editor.rights),
        rolesFromGroups,
        locations: (configuration.locations ?? []).map(({ value, label }) => ({ value, label })),
        senderProfiles: senderProfiles.map(({ id, name, newUserDefault }) => ({ id, name, isDefault: newUserDefault })),
      }
    },

    async list({ client: { clientId } }: DashboardEditor): Promise<ListedInvitation[]> {
      return (await invitations.list(clientId)).map((stored) => toListed(stored, env.clock()))
    },

    /**
     * Invites a person. Refuses with 'form-problems' and the problem of each field, or with 'person-invited', 'person-exists' or 'mails-used-up'. The
     * caller can ask for the outcome by `changeId`.
     */
    async invite(editor: DashboardEditor, request: Invitation, { changeId: id }: { changeId?: string | undefined } = {}): Promise<void> {
      if (settings.mode === 'production' && !mails.isDelivered) throw new Refused('unprocessable', 'mail-not-set-up')
      const client = await readClient(editor)
      const invitation = tidyInvitation(request)
      const offer = {
        locations: (client.configuration.locations ?? []).map(({ value }) => value),
        senderProfiles: client.senderProfiles.map(({ id }) => id),
      }
      const problems = checkInvitation(invitation, offer, rolesToGive(editor.rights))
      if (problems.length > 0) throw new Refused('unprocessable', 'invitation-problems', { extension: { problems } })
      const actor = toActor(editor)
      const target = targetOf(editor, invitations.keyOf(invitation.email))
      const { fields, version } = await changes.read(target)
      if (fields['invitation']) throw new Refused('conflict', 'person-invited')
      await assertFewMails(editor, target.key)
      const language = client.configuration.defaultLanguage ?? 'en_US'
      await changes.change({
        id,
        target,
        version,
        fields: { invitation: { ...invitation, invitedBy: actor.name, language, sent: 1 } },
        actor,
      })
    },

    async sendAgain(editor: DashboardEditor, key: string, version: string): Promise<void> {
      const { content, state } = await findInvitation(editor, key, version)
      if (state !== 'open') throw new Refused('conflict', 'invitation-changed')
      await assertFewMails(editor, key)
      const [actor, target] = [toActor(editor), targetOf(editor, key)]
      await changes.change({
        target,
        version,
        fields: { invitation: { ...content, invitedBy: actor.name, sent: content.sent + 1 } },
        actor,
      })
    },

    async revoke(editor: DashboardEditor, key: string, version: string): Promise<void> {
      await findInvitation(editor, key, version)
      await changes.change({ target: targetOf(editor, key), version, fields: { invitation: null }, actor: toActor(editor) })
    },
  }
}

function toListed(stored: StoredInvitation, now: Date): ListedInvitation {
  const { key, state, content, sentAt, expiresAt } = stored
  const { email, firstName, lastName, role, location, senderProfiles, invitedBy } = content
  const isExpired = state === 'open' && expiresAt <= now
  return {
    email,
    firstName,
    lastName,
    role,
    ...(location === undefined ? {} : { location }),
    senderProfiles,
    invitedBy,
    key,
    version: toVersion(stored) ?? '',
    state: isExpired ? 'expired' : state === 'open' ? 'open' : 'creating',
    sentAt,
    expiresAt,
  }
}
