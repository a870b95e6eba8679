import { notFound, Refused } from '@fondly/domain/refused.ts'
import { type Day, isDay } from '@fondly/domain/mail-date/mail-date.ts'
import type { DayWithoutMailing } from '@fondly/domain/client/client.ts'
import type { BlackoutDay } from '@fondly/gateways/commerce/administration.ts'
import type { CoreContext } from '../context.ts'
import type { DashboardEditor, DashboardReader, SiteEditor } from '../dashboard/open-dashboard.ts'
import { createCountWaitingCards, type WaitingCards } from './count-waiting-cards.ts'
import { toActor } from './editor.ts'

type Reason = BlackoutDay['reason']
export type MailingCalendar = {
  today: Day
  version: string
  siteDays: BlackoutDay[]
  ownDays: DayWithoutMailing[]
  waiting: WaitingCards[]
}

/** The days without mailing: those of the site, which only role admin changes, and a client's own. */
export function createMaillessDays(
  context: Pick<CoreContext, 'calendar' | 'changes' | 'commerce' | 'database' | 'env' | 'press' | 'seal'>,
) {
  const { calendar, changes, commerce } = context
  const countWaiting = createCountWaitingCards(context)
  const ofClient = (clientId: string) => ({ kind: 'client', clientId }) as const

  async function readOwn(clientId: string): Promise<{ version: string; days: DayWithoutMailing[] }> {
    const { fields, version } = await changes.read(ofClient(clientId))
    if (version === undefined) throw notFound()
    return { version, days: (fields['daysWithoutMailing'] ?? []) as DayWithoutMailing[] } // read by the gateway's schema
  }

  return {
    /** A reader who is limited to some people sees the days, and not how many cards of the others wait for them. */
    async read({ client: { clientId }, people }: DashboardReader): Promise<MailingCalendar> {
      const [own, siteDays, waiting] = await Promise.all([
        readOwn(clientId),
        commerce.catalogue.blackoutDays(),
        people ? [] : countWaiting(clientId),
      ])
      return { today: calendar.today(), version: own.version, siteDays, ownDays: own.days, waiting }
    },

    /** Adds, changes or removes one of the client's own days. The other days stay as they are. */
    async putOwn(editor: DashboardEditor, day: Day, { version, reason }: { version: string; reason: Reason | null }): Promise<void> {
      assertAhead(day)
      const { clientId } = editor.client
      const { days } = await readOwn(clientId)
      const others = days.filter((one) => one.day !== day)
      const next = reason === null ? others : [...others, { day, ...(reason ? { reason } : {}) }].toSorted(byDay)
      const fields = { daysWithoutMailing: next.length > 0 ? next : null }
      await changes.change({ target: ofClient(clientId), version, fields, actor: toActor(editor) })
    },

    readSite: async (_: SiteEditor, day: Day): Promise<{ version: string | undefined; day: BlackoutDay | undefined }> => {
      assertAhead(day)
      const { fields, version } = await changes.read({ kind: 'blackout-day', day })
      return { version, day: (fields['blackoutDay'] ?? undefined) as BlackoutDay | undefined } // read by the gateway's schema
    },

    async putSite(
      editor: SiteEditor,
      day: Day,
      { version, reason }: { version: string | undefined; reason: Reason | null },
    ): Promise<void> {
      assertAhead(day)
      const blackoutDay = reason === null ? null : { day, ...(reason ? { reason } : {}) }
      await changes.change({ target: { kind: 'blackout-day', day }, version, fields: { blackoutDay }, actor: toActor(editor) })
    },
  }

  // What happened cannot be changed.
  function assertAhead(day: Day): void {
    if (!isDay(day)) throw notFound()
    if (day <= calendar.today()) throw new Refused('unprocessable', 'day-has-begun')
  }
}

const byDay = (one: DayWithoutMailing, other: DayWithoutMailing) => (one.day < other.day ? -1 : 1)
