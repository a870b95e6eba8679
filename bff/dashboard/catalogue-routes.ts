import type { CardParts, CatalogueAccess, CatalogueNames, NextVersion, SeenCatalogue } from '@fondly/contracts/bff/catalogue-access.ts'
import {
  CardAccessRequest,
  CatalogueNamesRequest,
  CategoriesRequest,
  ShelfRequest,
} from '@fondly/contracts/bff/catalogue-access-requests.ts'
import { createSeeAsPerson } from '@fondly/core/catalogue/see-as-person.ts'
import { createCatalogueAccess } from '@fondly/core/changes/catalogue-access.ts'
import type { CoreContext } from '@fondly/core/context.ts'
import type { PersonChangesContext } from '@fondly/core/people/person-changes.ts'
import { readJson } from '../http/read-json.ts'
import { readAccessSearch } from '@fondly/domain/catalogue/access-search.ts'
import type { DashboardRoute } from './dashboard-route.ts'

export type CatalogueRoutesContext = PersonChangesContext &
  Pick<CoreContext, 'calendar' | 'catalogues' | 'changes' | 'commerce' | 'database' | 'drafts' | 'settings'>

/** The routes of a client's catalogue: everybody who may open the dashboard can read it, administrators can change it. */
export function catalogueRoutes(context: CatalogueRoutesContext): DashboardRoute[] {
  const access = createCatalogueAccess(context)
  const seeAsPerson = createSeeAsPerson(context)
  return [
    {
      method: 'GET',
      path: '/catalogue',
      needs: 'read',
      handle: async (c, reader) => c.json((await access.read(reader, readAccessSearch(c.req.query()))) satisfies CatalogueAccess),
    },
    {
      method: 'POST',
      path: '/catalogue-name-searches',
      // Only the activity log needs the names, and only administrators read it.
      needs: 'change',
      handle: async (c, editor) => {
        const { cardIds } = await readJson(c, CatalogueNamesRequest)
        return c.json((await access.readNames(editor, cardIds)) satisfies CatalogueNames)
      },
    },
    {
      method: 'GET',
      path: '/catalogue/cards/:card',
      needs: 'read',
      handle: async (c, reader) => c.json((await access.readParts(reader, c.req.param('card') ?? '')) satisfies CardParts),
    },
    {
      method: 'GET',
      path: '/catalogue/as/:user',
      // A user with the right 'read' cannot list people.
      needs: 'change',
      handle: async (c, editor) => c.json((await seeAsPerson(editor, c.req.param('user') ?? '')) satisfies SeenCatalogue),
    },
    {
      method: 'PATCH',
      path: '/catalogue/cards',
      needs: 'change',
      handle: async (c, editor) => {
        const { version, cards } = await readJson(c, CardAccessRequest)
        return c.json({ version: await access.changeCards(editor, version, cards) } satisfies NextVersion)
      },
    },
    {
      method: 'PATCH',
      path: '/catalogue/categories',
      needs: 'change',
      handle: async (c, editor) => {
        const { version, categories } = await readJson(c, CategoriesRequest)
        return c.json({ version: await access.changeCategories(editor, version, categories) } satisfies NextVersion)
      },
    },
    {
      method: 'PATCH',
      path: '/catalogue/shelf',
      needs: 'change',
      handle: async (c, editor) => {
        const { version, shelf } = await readJson(c, ShelfRequest)
        return c.json({ version: await access.changeShelf(editor, version, shelf) } satisfies NextVersion)
      },
    },
  ]
}
