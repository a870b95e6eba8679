import { notFound, Refused } from '@fondly/domain/refused.ts'
import type { Actor, Entry } from '../activity/activity-log.ts'
import type { CoreContext } from '../context.ts'
import { parseSubject } from './change-targets.ts'

/** Returns true when the values before this entry are known and can be written again. */
export const isRestorable = (entry: Entry): boolean =>
  entry.before !== undefined && parseSubject(entry.subject, entry.clientId) !== undefined

/** Creates the function that writes the values before an entry again. That is a change like any other, and an entry of its own. */
export function createRestore({ activity, changes }: Pick<CoreContext, 'activity' | 'changes'>) {
  return async (request: { clientId: string | undefined; entryId: number; version: string | undefined; actor: Actor }) => {
    const { clientId, entryId, version, actor } = request
    const entry = await activity.find(clientId, entryId)
    if (!entry) throw notFound()
    const target = parseSubject(entry.subject, entry.clientId)
    if (!target || !entry.before) throw new Refused('unprocessable', 'not-restorable')
    return changes.change({ target, version, fields: entry.before, actor, restores: entry.id })
  }
}
