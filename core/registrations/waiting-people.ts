import { findForbidden } from '@fondly/domain/people/person-rules.ts'
import { Refused } from '@fondly/domain/refused.ts'
import { logFailure } from '@fondly/kit/log-failure.ts'
import { toActor } from '../changes/editor.ts'
import type { CoreContext } from '../context.ts'
import type { DashboardEditor } from '../dashboard/open-dashboard.ts'
import { createClientPeople } from '../people/client-people.ts'
import type { StoredRegistration } from './registration-store.ts'

export type WaitingContext = Pick<CoreContext, 'changes' | 'clients' | 'env' | 'identity' | 'people' | 'registrations' | 'sessions'>

/**
 * Creates the use cases of an administrator for people who registered: list who waits for consent, accept, decline. Each decision is a change with an
 * entry in the activity log.
 */
export function createWaitingPeople(context: WaitingContext) {
  const { changes, env, identity, people, registrations, sessions } = context
  const { findClient, findRoleOf } = createClientPeople(context)
  const decided = () => new Refused('conflict', 'registration-decided')

  /**
   * Refuses a person who no longer waits. In the meantime somebody may have accepted or disabled the person, or moved the person to another client.
   */
  async function assertUndecided(editor: DashboardEditor, userId: string, decision: 'accepted' | 'declined'): Promise<void> {
    const account = (await identity.people.read(userId))?.value
    if (!account) return
    if (!(await people.listPopulations(editor.client.clientId)).includes(account.populationId)) throw decided()
    if (account.role || !account.enabled) {
      await registrations.end(userId, account.role ? 'accepted' : 'declined')
      throw decided()
    }
    const client = await findClient(editor)
    const person = { id: userId, role: await findRoleOf(account, client) }
    const forbidden = findForbidden(editor.user, person, { blocksAccess: decision === 'declined' }, client)
    if (forbidden) throw new Refused('not-allowed', forbidden)
  }

  return {
    list: ({ client: { clientId } }: DashboardEditor): Promise<StoredRegistration[]> => registrations.listWaiting(clientId),

    /** Refuses with 'registration-decided' when this person no longer waits. */
    async decide(editor: DashboardEditor, userId: string, decision: 'accepted' | 'declined'): Promise<void> {
      const { clientId } = editor.client
      const stored = await registrations.find(clientId, userId)
      if (stored?.state !== 'waiting') throw new Refused('conflict', 'registration-decided')
      await assertUndecided(editor, userId, decision)
      const target = { kind: 'registration', clientId, userId } as const
      await changes.change({ target, version: stored.state, fields: { [decision]: stored.registrant }, actor: toActor(editor) })
      if (decision !== 'declined') return
      await sessions.endAllOf(userId)
      await identity.people.endSessions(userId).catch((error: unknown) =>
        // This failure does no harm: identity refuses the tokens of a disabled account, so its sessions there are useless.
        logFailure(env.log, 'The sessions of a declined person could not be ended at identity.', error, { userId }),
      )
    },
  }
}
