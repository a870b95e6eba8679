import { isDeepStrictEqual } from 'node:util'
import type { Client } from '@fondly/domain/client/client.ts'
import { findForbidden, type PersonAction } from '@fondly/domain/people/person-rules.ts'
import { notFound, Refused } from '@fondly/domain/refused.ts'
import { startLanguage } from '@fondly/domain/user/user-data.ts'
import type { Role } from '@fondly/domain/user/user.ts'
import type { PersonAccount, PersonChange, RecipientAttributes, VersionedPerson } from '@fondly/gateways/identity/people.ts'
import { logFailure } from '@fondly/kit/log-failure.ts'
import { toActor } from '../changes/editor.ts'
import { toCurrentPerson } from '../changes/person-target.ts'
import type { CoreContext } from '../context.ts'
import type { DashboardEditor } from '../dashboard/open-dashboard.ts'
import { toUnknownOutcome } from '../invitations/make-invitation.ts'
import { createClientMailLimit } from '../mail/client-mail-limit.ts'
import { createClientPeople } from './client-people.ts'

export type KnownPerson = { account: PersonAccount; role: Role; client: Client }
/** A person whom the use case has just read at identity. */
type ReadPerson = KnownPerson & { found: VersionedPerson }
type Remarks = { reason?: string | undefined }

export type PersonChangesContext = Pick<
  CoreContext,
  'changes' | 'clients' | 'database' | 'env' | 'identity' | 'people' | 'sessions' | 'settings'
>

