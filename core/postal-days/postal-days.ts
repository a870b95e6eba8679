import type { PostalCalendar } from '@fondly/domain/mail-date/mail-date.ts'
import type { LocalText } from '@fondly/domain/message.ts'
import { firstOfMonth, postalDay, startOfPostalDay } from '@fondly/domain/mail-date/postal-day.ts'
import type { Commerce } from '@fondly/gateways/commerce/commerce.ts'
import type { Env } from '@fondly/kit/env.ts'
import { createCache } from '../cache/cache.ts'

/** The calendar of the post, in the postal zone of the settings. */
export type PostalDays = {
  today: () => string
  /** The instant at which this month began. */
  startOfMonth: () => Date
  blackoutDays: () => Promise<{ day: string; reason?: LocalText }[]>
  /** The calendar for the rules of the order form. */
  calendar: () => Promise<PostalCalendar>
}

export function createPostalDays(commerce: Commerce, zone: string, { clock, log }: Env): PostalDays {
  const blackout = createCache({
    name: 'blackout days',
    load: () => commerce.catalogue.blackoutDays(),
    clock,
    log,
    freshSeconds: 60,
    staleSeconds: 3600,
  })
  const today = () => postalDay(clock(), zone)
  return {
    today,
    startOfMonth: () => startOfPostalDay(firstOfMonth(today()), zone),
    blackoutDays: () => blackout.get('site'),
    calendar: async () => {
      const days = await blackout.get('site')
      const reasons = new Map(days.flatMap(({ day, reason }) => (reason ? [[day, reason] as const] : [])))
      return { today: today(), blackoutDays: new Set(days.map(({ day }) => day)), reasons }
    },
  }
}
