import type { Context } from 'hono'
import { notFound } from '../faults.ts'

export const MAX_USER_BODY_BYTES = 131_072
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** The user's id in the path. PingOne's ids are UUIDs; no user has any other id. Throws 404. */
export function readUserId(c: Context): string {
  const id = c.req.param('id') ?? ''
  if (!UUID.test(id)) throw notFound()
  return id
}
