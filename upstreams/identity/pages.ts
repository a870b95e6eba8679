import * as z from 'zod'
import { invalidRequest } from './faults.ts'

export type PageRequest = { limit: number; cursor: string | undefined; after: string | undefined }
type Query = { limit?: string; cursor?: string }
type Page = PageRequest & { filter?: string | undefined; last: string | undefined }

const Limit = z.coerce.number().int().min(1).max(200)
const USUAL_PAGE_ROWS = 100

/** Reads which page of a list is requested. `after` is the last name of the previous page. Throws 400 for a wrong parameter. */
export function readPageRequest({ limit = String(USUAL_PAGE_ROWS), cursor }: Query): PageRequest {
  const read = Limit.safeParse(limit)
  if (!read.success) throw invalidRequest('The limit must be a whole number from 1 to 200.')
  return { limit: read.data, cursor, after: cursor === undefined ? undefined : afterCursor(cursor) }
}

/** The links of this page and, if there are more, of the next one. The cursor of the next page is the last name of this page. */
export function pageLinks(address: string, { filter, limit, cursor, last }: Page) {
  const page = (at: string | undefined) => {
    const query = new URLSearchParams({
      ...(filter === undefined ? {} : { filter }),
      limit: String(limit),
      ...(at === undefined ? {} : { cursor: at }),
    })
    return { href: `${address}?${query}` }
  }
  return { self: page(cursor), ...(last === undefined ? {} : { next: page(Buffer.from(last, 'utf8').toString('base64url')) }) }
}

function afterCursor(cursor: string): string {
  const name = Buffer.from(cursor, 'base64url').toString('utf8')
  if (!/^[\w-]{1,800}$/.test(cursor) || name.includes('\0')) throw invalidRequest('The cursor is not one of this list.')
  return name
}
