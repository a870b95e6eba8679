import type { DayWithoutMailing } from '@fondly/domain/client/client.ts'
import type { Fields } from '../activity/activity-log.ts'
import type { ChangeTarget } from './change-targets.ts'

type Values = { before: Fields; after: Fields; standing: Fields }

/**
 * Returns the days that a change has closed and the days that it has opened again. A change of only the reason closes and opens nothing. A day that
 * somebody else has changed back since then does not count: `standing` has the present values.
 */
export function compareDays(target: ChangeTarget, values: Values): { closed: DayWithoutMailing[]; opened: string[] } {
  const [before, after, standing] = [values.before, values.after, values.standing].map((fields) => listDays(target, fields))
  const has = (days: readonly DayWithoutMailing[] = [], day: string) => days.some((one) => one.day === day)
  return {
    closed: (after ?? []).filter(({ day }) => !has(before, day) && has(standing, day)),
    opened: (before ?? []).filter(({ day }) => !has(after, day) && !has(standing, day)).map(({ day }) => day),
  }
}

// The casts hold: the gateway reads and writes these fields with its schema.
function listDays({ kind }: ChangeTarget, fields: Fields): DayWithoutMailing[] {
  if (kind === 'client') return (fields['daysWithoutMailing'] ?? []) as DayWithoutMailing[]
  if (kind === 'blackout-day') return fields['blackoutDay'] ? [fields['blackoutDay'] as DayWithoutMailing] : []
  return []
}
