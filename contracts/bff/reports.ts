import { DIMENSIONS } from '@fondly/domain/reports/order-columns.ts'
import { REPORT_STATES } from '@fondly/domain/reports/report-state.ts'
import * as z from 'zod/mini'

const Group = z.object({ value: z.string(), label: z.string(), cards: z.int(), before: z.int() })
export type ReportGroup = z.infer<typeof Group>

/**
 * GET /api/admin/{clientKey}/report: `period` (week, month, quarter, year), `day` (any day of the period; default today) and `zone` (default the
 * postal time zone). Any number of `person`, `supervisor`, `location`, `occasion`, `card`, `profile`, `language` and `status` filter the cards.
 */
export const DashboardReport = z.object({
  period: z.enum(['week', 'month', 'quarter', 'year']),
  from: z.string(),
  to: z.string(),
  daysEarlier: z.int(),
  zone: z.string(),
  postalZone: z.string(),
  today: z.string(),
  /** All orders up to this instant are counted; null before the first reading of commerce. */
  asOf: z.nullable(z.string()),
  days: z.array(z.object({ day: z.string(), cards: z.int(), before: z.int(), isMailless: z.boolean() })),
  sent: z.int(),
  sentBefore: z.int(),
  /** The part of `sent` on days that have a day in the previous period to compare with. */
  sentComparable: z.int(),
  states: z.record(z.enum(REPORT_STATES), z.int()),
  reasons: z.array(z.object({ state: z.enum(REPORT_STATES), reason: z.string(), cards: z.int() })),
  medianDaysToMail: z.nullable(z.number()),
  groups: z.record(z.enum(DIMENSIONS), z.array(Group)),
  /** The five cards that were sent most. A card has a picture if the catalogue still has it. */
  mostSent: z.array(
    z.object({
      cardId: z.string(),
      name: z.string(),
      cards: z.int(),
      card: z.nullable(z.object({ size: z.enum(['49', '60', '70', '831']), orientation: z.enum(['H', 'V', 'S']), pictureUrl: z.string() })),
    }),
  ),
  /** The names of occasions (categories) by their ids, in English and Spanish. */
  occasions: z.record(z.string(), z.object({ en: z.string(), es: z.string() })),
})
export type DashboardReport = z.infer<typeof DashboardReport>

/** The tables of GET /api/admin/{clientKey}/report.csv, which its parameter `table` chooses. */
export const REPORT_TABLES = ['days', 'status', 'reasons', ...DIMENSIONS] as const
export type ReportTable = (typeof REPORT_TABLES)[number]
