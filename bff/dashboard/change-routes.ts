import { OwnDayRequest, RestoreRequest, SettingsRequest, SiteDayRequest } from '@fondly/contracts/bff/settings-requests.ts'
import type {
  ActivityAnswer,
  ActivityEntry,
  CalendarAnswer,
  RestoreAnswer,
  SettingsAnswer,
  SiteDayAnswer,
} from '@fondly/contracts/bff/settings.ts'
import type { Entry } from '@fondly/core/activity/activity-log.ts'
import { createCatalogueAccess } from '@fondly/core/changes/catalogue-access.ts'
import { createClientSettings } from '@fondly/core/changes/client-settings.ts'
import { createExternalProviders } from '@fondly/core/changes/external-providers.ts'
import { createListActivity } from '@fondly/core/changes/list-activity.ts'
import { createMaillessDays } from '@fondly/core/changes/mailless-days.ts'
import { createRestore, isRestorable } from '@fondly/core/changes/restore.ts'
import { createPersonChanges, type PersonChangesContext } from '@fondly/core/people/person-changes.ts'
import { createSenderProfiles } from '@fondly/core/sender-profiles/sender-profiles.ts'
import type { CoreContext } from '@fondly/core/context.ts'
import { notFound } from '@fondly/domain/refused.ts'
import { readJson } from '../http/read-json.ts'
import { activityCsv } from './activity-csv.ts'
import type { DashboardRoute } from './dashboard-route.ts'

export type ChangeRoutesContext = Pick<
  CoreContext,
  | 'activity'
  | 'brands'
  | 'calendar'
  | 'catalogues'
  | 'changes'
  | 'commerce'
  | 'database'
  | 'drafts'
  | 'env'
  | 'ownCards'
  | 'pictureDesk'
  | 'press'
  | 'seal'
  | 'settings'
  | 'worker'
> &
  PersonChangesContext

/** The routes of administrators' changes: settings, closed days and the log. */
export function changeRoutes(context: ChangeRoutesContext): DashboardRoute[] {
  const settings = createClientSettings(context)
  const days = createMaillessDays(context)
  const listActivity = createListActivity(context)
  const access = createCatalogueAccess(context)
  const profiles = createSenderProfiles(context)
  const people = createPersonChanges(context)
  const providers = createExternalProviders(context)
  const restoring = createRestore({
    ...context,
    by: {
      client: (editor, restored) => days.restore(editor, restored),
      cards: (editor, restored) => access.restoreCards(editor, restored),
      senderProfile: (editor, profileId, restored) => profiles.restore(editor, profileId, restored),
      person: (editor, userId, restored) => people.change(editor, userId, restored),
      externalProvider: (editor, providerId, restored) => providers.restore(editor, providerId, restored),
    },
  })
  return [
    {
      method: 'GET',
      path: '/settings',
      needs: 'change',
      handle: async (c, editor) => c.json((await settings.read(editor)) satisfies SettingsAnswer),
    },
    {
      method: 'PATCH',
      path: '/settings',
      needs: 'change',
      handle: async (c, editor) => {
        const { version, change } = await readJson(c, SettingsRequest)
        return c.json((await settings.change(editor, version, change)) satisfies SettingsAnswer)
      },
    },
    {
      method: 'GET',
      path: '/activity',
      needs: 'change',
      handle: async (c, editor) => {
        const { entries, people, next } = await listActivity(editor, queryOf(c.req))
        return c.json({ entries: entries.map(toAnswer), people, next: next ?? null } satisfies ActivityAnswer)
      },
    },
    {
      method: 'GET',
      path: '/activity.csv',
      needs: 'change',
      handle: async (c, editor) => {
        const file = activityCsv((query) => listActivity(editor, query), queryOf(c.req))
        c.header('content-disposition', 'attachment; filename="activity.csv"')
        return c.body(await file, 200, { 'content-type': 'text/csv; charset=utf-8' })
      },
    },
    {
      method: 'GET',
      path: '/activity/:entry/restore',
      needs: 'change',
      handle: async (c, { client: { clientId } }) => {
        const { version, before, after } = await restoring.preview({ clientId, entryId: toEntryId(c.req.param('entry')) })
        return c.json({ version: version ?? null, before, after } satisfies RestoreAnswer)
      },
    },
    {
      method: 'POST',
      path: '/activity/:entry/restore',
      needs: 'change',
      handle: async (c, editor) => {
        const { version } = await readJson(c, RestoreRequest)
        await restoring.restore(editor, { entryId: toEntryId(c.req.param('entry')), version: version ?? undefined })
        return c.body(null, 204)
      },
    },
    {
      method: 'GET',
      path: '/calendar',
      needs: 'read',
      handle: async (c, reader) => {
        const { siteDays, ownDays, ...calendar } = await days.read(reader)
        const toDay = ({ day, reason }: { day: string; reason?: { en: string; es?: string } }) => ({ day, reason: reason ?? null })
        return c.json({ ...calendar, siteDays: siteDays.map(toDay), ownDays: ownDays.map(toDay) } satisfies CalendarAnswer)
      },
    },
    {
      method: 'PUT',
      path: '/own-days/:day',
      needs: 'change',
      handle: async (c, editor) => {
        const { version, reason, plan } = await readJson(c, OwnDayRequest)
        await days.putOwn(editor, c.req.param('day') ?? '', { version, reason, plan })
        return c.body(null, 204)
      },
    },
    {
      method: 'GET',
      path: '/site-days/:day',
      needs: 'change-site',
      handle: async (c, editor) => {
        const { version, day } = await days.readSite(editor, c.req.param('day') ?? '')
        return c.json({ version: version ?? null, reason: day?.reason ?? null } satisfies SiteDayAnswer)
      },
    },
    {
      method: 'PUT',
      path: '/site-days/:day',
      needs: 'change-site',
      handle: async (c, editor) => {
        const { version, reason, plan } = await readJson(c, SiteDayRequest)
        await days.putSite(editor, c.req.param('day') ?? '', { version: version ?? undefined, reason, plan })
        return c.body(null, 204)
      },
    },
  ]
}

function toEntryId(text = ''): number {
  const id = Number(text)
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(id)) throw notFound()
  return id
}

function queryOf(request: { query: (name: string) => string | undefined }) {
  const before = Number(request.query('before'))
  return {
    beforeId: Number.isSafeInteger(before) && before > 0 ? before : undefined,
    who: request.query('who'),
    text: request.query('text'),
  }
}

const toAnswer = (entry: Entry): ActivityEntry => ({
  id: entry.id,
  at: entry.at.toISOString(),
  who: entry.actor?.name ?? null,
  subject: entry.subject,
  isConfirmed: entry.outcome === 'done',
  ...(entry.restores === undefined ? {} : { restores: entry.restores }),
  // A change of the site cannot be restored here. Its own page restores it, because that page reads the version of the site.
  isRestorable: isRestorable(entry) && entry.clientId !== undefined,
  before: entry.before ?? null,
  after: entry.after ?? null,
})
