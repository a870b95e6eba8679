import type { DashboardReader } from '../dashboard/open-dashboard.ts'
import type { Day } from '@fondly/domain/mail-date/mail-date.ts'
import { isWeekend } from '@fondly/domain/mail-date/mail-date.ts'
import { postalDay } from '@fondly/domain/mail-date/postal-day.ts'
import { DIMENSIONS, type Dimension } from '@fondly/domain/reports/order-columns.ts'
import { daysOfPeriod, type Period } from '@fondly/domain/reports/report-period.ts'
import type { ReportState } from '@fondly/domain/reports/report-state.ts'
import type { CoreContext } from '../context.ts'
import { countReport, type ReportGroup } from './count-report.ts'

/** What a reader of the dashboard asks for. Without a day, the period contains today. Without a zone, the postal zone is used. */
export type ReportQuery = {
  period: Period
  day?: Day | undefined
  zone?: string | undefined
  filters: Partial<Record<Dimension, readonly string[]>>
  states?: readonly ReportState[] | undefined
}

const MAX_MOST_SENT_CARDS = 5

/** Creates the function that counts the cards that this reader of the dashboard may see. It also reads what the page needs to show the counts. */
export function createReadReport({
  calendar,
  catalogues,
  database,
  env,
  settings,
}: Pick<CoreContext, 'calendar' | 'catalogues' | 'database' | 'env' | 'settings'>) {
  return async ({ client, people }: DashboardReader, { period, day, zone = settings.postalZone, filters, states }: ReportQuery) => {
    const today = postalDay(env.clock(), zone)
    const days = daysOfPeriod(period, day ?? today)
    const request = { clientId: client.clientId, days, zone, today, filters, by: DIMENSIONS }
    const counted = await countReport(database, {
      ...request,
      ...(people ? { people: [...people] } : {}),
      ...(states ? { states: new Set(states) } : {}),
    })
    const { cards, categories } = await catalogues.ofClient(client.clientId)
    const mailless = new Set((await calendar.maillessDays(client.clientId)).map((one) => one.day))
    const pictures = new Map(cards.map(({ id, size, orientation, pictureUrl }) => [id, { size, orientation, pictureUrl }]))
    const mostSent = (counted.groups.card ?? []).filter((group) => group.cards > 0).slice(0, MAX_MOST_SENT_CARDS)
    return {
      ...counted,
      period,
      ...days,
      zone,
      today,
      postalZone: settings.postalZone,
      asOf: counted.asOf?.toISOString() ?? null,
      medianDaysToMail: counted.medianDaysToMail ?? null,
      days: counted.days.map((one) => ({ ...one, isMailless: isWeekend(one.day) || mailless.has(one.day) })),
      // The request asked for every dimension, so the cast holds.
      groups: counted.groups as Record<Dimension, ReportGroup[]>,
      mostSent: mostSent.map(({ value, label, cards }) => ({ cardId: value, name: label, cards, card: pictures.get(value) ?? null })),
      occasions: Object.fromEntries(categories.map(({ id, name, spanishName }) => [id, { en: name, es: spanishName }])),
    }
  }
}
