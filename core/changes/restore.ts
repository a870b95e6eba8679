import { notFound, Refused } from '@fondly/domain/refused.ts'
import type { Entry, Fields } from '../activity/activity-log.ts'
import type { CoreContext } from '../context.ts'
import type { DashboardEditor } from '../dashboard/open-dashboard.ts'
import { type ChangeTarget, parseSubject } from './change-targets.ts'
import { toActor } from './editor.ts'
import { undoChange } from './undo-change.ts'

/** What restoring an entry would do: the values as they are now, and as they would be. Both are empty where nothing of the change is left. */
export type RestorePreview = { version: string | undefined; before: Fields; after: Fields }
/** What a use case writes to bring back the values of an entry, under the version that was previewed. */
export type Restored = { version: string; fields: Fields; restores: number }
type EntryOf = { clientId: string | undefined; entryId: number }
type RestoreContext = Pick<CoreContext, 'activity' | 'changes'> & {
  /** The use cases whose rules hold for what is brought back too. */
  by: {
    client: (editor: DashboardEditor, restored: Restored) => Promise<void>
    cards: (editor: DashboardEditor, restored: Restored) => Promise<void>
    senderProfile: (editor: DashboardEditor, profileId: string, restored: Restored) => Promise<void>
    person: (editor: DashboardEditor, userId: string, restored: Restored) => Promise<void>
  }
}

/** Returns true when the values before this entry are known and can be written again. */
export function isRestorable({ before, after, subject, clientId }: Entry): boolean {
  if (!before || !after || Object.keys(before).length === 0) return false
  // Nobody is locked again: whoever should stay out is switched off.
  return !('locked' in before) && parseSubject(subject, clientId) !== undefined
}

/** Creates what takes back the change of an entry, and only that. It is a change like any other, and an entry of its own. */
export function createRestore({ activity, changes, by }: RestoreContext) {
  async function find({ clientId, entryId }: EntryOf): Promise<RestorePreview & { target: ChangeTarget }> {
    const entry = await activity.find(clientId, entryId)
    if (!entry) throw notFound()
    const target = parseSubject(entry.subject, entry.clientId)
    if (!target || !entry.before || !entry.after || !isRestorable(entry)) throw new Refused('unprocessable', 'not-restorable')
    const { fields, version } = await changes.read(target)
    const after = undoChange({ before: entry.before, after: entry.after, now: fields })
    return { target, version, before: Object.fromEntries(Object.keys(after).map((name) => [name, fields[name] ?? null])), after }
  }

  return {
    preview: async (request: EntryOf): Promise<RestorePreview> => {
      const { version, before, after } = await find(request)
      return { version, before, after }
    },
    /** Does what was previewed with this version. */
    async restore(editor: DashboardEditor, { entryId, version }: { entryId: number; version: string | undefined }): Promise<void> {
      const { target, after } = await find({ clientId: editor.client.clientId, entryId })
      const restored: Restored = { version: version ?? '', fields: after, restores: entryId }
      switch (target.kind) {
        case 'client':
          return by.client(editor, restored)
        case 'card-access':
          return by.cards(editor, restored)
        case 'sender-profile':
          return by.senderProfile(editor, target.profileId, restored)
        case 'person':
          return by.person(editor, target.userId, restored)
        default:
          await changes.change({ target, version, fields: after, actor: toActor(editor), restores: entryId })
      }
    },
  }
}
