import type { ImportAnswer } from '@fondly/contracts/bff/people-import.ts'
import { toCsvRow } from '@fondly/domain/reports/csv.ts'

type Row = ImportAnswer['rows'][number]

const HEAD = ['row', 'e-mail', 'name', 'what', 'field', 'before', 'after', 'result', 'reason']

/**
 * Writes the outcome of each row as CSV (RFC 4180), one line for each changed field. A cell that a spreadsheet would read as a formula is written as
 * text.
 */
export const peopleImportCsv = ({ rows }: Pick<ImportAnswer, 'rows'>): string => [HEAD, ...rows.flatMap(toLines)].map(toCsvRow).join('')

function toLines(row: Row): string[][] {
  const about = [String(row.row), row.email, row.name, row.kind]
  const result = [row.state, row.reason ?? '']
  if (row.kind === 'wrong') return row.problems.map(({ field, code }) => [...about, field, '', '', 'refused', code])
  if (row.kind === 'unchanged') return [[...about, '', '', '', 'unchanged', '']]
  const [was, now] = row.kind === 'changed' ? [row.was, row.change] : [{}, offered(row.invitation)]
  return Object.entries(now).map(([field, value]) => [
    ...about,
    field,
    cell(Object.entries(was).find(([name]) => name === field)?.[1]),
    cell(value),
    ...result,
  ])
}

const offered = ({ role, location, supervisorId, senderProfiles, languages }: Extract<Row, { kind: 'new' }>['invitation']) =>
  Object.fromEntries(Object.entries({ role, location, supervisorId, senderProfiles, languages }).filter(([, value]) => value !== undefined))

function cell(value: unknown): string {
  if (Array.isArray(value)) return value.join(' ')
  return typeof value === 'string' ? value : ''
}
