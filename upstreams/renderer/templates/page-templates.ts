import type { GetImage } from '@fondly/contracts/renderer/get-image.ts'
import type { PageTemplate } from '@fondly/contracts/renderer/page-template.ts'
import type { RequestedPage } from '../body/wire-pages.ts'
import { RendererFault } from '../faults.ts'
import { filledPage } from './fill-template.ts'

/** Creates an index of the page templates by name. */
export function pageTemplates(templates: readonly PageTemplate[]) {
  const byName = new Map(templates.map((template) => [template.name, template]))
  if (byName.size !== templates.length) throw new Error('Two page templates have one name.')

  return {
    /** Maps the personalised sides of a body to pages. Throws RendererFault 400 for what no template has. */
    pagesOf: (body: GetImage): RequestedPage[] =>
      (body.personalization ?? []).map((side, index) => {
        const path = `personalization.${index}`
        const template = byName.get(side.pageTemplate)
        if (template) return filledPage(side, template, body, path)
        throw new RendererFault(400, 'page-template', 'There is no page template of that name: GET /pageTemplates lists them.', {
          path: `${path}.pageTemplate`,
        })
      }),
    /** Serves GET /pageTemplates (the list) and GET /pageTemplates/{name} (one template). Returns undefined for another path. */
    serve: (pathname: string): Response | undefined => {
      if (pathname === '/pageTemplates') return Response.json({ pageTemplates: templates })
      const template = byName.get(/^\/pageTemplates\/([A-Za-z0-9-]+)$/.exec(pathname)?.[1] ?? '')
      return template && Response.json(template)
    },
  }
}
export type Templates = ReturnType<typeof pageTemplates>
