import { DesignRequest, DesignVersion } from '@fondly/contracts/bff/designs-requests.ts'
import type { DesignEntry, DesignFileAnswer, DesignsAnswer } from '@fondly/contracts/bff/designs.ts'
import { createEditDesigns, type EditDesignsContext } from '@fondly/core/designs/edit-designs.ts'
import { MAX_DESIGN_BYTES } from '@fondly/domain/designs/own-design.ts'
import { notFound } from '@fondly/domain/refused.ts'
import { readJson } from '../http/read-json.ts'
import { readUpload } from '../http/read-upload.ts'
import type { DashboardRoute } from './dashboard-route.ts'

export type DesignRoutesContext = EditDesignsContext

const MEDIA_TYPES: Record<string, string> = { pdf: 'application/pdf', svg: 'image/svg+xml', png: 'image/png', jpeg: 'image/jpeg' }
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The routes of a client's own card designs. */
export function designRoutes(context: DesignRoutesContext): DashboardRoute[] {
  const designs = createEditDesigns(context)
  return [
    {
      method: 'GET',
      path: '/designs',
      needs: 'change',
      handle: async (c, editor) => c.json((await designs.list(editor)) satisfies DesignsAnswer),
    },
    {
      method: 'POST',
      path: '/uploads/designs',
      needs: 'change',
      handle: async (c, editor) => {
        const upload = await readUpload(c, { maxMegabytes: MAX_DESIGN_BYTES / 1_000_000, types: ['pdf', 'svg', 'png', 'jpeg'] })
        return c.json((await designs.files.keep(editor.client.clientId, upload)) satisfies DesignFileAnswer)
      },
    },
    {
      method: 'GET',
      path: '/design-files/:hash',
      needs: 'change',
      handle: async (c, editor) => {
        const file = await designs.files.read(editor.client.clientId, c.req.param('hash') ?? '')
        const type = file && MEDIA_TYPES[file.type]
        if (!file || !type) throw notFound()
        return c.body(file.bytes, 200, {
          'content-type': type,
          'cache-control': 'private, max-age=3600',
          'x-content-type-options': 'nosniff',
          // A browser opens an SVG file at its own address as a document, which could run scripts. This header allows styles only.
          'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        })
      },
    },
    {
      method: 'PUT',
      path: '/designs/:id',
      needs: 'change',
      handle: async (c, editor) => {
        const { version, design } = await readJson(c, DesignRequest)
        return c.json((await designs.save(editor, toId(c.req.param('id')), version ?? undefined, design)) satisfies DesignEntry)
      },
    },
    ...(['offer', 'withdraw'] as const).map((action): DashboardRoute => ({
      method: 'POST',
      path: `/designs/:id/${action}`,
      needs: 'change',
      handle: async (c, editor) => {
        const { version } = await readJson(c, DesignVersion)
        return c.json((await designs[action](editor, toId(c.req.param('id')), version)) satisfies DesignEntry)
      },
    })),
    {
      method: 'DELETE',
      path: '/designs/:id',
      needs: 'change',
      handle: async (c, editor) => {
        const { version } = await readJson(c, DesignVersion)
        await designs.remove(editor, toId(c.req.param('id')), version)
        return c.body(null, 204)
      },
    },
  ]
}

function toId(text = ''): string {
  if (!UUID.test(text)) throw notFound()
  return text
}
