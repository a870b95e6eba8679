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
  /** The same counts for the cards of all clients together; empty for a reader who may not change the site. */
  waitingAtSite: WaitingCards[]
  closedDays: ClosedDayProgress[]
}

/** Creates the functions for closed days: the days of the site, which only role admin changes, and the days of one client. */
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
    return { version, days: (fields['daysWithoutMailing'] ?? []) as DayWithoutMailing[] } // checked by the schema of the gateway
  }

  /**
   * Refuses to close a day whose cards are being printed, or a day with waiting cards but without a plan for them. Without a client, the day is
   * closed for all clients.
   */
  async function assertClosable(day: Day, clientId: string | undefined, plan: CardPlan | undefined): Promise<void> {
    const orders = await listWaitingOrders(database, day, clientId)
    await assertUncut(orders)
    if (orders.length > 0 && plan === undefined) throw new Refused('conflict', 'cards-undecided', { params: { cards: orders.length } })
  }

  /** Refuses to close a day again while cards wait for it, because a log entry has no plan for these cards. */
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
    /** A reader who is limited to some people sees only the number of cards of these people. */
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
     * Restores closed days from a log entry. Every day that this closes or opens must be in the future. No card may wait for a day that this closes.
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
      return { version, day: (fields['blackoutDay'] ?? undefined) as BlackoutDay | undefined } // checked by the schema of the gateway
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

  // Refuses today and every day in the past.
  function assertAhead(day: Day): void {
    if (!isDay(day)) throw notFound()
    if (day <= calendar.today()) throw new Refused('unprocessable', 'day-has-begun')
  }
}

/** Returns the days of the first list that the second list lacks. */
const without = (days: readonly DayWithoutMailing[], others: readonly DayWithoutMailing[]) =>
  days.filter(({ day }) => !others.some((other) => other.day === day))

const byDay = (one: DayWithoutMailing, other: DayWithoutMailing) => (one.day < other.day ? -1 : 1)
