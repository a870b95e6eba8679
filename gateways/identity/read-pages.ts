import { UpstreamUnreadable } from '@fondly/kit/upstream-error.ts'
import type * as z from 'zod/mini'
import { UPSTREAM } from './call-identity.ts'

type Page = { _links?: { next?: { href: string } | undefined } | undefined }

type Reading<Answer extends Page> = {
  apiUrl: string
  call: (request: { method: 'GET'; address: string }) => Promise<unknown>
  schema: z.ZodMiniType<Answer>
  atMost?: number
}

const MAX_PAGES = 1000

/** Reads a list of PingOne one page at a time. Returns at most `atMost` entries that `pick` finds in the pages. */
export async function readPages<Answer extends Page, Item>(
  { apiUrl, call, schema, atMost = Number.POSITIVE_INFINITY }: Reading<Answer>,
  address: string,
  pick: (answer: Answer) => Item[],
): Promise<Item[]> {
  const items: Item[] = []
  let next: string | undefined = address
  for (let page = 0; next !== undefined && items.length < atMost && page < MAX_PAGES; page++) {
    const read = schema.safeParse(await call({ method: 'GET', address: next }))
    if (!read.success) throw new UpstreamUnreadable(UPSTREAM, read.error)
    items.push(...pick(read.data))
    next = read.data._links?.next?.href
    // Send our token to identity only.
    if (next !== undefined && !next.startsWith(`${apiUrl}/`))
      throw new UpstreamUnreadable(UPSTREAM, new Error('The next page is elsewhere.'))
  }
  return items.slice(0, atMost)
}
