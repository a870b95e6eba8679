import type { ImportRow } from '@fondly/contracts/bff/people-import.ts'
import type { StoredRow } from '@fondly/core/people/import/import-store.ts'
import { toCsvRow } from '@fondly/domain/reports/csv.ts'
import { ALL_LANGUAGES, type PageLanguage } from '@fondly/languages/all-languages.ts'
import { sayRefusal } from '@fondly/languages/say-refusal.ts'

/**
 * Writes the result of each row as CSV (RFC 4180), a line for each changed field, with headings and reasons in this language. A cell that a
 * spreadsheet would read as a formula is written as text.
 */
export async function peopleImportCsv(rows: AsyncIterable<StoredRow[]>, language: PageLanguage): Promise<string> {
  const { tag, table } = ALL_LANGUAGES[language]
  const { row, email, name, what, field, before, after, result, reason } = table.peopleImport.resultHead
  let file = toCsvRow([row, email, name, what, field, before, after, result, reason])
  for await (const some of rows)
    for (const one of some) {
      const said = one.reason ? (sayRefusal(table, one.reason, tag) ?? one.reason.code) : ''
      file += toLines(one, said).map(toCsvRow).join('')
    }
  return file
}

function toLines({ row, state }: StoredRow, reason: string): string[][] {
  const about = [String(row.row), row.email, row.name, row.kind]
  if (row.kind === 'wrong') return row.problems.map(({ field, code }) => [...about, field, '', '', 'refused', code])
  if (row.kind === 'unchanged') return [[...about, '', '', '', 'unchanged', '']]
  const [was, now] = row.kind === 'changed' ? [row.was, row.change] : [{}, offered(row.invitation)]
  return Object.entries(now).map(([field, value]) => [
    ...about,
    field,
    cell(Object.entries(was).find(([name]) => name === field)?.[1]),
    cell(value),
    state,
    reason,
  ])
}

const offered = ({ role, location, supervisorId, senderProfiles, languages }: Extract<ImportRow, { kind: 'new' }>['invitation']) =>
  Object.fromEntries(Object.entries({ role, location, supervisorId, senderProfiles, languages }).filter(([, value]) => value !== undefined))

function cell(value: unknown): string {
  if (Array.isArray(value)) return value.join(' ')
  return typeof value === 'string' || typeof value === 'boolean' ? String(value) : ''
}
