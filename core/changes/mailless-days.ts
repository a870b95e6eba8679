import type { CardPlan } from '@fondly/domain/dashboard/closed-day.ts'
import { notFound, Refused } from '@fondly/domain/refused.ts'
import { type Day, isDay } from '@fondly/domain/mail-date/mail-date.ts'
import type { DayWithoutMailing } from '@fondly/domain/client/client.ts'
import type { BlackoutDay } from '@fondly/gateways/commerce/administration.ts'
import {
  type ClosedDayProgress,
  countWaitingCards,
  listWaitingOrders,
  readProgress,
  type WaitingCards,
} from '../closed-days/cards-of-day.ts'
import type { CoreContext } from '../context.ts'
import type { DashboardEditor, DashboardReader, SiteEditor } from '../dashboard/open-dashboard.ts'
import { toActor } from './editor.ts'
import type { Restored } from './restore.ts'

type Reason = BlackoutDay['reason']
export type MailingCalendar = {
  today: Day
  version: string
  siteDays: BlackoutDay[]
  ownDays: DayWithoutMailing[]
  waiting: WaitingCards[]
  /** The same counts for all clients together; empty for readers who may not change the site. */
  waitingAtSite: WaitingCards[]
  closedDays: ClosedDayProgress[]
}

/** Creates the functions for closed days: those of the site, which only role admin changes, and those of one client. */
export function createMaillessDays({
  calendar,
  changes,
  commerce,
  database,
  press,
}: Pick<CoreContext, 'calendar' | 'changes' | 'commerce' | 'database' | 'press'>) {
  const ofClient = (clientId: string) => ({ kind: 'client', clientId }) as const

  async function readOwn(clientId: string): Promise<{ version: string; days: DayWithoutMailing[] }> {
    const { fields, version } = await changes.read(ofClient(clientId))
    if (version === undefined) throw notFound()
    return { version, days: (fields['daysWithoutMailing'] ?? []) as DayWithoutMailing[] } // read by the gateway's schema
  }

  /**
   * Refuses to close a day whose cards are being printed, or whose waiting cards have no plan. Without a client, the day is closed for all clients.
   */
  async function assertClosable(day: Day, clientId: string | undefined, plan: CardPlan | undefined): Promise<void> {
    const orders = await listWaitingOrders(database, day, clientId)
    await assertUncut(orders)
    if (orders.length > 0 && plan === undefined) throw new Refused('conflict', 'cards-undecided', { params: { cards: orders.length } })
  }

  /** A log entry does not say what should happen to the cards that wait now. */
  async function assertRestorable(day: Day, clientId: string): Promise<void> {
    const orders = await listWaitingOrders(database, day, clientId)
    await assertUncut(orders)
    if (orders.length > 0) throw new Refused('conflict', 'restore-undecided', { params: { cards: orders.length } })
  }

  async function assertUncut(orders: readonly string[]): Promise<void> {
    const [batch] = (await press.batchesOf(orders)).values()
    if (batch !== undefined) throw new Refused('conflict', 'day-being-printed', { params: { batch } })
  }

  return {
    /** A reader who is limited to some people sees the number of cards of those people only. */
    async read({ client: { clientId }, people, rights }: DashboardReader): Promise<MailingCalendar> {
      const today = calendar.today()
      const [own, siteDays, waiting, waitingAtSite, closedDays] = await Promise.all([
        readOwn(clientId),
        commerce.catalogue.blackoutDays(),
        countWaitingCards(database, { clientId, people, today }),
        rights.includes('change-site') ? countWaitingCards(database, { today }) : [],
        people ? [] : readProgress(database, clientId, today),
      ])
      return { today, version: own.version, siteDays, ownDays: own.days, waiting, waitingAtSite, closedDays }
    },

    /** Adds, changes or removes one closed day of the client. The other days stay unchanged. */
    async putOwn(
      editor: DashboardEditor,
      day: Day,
      { version, reason, plan }: { version: string; reason: Reason | null; plan: CardPlan | undefined },
    ): Promise<void> {
      assertAhead(day)
      const { clientId } = editor.client
      const { days } = await readOwn(clientId)
      const others = days.filter((one) => one.day !== day)
      const closes = reason !== null && others.length === days.length
      if (closes) await assertClosable(day, clientId, plan)
      const next = reason === null ? others : [...others, { day, ...(reason ? { reason } : {}) }].toSorted(byDay)
      const fields = { daysWithoutMailing: next.length > 0 ? next : null }
      await changes.change({ target: ofClient(clientId), version, fields, actor: toActor(editor), plan: closes ? plan : undefined })
    },

    /**
     * Restores closed days from a log entry. A day that this closes or opens must be in the future, and no card may wait for a day that it closes.
     */
    async restore(editor: DashboardEditor, { version, fields, restores }: Restored): Promise<void> {
      const { clientId } = editor.client
      if ('daysWithoutMailing' in fields) {
        const { days: closed } = await readOwn(clientId)
        const restored = (fields['daysWithoutMailing'] ?? []) as DayWithoutMailing[] // written by `putOwn`
        for (const { day } of without(closed, restored)) assertAhead(day)
        for (const { day } of without(restored, closed)) {
          assertAhead(day)
          await assertRestorable(day, clientId)
        }
      }
      await changes.change({ target: ofClient(clientId), version, fields, actor: toActor(editor), restores })
    },

    readSite: async (_: SiteEditor, day: Day): Promise<{ version: string | undefined; day: BlackoutDay | undefined }> => {
      assertAhead(day)
      const { fields, version } = await changes.read({ kind: 'blackout-day', day })
      return { version, day: (fields['blackoutDay'] ?? undefined) as BlackoutDay | undefined } // read by the gateway's schema
    },

    async putSite(
      editor: SiteEditor,
      day: Day,
      { version, reason, plan }: { version: string | undefined; reason: Reason | null; plan: CardPlan | undefined },
    ): Promise<void> {
      assertAhead(day)
      const closes = reason !== null && version === undefined
      if (closes) await assertClosable(day, undefined, plan)
      const blackoutDay = reason === null ? null : { day, ...(reason ? { reason } : {}) }
      const target = { kind: 'blackout-day', day } as const
      await changes.change({ target, version, fields: { blackoutDay }, actor: toActor(editor), plan: closes ? plan : undefined })
    },
  }

  // A day in the past cannot be changed.
  function assertAhead(day: Day): void {
    if (!isDay(day)) throw notFound()
    if (day <= calendar.today()) throw new Refused('unprocessable', 'day-has-begun')
  }
}

/** Returns the days of a list that the other list lacks. */
const without = (days: readonly DayWithoutMailing[], others: readonly DayWithoutMailing[]) =>
  days.filter(({ day }) => !others.some((other) => other.day === day))

const byDay = (one: DayWithoutMailing, other: DayWithoutMailing) => (one.day < other.day ? -1 : 1)
