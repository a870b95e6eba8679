import { Fault } from '../faults.ts'
import { localize, type Locale, readLocale } from '../locale.ts'
import { parseIds } from '../query-ids.ts'
import { readNumber } from '../query-number.ts'
import { forAnybody, type Route } from '../route.ts'
import type { CommerceContext } from '../context.ts'
import { CATALOGUE_HEADERS } from './products.ts'
import type { Selectable } from 'kysely'
import type { Tables } from '../store/tables.ts'

const MAX_LEVELS = 10

type CategoryRow = Selectable<Tables['category']>

export function categoryRoutes({ database }: CommerceContext): Route[] {
  return [
    forAnybody('GET /categories/:category', async ({ params, query }) => {
      const id = params['category'] ?? ''
      const locale = readLocale(query)
      const levels = readNumber(query, 'levels', 1, MAX_LEVELS)
      const rows = await database.selectFrom('category').selectAll().orderBy('position').orderBy('id').execute()
      const several = /^\((.*)\)$/.exec(id)?.[1]
      if (several !== undefined) {
        const ids = parseIds(several)
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
    name: localize(category.name, locale),
    parent_category_id: category.parent_id ?? undefined,
    parent_category_tree: findCategoryPath(category, all).map(({ id, name }) => ({
      _type: 'path_record',
      id,
      name: localize(name, locale),
    })),
    ...(children.length > 0 ? { categories: children.map((child) => categoryDocument(child, all, locale, levels - 1)) } : {}),
    ...category.custom,
  }
}

/** The categories from below the root to this one. */
function findCategoryPath(category: CategoryRow, all: CategoryRow[]): CategoryRow[] {
  const parent = all.find((row) => row.id === category.parent_id)
  return parent ? [...findCategoryPath(parent, all), category] : []
}
