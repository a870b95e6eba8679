import type { ContactImport, ContactImportRows } from '@fondly/contracts/bff/contact-imports.ts'
import { createExportContacts } from '@fondly/core/contacts/export-contacts.ts'
import { type ContactImportsContext, createContactImports } from '@fondly/core/contacts/import/contact-imports.ts'
import type { PlannedRow } from '@fondly/core/contacts/import/plan-import.ts'
import type { ContactContent } from '@fondly/domain/contacts/contact.ts'
import { unreadable } from '@fondly/domain/refused.ts'
import { type Context, Hono } from 'hono'
import type { RateLimit } from '../http/rate-limit.ts'
import { pageLanguage } from '../http/reading-language.ts'
import { readUploadedBytes } from '../http/read-upload.ts'
import type { SignedIn } from '../sessions/guard.ts'
import { refusedRowsCsv } from './refused-rows-csv.ts'

const MAX_IMPORT_MEGABYTES = 10
const FILES = { csv: 'text/csv; charset=utf-8', vcf: 'text/vcard; charset=utf-8' } as const
const KINDS = ['new', 'same', 'wrong'] as const

/**
 * The routes for files of the address book: preview of an import, its rows, its refused rows as a file, its start, and the file of all contacts that
 * the user sees.
 */
export function contactFileRoutes(context: ContactImportsContext, { uploads, exports }: { uploads: RateLimit; exports: RateLimit }) {
  const imports = createContactImports(context)
  const exportContacts = createExportContacts(context)

  return new Hono<SignedIn>()
    .post('/contact-imports', async (c) => {
      const { user } = c.get('session')
      await uploads(user.id)
      const bytes = await readUploadedBytes(c, MAX_IMPORT_MEGABYTES)
      const preview = await imports.preview(user, bytes, { isShared: c.req.query('shared') === 'true' })
      return c.json(preview satisfies ContactImport, 201)
    })
    .get('/contact-imports/:id', async (c) =>
      c.json((await imports.read(c.get('session').user, c.req.param('id'))) satisfies ContactImport),
    )
    .get('/contact-imports/:id/rows', async (c) => {
      const rows = await imports.readRows(c.get('session').user, c.req.param('id'), { kind: kindOf(c), page: pageOf(c) })
      return c.json({ rows: rows.map(toRow) } satisfies ContactImportRows)
    })
    .get('/contact-imports/:id/refused.csv', async (c) => {
      const { user } = c.get('session')
      await exports(user.id)
      const file = refusedRowsCsv(await imports.readRefused(user, c.req.param('id')), pageLanguage(c.req.query('language'), c.req.raw))
      c.header('content-disposition', 'attachment; filename="refused-contacts.csv"')
      return c.body(file, 200, { 'content-type': FILES.csv })
    })
    .post('/contact-imports/:id/start', async (c) => {
      await imports.start(c.get('session').user, c.req.param('id'))
      return c.body(null, 204)
    })
    .get('/contact-exports', async (c) => {
      const format = (['csv', 'vcf'] as const).find((one) => one === c.req.query('format'))
      if (!format) throw unreadable()
      const { user } = c.get('session')
      await exports(user.id)
      const file = ReadableStream.from(encode(await exportContacts(user, format)))
      c.header('content-disposition', `attachment; filename="contacts.${format}"`)
      return c.body(file, 200, { 'content-type': FILES[format] })
    })
}

async function* encode(texts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  for await (const text of texts) yield encoder.encode(text)
}

function kindOf(c: Context): (typeof KINDS)[number] {
  const kind = KINDS.find((one) => one === c.req.query('kind'))
  if (!kind) throw unreadable()
  return kind
}

function pageOf(c: Context): number {
  const page = c.req.query('page') ?? '1'
  if (!/^[1-9]\d{0,2}$/.test(page)) throw unreadable()
  return Number(page)
}

const toRow = (planned: PlannedRow): ContactImportRows['rows'][number] => ({
  row: planned.row,
  ...toShown(planned.content),
  sameAs: planned.kind === 'same' ? { ...toShown(planned.sameAs.content), row: planned.sameAs.row } : null,
  birthdayProblem: planned.birthdayProblem ?? null,
  otherBirthday: (planned.kind === 'same' && planned.otherBirthday) || null,
  problems: planned.kind === 'wrong' ? planned.problems : [],
})

const toShown = ({ firstName, lastName, address1, address2, city, state, zipCode }: ContactContent) => ({
  name: `${firstName} ${lastName}`.trim(),
  address: [[address1, address2].filter(Boolean).join(' '), city, `${state} ${zipCode}`.trim()].filter(Boolean).join(', '),
})
