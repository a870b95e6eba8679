import { notFound, Refused } from '@fondly/domain/refused.ts'
import type { Entry, Fields } from '../activity/activity-log.ts'
import type { CoreContext } from '../context.ts'
import type { DashboardEditor } from '../dashboard/open-dashboard.ts'
import { type ChangeTarget, parseSubject } from './change-targets.ts'
import { toActor } from './editor.ts'
import { undoChange } from './undo-change.ts'

/**
 * What restoring an entry would change: the present values (`before`) and the values afterwards (`after`). Both are empty when nothing of the entry's
 * change is left to undo.
 */
export type RestorePreview = { version: string | undefined; before: Fields; after: Fields }
/** What a use case writes to restore an entry. `version` is the version that the preview showed. */
export type Restored = { version: string; fields: Fields; restores: number }
type EntryOf = { clientId: string | undefined; entryId: number }
type RestoreContext = Pick<CoreContext, 'activity' | 'changes'> & {
  /** The use cases that write restored values. They apply the same rules as to any other change. */
  by: {
    client: (editor: DashboardEditor, restored: Restored) => Promise<void>
    cards: (editor: DashboardEditor, restored: Restored) => Promise<void>
    senderProfile: (editor: DashboardEditor, profileId: string, restored: Restored) => Promise<void>
    person: (editor: DashboardEditor, userId: string, restored: Restored) => Promise<void>
    externalProvider: (editor: DashboardEditor, providerId: string, restored: Restored) => Promise<void>
  }
}

/** Returns true when the log has the values before this entry and these values can be written again. */
export function isRestorable({ before, after, subject, clientId }: Entry): boolean {
  if (!before || !after || Object.keys(before).length === 0) return false
  // Restoring must not lock a person again: an administrator switches off somebody who should stay out.
  // The log has no secret: what was changed together with one cannot be restored without it.
  return !('locked' in before) && !('providerSecret' in after) && parseSubject(subject, clientId) !== undefined
}

/** Creates the functions that undo one log entry. They keep later changes, and the restore gets a log entry of its own. */
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
    /** Restores what the preview showed. Refuses when the target no longer has this version. */
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
        case 'external-provider':
          return by.externalProvider(editor, target.providerId, restored)
        default:
          await changes.change({ target, version, fields: after, actor: toActor(editor), restores: entryId })
      }
    },
  }
}
