import type { PostalCalendar } from '@fondly/domain/mail-date/mail-date.ts'
import type { LocalText } from '@fondly/domain/message.ts'
import { firstOfMonth, postalDay, startOfPostalDay } from '@fondly/domain/mail-date/postal-day.ts'
import type { Commerce } from '@fondly/gateways/commerce/commerce.ts'
import type { Env } from '@fondly/kit/env.ts'
import { createCache } from '../cache/cache.ts'
import type { Clients } from '../clients/clients.ts'

/** The calendar of the post, in the postal zone of the settings. */
export type PostalDays = {
  today: () => string
  /** Returns the instant at which this month began. */
  startOfMonth: () => Date
  /** Returns the days on which no card of any client is mailed. */
  blackoutDays: () => Promise<MaillessDay[]>
  /** Returns the days on which no card of this client is mailed: the blackout days of the site, and the client's own days without mailing. */
  maillessDays: (clientId: string) => Promise<MaillessDay[]>
  /** Returns the calendar for the rules of this client's order forms. */
  calendar: (clientId: string) => Promise<PostalCalendar>
  /** Makes this process read the blackout days again after a change. */
  forget: () => void
}

export type MaillessDay = { day: string; reason?: LocalText }

type PostalDaysOptions = {
  commerce: Pick<Commerce, 'catalogue'>
  clients: Pick<Clients, 'find'>
  zone: string
  env: Pick<Env, 'clock' | 'log'>
}

/**
 * Creates the calendar for mail dates: today in the postal `zone` (an IANA name), the blackout days of the site, and the client's own days without
 * mailing. The blackout days are fresh for 60 seconds and usable for an hour more.
 */
export function createPostalDays({ commerce, clients, zone, env: { clock, log } }: PostalDaysOptions): PostalDays {
  const blackout = createCache({
    name: 'blackout days',
    load: () => commerce.catalogue.blackoutDays(),
    clock,
    log,
    freshSeconds: 60,
    staleSeconds: 3600,
  })
  const today = () => postalDay(clock(), zone)
  async function maillessDays(clientId: string): Promise<MaillessDay[]> {
    const [ofSite, client] = await Promise.all([blackout.get('site'), clients.find(clientId)])
    const own = client?.configuration.daysWithoutMailing ?? []
    const closed = new Set(ofSite.map(({ day }) => day))
    return [...ofSite, ...own.filter(({ day }) => !closed.has(day))]
  }
  return {
    today,
    startOfMonth: () => startOfPostalDay(firstOfMonth(today()), zone),
    blackoutDays: () => blackout.get('site'),
    forget: () => blackout.forget('site'),
    maillessDays,
    calendar: async (clientId) => {
      const days = await maillessDays(clientId)
      const reasons = new Map(days.flatMap(({ day, reason }) => (reason ? [[day, reason] as const] : [])))
      return { today: today(), blackoutDays: new Set(days.map(({ day }) => day)), reasons }
    },
  }
}
