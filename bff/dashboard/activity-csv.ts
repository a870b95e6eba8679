import type { ActivityPage, ActivityQuery } from '@fondly/core/changes/list-activity.ts'
import { toCsvRow } from '@fondly/domain/reports/csv.ts'

const HEAD = ['entry', 'at', 'who', 'subject', 'confirmed', 'restores', 'field', 'before', 'after']
const MAX_PAGES = 200

/** Writes the entries that the query finds as CSV (RFC 4180), a line for each field that changed. */
export async function activityCsv(list: (query: ActivityQuery) => Promise<ActivityPage>, query: ActivityQuery): Promise<string> {
  const lines = [HEAD]
  let beforeId = query.beforeId
  for (let at = 0; at < MAX_PAGES; at++) {
    const { entries, next } = await list({ ...query, beforeId })
    for (const { id, at: instant, actor, subject, outcome, restores, before, after } of entries) {
      const about = [
        String(id),
        instant.toISOString(),
        actor?.name ?? '',
        subject,
        outcome === 'done' ? 'yes' : 'unknown',
        String(restores ?? ''),
      ]
      const fields = Object.keys(after ?? {})
      for (const field of fields.length > 0 ? fields : ['']) lines.push([...about, field, cell(before?.[field]), cell(after?.[field])])
    }
    if (next === undefined) break
    beforeId = next
  }
  return lines.map(toCsvRow).join('')
}

function cell(value: unknown): string {
  if (value === undefined || value === null) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}
