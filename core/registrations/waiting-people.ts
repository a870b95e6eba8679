import { Refused } from '@fondly/domain/refused.ts'
import { toActor } from '../changes/editor.ts'
import type { CoreContext } from '../context.ts'
import type { DashboardEditor } from '../dashboard/open-dashboard.ts'
import type { StoredRegistration } from './registration-store.ts'

/** Creates the use cases of an administrator: who waits for consent, accept, decline. Each decision is a change, and an entry of the activity log. */
export function createWaitingPeople({ changes, registrations }: Pick<CoreContext, 'changes' | 'registrations'>) {
  return {
    list: ({ client: { clientId } }: DashboardEditor): Promise<StoredRegistration[]> => registrations.listWaiting(clientId),

    /** Refuses with 'registration-decided' where nobody of this id waits any more. */
    async decide(editor: DashboardEditor, userId: string, decision: 'accepted' | 'declined'): Promise<void> {
      const { clientId } = editor.client
      const stored = await registrations.find(clientId, userId)
      if (stored?.state !== 'waiting') throw new Refused('conflict', 'registration-decided')
      const target = { kind: 'registration', clientId, userId } as const
      await changes.change({ target, version: stored.state, fields: { [decision]: stored.registrant }, actor: toActor(editor) })
    },
  }
}
