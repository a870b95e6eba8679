import { startOfPostalDay } from '@fondly/domain/mail-date/postal-day.ts'
import { firstDayOfHistory } from '@fondly/domain/order-history/history-window.ts'
import type { CoreContext } from '../context.ts'
import type { Person } from '../users/person.ts'
import { corrections } from './corrections.ts'
import type { HistoryRow } from './history-row.ts'
import { orderRows } from './order-rows.ts'
import { createUserSendings } from './own-sendings.ts'

/** Creates the function that lists the user's own orders and the sendings that may become orders, newest first. */
export function createListOrders(context: Pick<CoreContext, 'calendar' | 'commerce' | 'database' | 'env' | 'press' | 'seal' | 'settings'>) {
  const { calendar, commerce, press } = context
  const zone = context.settings.postalZone
  const sendings = createUserSendings(context)
  const links = corrections(context)

  return async (user: Person): Promise<HistoryRow[]> => {
    const since = startOfPostalDay(firstDayOfHistory(calendar.today()), zone)
    // Read the sendings before the orders. A sending that ends in between is then found among the orders.
    const recent = await sendings.recent(user.id, since)
    const orders = await commerce.orders.history({ customerId: user.customerId, email: user.email }, since)
    const sendingIds = await sendings.byOrderNo(user.id, since)
    const open = orders.filter(({ exportStatus }) => exportStatus !== 'exported')
    const pressStates = await press.withdrawableUntil(open.map(({ orderNo, mailDate }) => ({ orderNo, mailDate })))
    const corrected = await links.ofUser(user.id)
    return orderRows({ orders, sendings: recent, sendingIds, pressStates, corrected, zone })
  }
}
