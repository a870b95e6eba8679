import type { Context } from 'hono'
import { notFound } from '../faults.ts'

export const MAX_USER_BODY_BYTES = 131_072
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** Reads the id in the path. Throws 404 for a text that is no UUID, because all ids of PingOne are UUIDs. */
export function readPathId(c: Context): string {
  const id = c.req.param('id') ?? ''
  if (!UUID.test(id)) throw notFound()
  return id
}
