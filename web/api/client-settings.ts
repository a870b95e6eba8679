import { ActivityAnswer, CalendarAnswer, RestoreAnswer, SettingsAnswer, SiteDayAnswer } from '@fondly/contracts/bff/settings.ts'
import type { SettingsChange } from '@fondly/contracts/bff/settings-requests.ts'
import type { CardPlan } from '@fondly/domain/dashboard/closed-day.ts'
import { queryOptions } from '@tanstack/react-query'
import { ask, Nothing } from './ask.ts'
import { dashboardPath, retryUnlessRefused } from './dashboard.ts'

export const settingsQuery = (clientKey: string) =>
  queryOptions({
    queryKey: ['dashboard', clientKey, 'settings'],
    queryFn: ({ signal }) => ask(`${dashboardPath(clientKey)}/settings`, SettingsAnswer, { signal }),
    retry: retryUnlessRefused,
  })

export function changeSettings(clientKey: string, version: string, change: SettingsChange): Promise<SettingsAnswer> {
  return ask(`${dashboardPath(clientKey)}/settings`, SettingsAnswer, { method: 'PATCH', body: { version, change } })
}

type ActivityFilter = { who: string; text: string }

/** The newest entries that match the filter, in pages. More pages are loaded when the reader requests them. */
export const activityQuery = (clientKey: string, filter: ActivityFilter, pages: number) =>
  queryOptions({
    queryKey: ['dashboard', clientKey, 'activity', filter, pages],
    queryFn: async ({ signal }): Promise<ActivityAnswer> => {
      let read: ActivityAnswer = { entries: [], people: [], next: null }
      for (let page = 0; page === 0 || (page < pages && read.next !== null); page++) {
        const { entries, people, next } = await ask(activityPath(clientKey, 'activity', filter, read.next), ActivityAnswer, { signal })
        read = { entries: [...read.entries, ...entries], people: [...new Set([...read.people, ...people])], next }
      }
      return read
    },
    // The list stays visible while more entries are loaded.
    placeholderData: (before) => before,
    retry: retryUnlessRefused,
  })

/** The address of the log as a file. */
export const activityFile = (clientKey: string, filter: ActivityFilter): string => activityPath(clientKey, 'activity.csv', filter)

function activityPath(clientKey: string, name: string, { who, text }: ActivityFilter, before: number | null = null): string {
  const query = new URLSearchParams({
    ...(who ? { who } : {}),
    ...(text ? { text } : {}),
    ...(before === null ? {} : { before: String(before) }),
  })
  return `${dashboardPath(clientKey)}/${name}${query.size > 0 ? `?${query.toString()}` : ''}`
}

/** What restoring an entry would change now. */
export const restoreQuery = (clientKey: string, entryId: number) =>
  queryOptions({
    queryKey: ['dashboard', clientKey, 'restore', entryId],
    queryFn: ({ signal }) => ask(`${dashboardPath(clientKey)}/activity/${entryId}/restore`, RestoreAnswer, { signal }),
    retry: retryUnlessRefused,
    staleTime: 0,
    gcTime: 0,
  })

export async function restoreEntry(clientKey: string, entryId: number, version: string | null): Promise<void> {
  await ask(`${dashboardPath(clientKey)}/activity/${entryId}/restore`, Nothing, { method: 'POST', body: { version } })
}

export const calendarQuery = (clientKey: string) =>
  queryOptions({
    queryKey: ['dashboard', clientKey, 'calendar'],
    queryFn: ({ signal }) => ask(`${dashboardPath(clientKey)}/calendar`, CalendarAnswer, { signal }),
    retry: retryUnlessRefused,
  })

export type DayReason = { en: string; es?: string }

/** `plan` says what happens to the cards of a newly closed day. */
type DayChange<Version> = { version: Version; reason: DayReason | null; plan?: CardPlan }

/** Adds a closed day of the client, changes its reason, or removes it (null). */
export async function putOwnDay(clientKey: string, day: string, body: DayChange<string>): Promise<void> {
  await ask(`${dashboardPath(clientKey)}/own-days/${day}`, Nothing, { method: 'PUT', body })
}

export const siteDayQuery = (clientKey: string, day: string) =>
  queryOptions({
    queryKey: ['dashboard', clientKey, 'site day', day],
    queryFn: ({ signal }) => ask(`${dashboardPath(clientKey)}/site-days/${day}`, SiteDayAnswer, { signal }),
    retry: retryUnlessRefused,
  })

/** Adds a blackout day of the site, changes its reason, or removes it (null). */
export async function putSiteDay(clientKey: string, day: string, body: DayChange<string | null>): Promise<void> {
  await ask(`${dashboardPath(clientKey)}/site-days/${day}`, Nothing, { method: 'PUT', body })
}