/** Creates the use cases for a person of the administrator's client. */
export function createPersonChanges(context: PersonChangesContext) {
  const { changes, env, identity, people, sessions } = context
  const clientPeople = createClientPeople(context)
  const countCodeOfClient = createClientMailLimit(context, 'codes of a client')

  async function read(editor: DashboardEditor, userId: string): Promise<ReadPerson> {
    const [found, populations] = await Promise.all([identity.people.read(userId), people.listPopulations(editor.client.clientId)])
    if (!found || !populations.includes(found.value.populationId)) throw notFound()
    const client = await clientPeople.findClient(editor)
    return { account: found.value, role: await clientPeople.findRoleOf(found.value, client), client, found }
  }

  /** Finds a person of the client. Refuses a person of another client. */
  async function find(editor: DashboardEditor, userId: string): Promise<KnownPerson> {
    const { found: _, ...person } = await read(editor, userId)
    return person
  }

  async function findAllowed(editor: DashboardEditor, userId: string, action: PersonAction): Promise<ReadPerson> {
    const person = await read(editor, userId)
    const forbidden = findForbidden(editor.user, { id: userId, role: person.role }, action, person.client)
    if (forbidden) throw new Refused('not-allowed', forbidden)
    return person
  }

  type Writing = { version: string; fields: PersonChange; remarks?: Remarks; restores?: number | undefined; changeId?: string | undefined }

  async function write(
    editor: DashboardEditor,
    person: ReadPerson,
    { version, fields, remarks, restores, changeId: id }: Writing,
  ): Promise<void> {
    const { account, found } = person
    const [target, seen] = [toTarget(editor, account.id), toCurrentPerson(account.id, found)]
    await changes.change({ id, target, seen, version, fields, remarks: remarksOf(account, remarks), actor: toActor(editor), restores })
    await takeEffect(person, fields).catch(logMissed(account.id))
  }

  /** Logs the error and does not fail, because the change is already written. The next check of each session applies it. */
  const logMissed = (userId: string) => (error: unknown) =>
    logFailure(env.log, 'A change of a person did not reach their sessions.', error, { userId })

  /** Applies the change to the person's sessions. */
  async function takeEffect({ account, client }: KnownPerson, fields: PersonChange): Promise<void> {
    if (fields.enabled === false) {
      await sessions.endAllOf(account.id)
      await identity.people.endSessions(account.id).catch((error: unknown) =>
        // This failure does no harm: identity refuses the tokens of a disabled account, so its sessions there are useless.
        logFailure(env.log, 'The sessions of a disabled person could not be ended at identity.', error, { userId: account.id }),
      )
      return
    }
    // Most people of an import have never signed in. Do not ask identity about them again.
    if (!(await sessions.hasUser(account.id))) return
    const found = await identity.people.read(account.id)
    if (!found) return
    const role = await clientPeople.findRoleOf(found.value, client)
    const { location, supervisorId, languages, senderProfiles } = found.value
    await sessions.rewriteUser(account.id, (present) => ({
      ...present,
      role,
      location,
      supervisorID: supervisorId,
      ...(senderProfiles ? { senderProfiles } : {}),
      ...(languages && !isDeepStrictEqual(languages, present.languages)
        ? { languages, language: startLanguage(languages, client.configuration.defaultLanguage) }
        : {}),
    }))
  }

  /** Does an action on the person. An action changes no value. */
  const act = (
    editor: DashboardEditor,
    account: PersonAccount,
    { action, ...remarks }: Remarks & { action: string },
    work: () => Promise<void>,
  ) =>
    changes.act({ target: toTarget(editor, account.id), actor: toActor(editor), remarks: { ...remarksOf(account, remarks), action } }, work)

  /** Ends the person's sessions. The sessions at Fondly end first, so that the next request is refused; then those at identity. */
  async function endSessions(userId: string): Promise<void> {
    await sessions.endAllOf(userId)
    await identity.people.endSessions(userId).catch((error: unknown) => {
      // Our sessions have ended already, so the log must have an entry, even without a known outcome.
      throw toUnknownOutcome(error)
    })
  }

  return {
    find,

    /** Changes the person's role, location, settings or access. Refuses values that the client does not have. */
    async change(editor: DashboardEditor, userId: string, { fields, ...writing }: Writing): Promise<void> {
      const person = await findAllowed(editor, userId, { role: fields.role, blocksAccess: fields.enabled === false })
      assertKnownValues(fields, person)
      const { recipient } = fields
      await write(editor, person, { ...writing, fields: recipient ? { ...fields, recipient: withoutBlanks(recipient) } : fields })
    },

    /** Applies a change to the person's sessions, after an outcome that was unknown has turned out to be a success. */
    async repeatEffect(editor: DashboardEditor, userId: string, fields: PersonChange): Promise<void> {
      await find(editor, userId)
        .then((person) => takeEffect(person, fields))
        .catch(logMissed(userId))
    },

    async unlock(editor: DashboardEditor, userId: string, { version, reason }: { version: string; reason: string }): Promise<void> {
      const person = await findAllowed(editor, userId, {})
      await write(editor, person, { version, fields: { locked: false }, remarks: { reason } })
    },

    async setEnabled(
      editor: DashboardEditor,
      userId: string,
      { version, enabled, reason }: { version: string; enabled: boolean; reason?: string | undefined },
    ): Promise<void> {
      const person = await findAllowed(editor, userId, { blocksAccess: !enabled })
      await write(editor, person, { version, fields: { enabled }, remarks: { reason } })
    },

    /** Ends all sessions of the person. */
    async endSessions(editor: DashboardEditor, userId: string): Promise<void> {
      const { account } = await findAllowed(editor, userId, { blocksAccess: true })
      await act(editor, account, { action: 'sessions-ended' }, () => endSessions(userId))
    },

    /** Mails the person a code for a new password. Refuses with 'mails-used-up' when the client's administrators have sent too many codes. */
    async sendRecoveryCode(editor: DashboardEditor, userId: string): Promise<void> {
      const { account } = await findAllowed(editor, userId, {})
      await act(editor, account, { action: 'code-sent' }, async () => {
        await countCodeOfClient(editor.client.clientId)
        if ((await identity.people.sendRecoveryCode(userId)) !== 'sent') throw new Refused('conflict', 'recovery-code-refused')
      })
    },

    /** Makes the person choose a new password at the next sign-in. */
    async forcePasswordChange(editor: DashboardEditor, userId: string, { reason }: { reason: string }): Promise<void> {
      const { account } = await findAllowed(editor, userId, { blocksAccess: true })
      await act(editor, account, { reason, action: 'password-expired' }, async () => {
        if (!(await identity.people.forcePasswordChange(userId))) throw new Refused('conflict', 'person-without-password')
      })
    },
  }
}

const toTarget = ({ client: { clientId } }: DashboardEditor, userId: string) => ({ kind: 'person', clientId, userId }) as const

/** Returns the remarks of a log entry: the person's name and the reason. */
const remarksOf = ({ firstName, lastName, email }: PersonAccount, { reason }: Remarks = {}) => ({
  person: `${firstName} ${lastName}`.trim() || email,
  ...(reason ? { reason } : {}),
})

/** Returns the recipient without blank fields. Null when every field is blank. */
function withoutBlanks(recipient: RecipientAttributes): RecipientAttributes | null {
  const filled = Object.entries(recipient).filter(([, value]) => value.trim() !== '')
  return filled.length > 0 ? Object.fromEntries(filled) : null
}

/** Refuses values that the client does not have. A value that the person already has may stay. */
function assertKnownValues({ location, senderProfiles }: PersonChange, { account, client }: KnownPerson): void {
  const locations = client.configuration.locations ?? []
  const isLocation =
    !location || location === account.location || locations.length === 0 || locations.some(({ value }) => value === location)
  const known = new Set([...client.senderProfiles.map(({ id }) => id), ...(account.senderProfiles ?? [])])
  if (!isLocation || senderProfiles?.some((id) => !known.has(id))) throw new Refused('unprocessable', 'value-not-accepted')
}
