import { MULTI_GET } from '@fondly/contracts/ocapi/shop/products.ts'
import { Fault } from '../faults.ts'
import { inLocale, type Locale, localeOf } from '../locale.ts'
import { forAnybody, type Route } from '../route.ts'
import type { Commerce } from '../shelf.ts'
import { CATALOGUE_HEADERS } from './products.ts'
import type { Selectable } from 'kysely'
import type { Tables } from '../store/tables.ts'

type CategoryRow = Selectable<Tables['category']>

export function categoryRoutes({ database }: Commerce): Route[] {
  return [
    forAnybody('GET /categories/:category', async ({ params, query }) => {
      const id = params['category'] ?? ''
      const locale = localeOf(query)
      const levels = Number(query.get('levels') ?? 1)
      if (!Number.isInteger(levels) || levels < 0 || levels > 10) {
        throw new Fault('MalformedParameterException', 'The levels must be a number from 0 to 10.', { parameter: 'levels' })
      }
      const rows = await database.selectFrom('category').selectAll().orderBy('position').orderBy('id').execute()
      const several = /^\((.*)\)$/.exec(id)?.[1]
      if (several !== undefined) {
        const ids = [...new Set(several.split(',').filter((one) => one !== ''))]
        if (ids.length > MULTI_GET) throw new Fault('MalformedParameterException', `At most ${MULTI_GET} ids fit in one call.`)
        const data = ids.flatMap((one) => rows.filter((row) => row.id === one).map((row) => categoryDocument(row, rows, locale, levels)))
        return { document: { _type: 'category_result', count: data.length, total: data.length, data }, headers: CATALOGUE_HEADERS }
      }
      const category = rows.find((row) => row.id === id)
      if (!category) throw new Fault('CategoryNotFoundException', `No category with ID '${id}' was found.`, { categoryId: id })
      return { document: categoryDocument(category, rows, locale, levels), headers: CATALOGUE_HEADERS }
    }),
  ]
}

function categoryDocument(category: CategoryRow, all: CategoryRow[], locale: Locale, levels: number): Record<string, unknown> {
  const children = levels > 0 ? all.filter((row) => row.parent_id === category.id) : []
  return {
    _type: 'category',
    id: category.id,
    name: inLocale(category.name, locale),
    parent_category_id: category.parent_id ?? undefined,
    ...(children.length > 0 ? { categories: children.map((child) => categoryDocument(child, all, locale, levels - 1)) } : {}),
    ...category.custom,
  }
}
