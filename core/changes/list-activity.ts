import type { Entry } from '../activity/activity-log.ts'
import type { CoreContext } from '../context.ts'
import type { DashboardEditor } from '../dashboard/open-dashboard.ts'

export type ActivityQuery = { beforeId?: number | undefined; who?: string | undefined; text?: string | undefined }
export type ActivityPage = {
  entries: Entry[]
  /** The names of the authors whose entries were searched. */
  people: string[]
  /** The entry before which the search continues; undefined at the end. */
  next: number | undefined
}

const PAGE_ENTRIES = 50
/** A search decrypts sealed values one by one. It stops after this many entries and returns where to continue. */
const MAX_SEARCHED_ENTRIES = 2000

/** Creates the search of a client's activity log, newest first. An administrator of the site also finds the changes of the site. */
export function createListActivity({ activity }: Pick<CoreContext, 'activity'>) {
  return async ({ client, rights }: DashboardEditor, { beforeId, who, text }: ActivityQuery): Promise<ActivityPage> => {
    const people = new Set<string>()
    const entries: Entry[] = []
    const wanted = text?.trim().toLowerCase() ?? ''
    let next = beforeId
    const withSite = rights.includes('change-site')
    for (let searched = 0; searched < MAX_SEARCHED_ENTRIES; searched += PAGE_ENTRIES) {
      const page = await activity.list(client.clientId, { beforeId: next, count: PAGE_ENTRIES, withSite })
      for (const entry of page) {
        if (entry.actor) people.add(entry.actor.name)
        if (who && entry.actor?.name !== who) continue
        if (wanted && !JSON.stringify([entry.actor?.name, entry.subject, entry.before, entry.after]).toLowerCase().includes(wanted))
          continue
        entries.push(entry)
        if (entries.length === PAGE_ENTRIES) return { entries, people: [...people], next: entry.id }
      }
      next = page.at(-1)?.id
      if (page.length < PAGE_ENTRIES) return { entries, people: [...people], next: undefined }
    }
    return { entries, people: [...people], next }
  }
}
