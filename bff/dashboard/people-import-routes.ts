import { BulkChangeRequest, StartImportRequest } from '@fondly/contracts/bff/people-import-requests.ts'
import type { ImportAnswer, ImportRow, ImportRowsAnswer, ImportsAnswer } from '@fondly/contracts/bff/people-import.ts'
import type { StoredRow } from '@fondly/core/people/import/import-store.ts'
import { createPeopleImports, type ImportDetails, type PeopleImportsContext } from '@fondly/core/people/import/people-imports.ts'
import { unreadable } from '@fondly/domain/refused.ts'
import type { Context } from 'hono'
import { readJson } from '../http/read-json.ts'
import { pageLanguage } from '../http/reading-language.ts'
import { readUploadedBytes } from '../http/read-upload.ts'
import type { DashboardRoute } from './dashboard-route.ts'
import { peopleImportCsv } from './people-import-csv.ts'

const MAX_IMPORT_MEGABYTES = 10
const MAX_PAGE_DIGITS = 3

/** The routes of imports and bulk changes: preview, confirmation, progress, and the result of each row. */
export function peopleImportRoutes(context: PeopleImportsContext): DashboardRoute[] {
  const imports = createPeopleImports(context)
  return [
    {
      method: 'POST',
      path: '/uploads/people',
      needs: 'change',
      handle: async (c, editor) => {
        const bytes = await readUploadedBytes(c, MAX_IMPORT_MEGABYTES)
        return c.json(toAnswer(await imports.preview(editor, bytes)), 201)
      },
    },
    {
      method: 'POST',
      path: '/people-changes',
      needs: 'change',
      handle: async (c, editor) => c.json(toAnswer(await imports.previewChosen(editor, await readJson(c, BulkChangeRequest))), 201),
    },
    {
      method: 'GET',
      path: '/people-imports',
      needs: 'change',
      handle: async (c, editor) => {
        const listed = (await imports.list(editor)).map((one) => ({ ...one, startedAt: one.startedAt?.toISOString() ?? null }))
        return c.json({ imports: listed } satisfies ImportsAnswer)
      },
    },
    {
      method: 'GET',
      path: '/people-imports/:id',
      needs: 'change',
      handle: async (c, editor) => c.json(toAnswer(await imports.read(editor, idOf(c)))),
    },
    {
      method: 'GET',
      path: '/people-imports/:id/rows',
      needs: 'change',
      handle: async (c, editor) => {
        const rows = await imports.readRows(editor, idOf(c), {
          kind: kindOf(c),
          page: pageOf(c),
          isUndone: c.req.query('undone') !== undefined,
        })
        return c.json({ rows: rows.map(toRow) } satisfies ImportRowsAnswer)
      },
    },
    {
      method: 'GET',
      path: '/people-imports/:id/result.csv',
      needs: 'change',
      handle: async (c, editor) => {
        const file = await peopleImportCsv(await imports.readAllRows(editor, idOf(c)), pageLanguage(c.req.query('language'), c.req.raw))
        c.header('content-disposition', 'attachment; filename="people-import.csv"')
        return c.body(file, 200, { 'content-type': 'text/csv; charset=utf-8' })
      },
    },
    {
      method: 'POST',
      path: '/people-imports/:id/start',
      needs: 'change',
      handle: async (c, editor) => {
        await imports.confirm(editor, idOf(c), await readJson(c, StartImportRequest))
        return c.body(null, 204)
      },
    },
    {
      method: 'POST',
      path: '/people-imports/:id/stop',
      needs: 'change',
      handle: async (c, editor) => {
        await imports.stop(editor, idOf(c))
        return c.body(null, 204)
      },
    },
  ]
}

const KINDS: readonly ImportRow['kind'][] = ['new', 'changed', 'unchanged', 'wrong']

const idOf = (c: Context) => c.req.param('id') ?? ''

function kindOf(c: Context): ImportRow['kind'] {
  const kind = KINDS.find((one) => one === c.req.query('kind'))
  if (!kind) throw unreadable()
  return kind
}

function pageOf(c: Context): number {
  const page = c.req.query('page') ?? '1'
  if (!/^[1-9]\d*$/.test(page) || page.length > MAX_PAGE_DIGITS) throw unreadable()
  return Number(page)
}

const toAnswer = ({ startedAt, ...details }: ImportDetails): ImportAnswer => ({ ...details, startedAt: startedAt?.toISOString() ?? null })

/** Leaves out the version of the person and the reason of the change, because the page does not show them with a row. */
function toRow({ row, state, reason }: StoredRow): ImportRow {
  const outcome = { state, ...(reason ? { reason } : {}) }
  if (row.kind !== 'changed') return { ...row, ...outcome }
  const { version: _version, reason: _remark, ...shown } = row
  return { ...shown, ...outcome }
}
