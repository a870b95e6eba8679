import { notFound, Refused } from '@fondly/domain/refused.ts'
import type { Actor, Entry, Fields } from '../activity/activity-log.ts'
import type { CoreContext } from '../context.ts'
import { type ChangeTarget, parseSubject } from './change-targets.ts'
import { undoChange } from './undo-change.ts'

/** What restoring an entry would do: the values as they are now, and as they would be. Both are empty where nothing of the change is left. */
export type RestorePreview = { version: string | undefined; before: Fields; after: Fields }
type EntryOf = { clientId: string | undefined; entryId: number }

/** Returns true when the values before this entry are known and can be written again. */
export const isRestorable = (entry: Entry): boolean =>
  entry.before !== undefined && entry.after !== undefined && parseSubject(entry.subject, entry.clientId) !== undefined

/** Creates what takes back the change of an entry, and only that. It is a change like any other, and an entry of its own. */
export function createRestore({ activity, changes }: Pick<CoreContext, 'activity' | 'changes'>) {
  async function find({ clientId, entryId }: EntryOf): Promise<RestorePreview & { target: ChangeTarget }> {
    const entry = await activity.find(clientId, entryId)
    if (!entry) throw notFound()
    const target = parseSubject(entry.subject, entry.clientId)
    if (!target || !entry.before || !entry.after) throw new Refused('unprocessable', 'not-restorable')
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
    async restore({ version, actor, ...request }: EntryOf & { version: string | undefined; actor: Actor }): Promise<void> {
      const { target, after } = await find(request)
      await changes.change({ target, version, fields: after, actor, restores: request.entryId })
    },
  }
}
