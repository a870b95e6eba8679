import type { ReportedOrder } from '@fondly/gateways/commerce/commerce.ts'

/**
 * A second way to compute the reports, for comparison in tests. It counts lists of orders with plain loops and Temporal. It shares no code and no SQL
 * with the product.
 */
type Tally = {
  sent: number
  states: Record<string, number>
  days: Record<string, number>
  groups: Record<string, Record<string, number>>
  medianDaysToMail: number | undefined
}

const NAMES = {
  person: 'personEmail',
  supervisor: 'supervisorId',
  location: 'location',
  occasion: 'occasion',
  card: 'cardId',
  profile: 'profileId',
  language: 'language',
} as const

export function tally(
  orders: readonly ReportedOrder[],
  { clientId, from, to, zone }: { clientId: string; from: string; to: string; zone: string },
): Tally {
  const result: Tally = {
    sent: 0,
    states: { 'in-press': 0, mailed: 0, withdrawn: 0, refused: 0, failed: 0, unfinished: 0 },
    days: {},
    groups: Object.fromEntries(Object.keys(NAMES).map((name) => [name, {}])),
    medianDaysToMail: undefined,
  }
  const waits: number[] = []
  for (const order of orders) {
    if (order.clientId !== clientId) continue
    const day = Temporal.Instant.from(order.orderedAt.toISOString()).toZonedDateTimeISO(zone).toPlainDate()
    if (Temporal.PlainDate.compare(day, from) < 0 || Temporal.PlainDate.compare(day, to) > 0) continue
    const state = judge(order)
    result.states[state] = (result.states[state] ?? 0) + 1
    if (state === 'failed' || state === 'unfinished') continue
    result.sent++
    result.days[day.toString()] = (result.days[day.toString()] ?? 0) + 1
    for (const [name, field] of Object.entries(NAMES)) {
      const group = result.groups[name] ?? {}
      group[order[field]] = (group[order[field]] ?? 0) + 1
    }
    if (order.mailDate) waits.push(Math.max(0, day.until(order.mailDate, { largestUnit: 'days' }).days))
  }
  waits.sort((one, other) => one - other)
  const [low, high] = [waits[Math.ceil(waits.length / 2) - 1], waits[Math.floor(waits.length / 2)]]
  if (low !== undefined && high !== undefined) result.medianDaysToMail = (low + high) / 2
  return result
}

function judge({ status, exportStatus, shippingStatus }: ReportedOrder): string {
  switch (status) {
    case 'failed':
      return 'failed'
    case 'cancelled':
    case 'replaced':
      return 'withdrawn'
    case 'completed':
      return 'mailed'
    default:
      if (shippingStatus === 'shipped') return 'mailed'
      if (exportStatus === 'failed') return 'refused'
      return exportStatus === 'not_exported' || status === 'created' ? 'unfinished' : 'in-press'
  }
}

const STATUSES = [
  { status: 'open', exportStatus: 'exported', shippingStatus: 'shipped' },
  { status: 'new', exportStatus: 'ready', shippingStatus: 'not_shipped' },
  { status: 'open', exportStatus: 'exported', shippingStatus: 'not_shipped' },
  { status: 'completed', exportStatus: 'exported', shippingStatus: 'shipped' },
  { status: 'cancelled', exportStatus: 'not_exported', shippingStatus: 'not_shipped' },
  { status: 'new', exportStatus: 'failed', shippingStatus: 'not_shipped' },
  { status: 'replaced', exportStatus: 'not_exported', shippingStatus: 'not_shipped' },
  { status: 'failed', exportStatus: 'not_exported', shippingStatus: 'not_shipped' },
  { status: 'created', exportStatus: 'not_exported', shippingStatus: 'not_shipped' },
] as const
const HOUR_MS = 3_600_000

/**
 * Makes orders of two clients, one about every 19 hours from December 2025 on. The orders cover every day, every hour of the day, and both changes of
 * the clocks.
 */
export function makeOrders(number: number): ReportedOrder[] {
  const begin = Date.parse('2025-12-20T00:00:00Z')
  return Array.from({ length: number }, (_, at) => {
    const orderedAt = new Date(begin + at * 18.83 * HOUR_MS)
    const person = (at * 7) % 11
    const wait = (at * 5) % 23
    const status = STATUSES[((at * at + at) % 31) % STATUSES.length] ?? STATUSES[0]
    return {
      orderNo: String(at).padStart(8, '0'),
      ...status,
      orderedAt,
      modifiedAt: new Date(orderedAt.getTime() + (at % 9) * HOUR_MS),
      clientId: at % 13 === 5 ? 'summit' : 'harborview',
      personEmail: `person${person}@harborview.test`,
      personName: `Person ${person}`,
      employeeId: `HV-${person}`,
      supervisorId: person < 6 ? 'HV-1' : '',
      location: ['Boston Seaport', 'Portland Waterfront', ''][at % 3] ?? '',
      occasion: `occasion-${at % 4}`,
      cardId: `card-${(at * 3) % 17}`,
      cardName: `Card ${(at * 3) % 17}`,
      profileId: `profile-${at % 2}`,
      profileName: `Profile ${at % 2}`,
      language: at % 5 === 0 ? 'es' : 'other',
      mailDate: at % 29 === 0 ? '' : new Date(orderedAt.getTime() + wait * 24 * HOUR_MS).toISOString().slice(0, 10),
    }
  })
}
