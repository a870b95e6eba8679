import { StartImportRequest } from '@fondly/contracts/bff/people-import-requests.ts'
import type { ImportAnswer, ImportsAnswer } from '@fondly/contracts/bff/people-import.ts'
import { createPeopleImports, type ImportDetails, type PeopleImportsContext } from '@fondly/core/people/import/people-imports.ts'
import { ALL_LANGUAGES } from '@fondly/languages/all-languages.ts'
import { sayRefusal } from '@fondly/languages/say-refusal.ts'
import type { Context } from 'hono'
import { readJson } from '../http/read-json.ts'
import { acceptedLanguage } from '../http/reading-language.ts'
import { readUploadedBytes } from '../http/read-upload.ts'
import type { DashboardRoute } from './dashboard-route.ts'
import { peopleImportCsv } from './people-import-csv.ts'

const MAX_IMPORT_MEGABYTES = 10

/** The routes of files of people: preview, confirmation, progress, and the outcome of each row. */
export function peopleImportRoutes(context: PeopleImportsContext): DashboardRoute[] {
  const imports = createPeopleImports(context)
  return [
    {
      method: 'POST',
      path: '/uploads/people',
      needs: 'change',
      handle: async (c, editor) => {
        const bytes = await readUploadedBytes(c, MAX_IMPORT_MEGABYTES)
        return c.json(toAnswer(c, await imports.preview(editor, bytes)), 201)
      },
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
      handle: async (c, editor) => c.json(toAnswer(c, await imports.read(editor, idOf(c)))),
    },
    {
      method: 'GET',
      path: '/people-imports/:id/result.csv',
      needs: 'change',
      handle: async (c, editor) => {
        const file = peopleImportCsv(toAnswer(c, await imports.read(editor, idOf(c))))
        c.header('content-disposition', 'attachment; filename="people-import.csv"')
        return c.body(file, 200, { 'content-type': 'text/csv; charset=utf-8' })
      },
    },
    {
      method: 'POST',
      path: '/people-imports/:id/start',
      needs: 'change',
      handle: async (c, editor) => {
        const { rows } = await readJson(c, StartImportRequest)
        await imports.confirm(editor, idOf(c), rows)
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

const idOf = (c: Context) => c.req.param('id') ?? ''

/** The reason of a failed row is in the language that the request accepts. */
function toAnswer(c: Context, { id, state, by, startedAt, rows, unknownHeadings }: ImportDetails): ImportAnswer {
  const { tag, table } = ALL_LANGUAGES[acceptedLanguage(c.req.raw)]
  return {
    id,
    state,
    by,
    startedAt: startedAt?.toISOString() ?? null,
    unknownHeadings,
    rows: rows.map(({ row, state: rowState, reason }) => ({
      ...row,
      state: rowState,
      ...(reason ? { reason: sayRefusal(table, reason, tag) ?? reason.code } : {}),
    })),
  }
}
