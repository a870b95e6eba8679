import type { AddedDoNotMail, DoNotMailAnswer, ImportedDoNotMail, WaitingCards } from '@fondly/contracts/bff/do-not-mail.ts'
import { AddDoNotMailRequest, DoNotMailSearch, EditDoNotMailRequest } from '@fondly/contracts/bff/do-not-mail-requests.ts'
import { createDoNotMailList, type DoNotMailContext } from '@fondly/core/do-not-mail/do-not-mail-list.ts'
import { createImportDoNotMail } from '@fondly/core/do-not-mail/import-do-not-mail.ts'
import { createListWaitingCards } from '@fondly/core/do-not-mail/waiting-cards.ts'
import type { CoreContext } from '@fondly/core/context.ts'
import { DO_NOT_MAIL_FILE_HEAD } from '@fondly/domain/do-not-mail/do-not-mail-file.ts'
import { toCsvRow } from '@fondly/domain/reports/csv.ts'
import type { Context } from 'hono'
import { readJson } from '../http/read-json.ts'
import { readUploadedBytes } from '../http/read-upload.ts'
import type { DashboardRoute } from './dashboard-route.ts'

const MAX_FILE_MEGABYTES = 2

/** The routes of the client's Do not mail list. All of them, also those that only read, need the right to change. */
export function doNotMailRoutes(context: DoNotMailContext & Pick<CoreContext, 'press' | 'readWorkbook'>): DashboardRoute[] {
  const list = createDoNotMailList(context)
  const importFile = createImportDoNotMail(context)
  const listWaitingCards = createListWaitingCards(context)
  return [
    {
      method: 'POST',
      path: '/do-not-mail-searches',
      needs: 'change',
      handle: async (c, editor) => {
        const { entries, ...counts } = await list.search(editor, await readJson(c, DoNotMailSearch))
        const listed = entries.map((entry) => ({ ...entry, addedAt: entry.addedAt.toISOString() }))
        return c.json({ entries: listed, ...counts } satisfies DoNotMailAnswer)
      },
    },
    {
      method: 'POST',
      path: '/do-not-mail',
      needs: 'change',
      handle: async (c, editor) => {
        const { entry } = await readJson(c, AddDoNotMailRequest)
        return c.json({ id: await list.add(editor, entry) } satisfies AddedDoNotMail, 201)
      },
    },
    {
      method: 'PUT',
      path: '/do-not-mail/:id',
      needs: 'change',
      handle: async (c, editor) => {
        const { version, entry } = await readJson(c, EditDoNotMailRequest)
        await list.edit(editor, { id: idOf(c), version }, entry)
        return c.body(null, 204)
      },
    },
    {
      method: 'DELETE',
      path: '/do-not-mail/:id',
      needs: 'change',
      handle: async (c, editor) => {
        await list.setRemoved(editor, idOf(c), true)
        return c.body(null, 204)
      },
    },
    {
      method: 'POST',
      path: '/do-not-mail/:id/restored',
      needs: 'change',
      handle: async (c, editor) => {
        await list.setRemoved(editor, idOf(c), false)
        return c.body(null, 204)
      },
    },
    {
      method: 'GET',
      path: '/do-not-mail/:id/cards',
      needs: 'change',
      handle: async (c, editor) => {
        const { cards, ...counts } = await listWaitingCards(editor.client.clientId, await list.find(editor, idOf(c)))
        const listed = cards.map((card) => ({ ...card, withdrawableUntil: card.withdrawableUntil?.toISOString() ?? null }))
        return c.json({ cards: listed, ...counts } satisfies WaitingCards)
      },
    },
    {
      method: 'GET',
      path: '/do-not-mail.csv',
      needs: 'change',
      handle: async (c, editor) => {
        const rows = await list.readFileRows(editor)
        c.header('content-disposition', 'attachment; filename="do-not-mail.csv"')
        return c.body([DO_NOT_MAIL_FILE_HEAD, ...rows].map(toCsvRow).join(''), 200, { 'content-type': 'text/csv; charset=utf-8' })
      },
    },
    {
      method: 'POST',
      path: '/uploads/do-not-mail',
      needs: 'change',
      handle: async (c, editor) =>
        c.json((await importFile(editor, await readUploadedBytes(c, MAX_FILE_MEGABYTES))) satisfies ImportedDoNotMail),
    },
  ]
}

const idOf = (c: Context) => c.req.param('id') ?? ''
