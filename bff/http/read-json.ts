import { nestsTooDeep } from '@fondly/kit/http/json-levels.ts'
import { isKeepable } from '@fondly/kit/http/keepable.ts'
import type { Context } from 'hono'
import * as z from 'zod/mini'
import { unreadable } from '@fondly/domain/refused.ts'

/** Reads the JSON body of a request. Refuses with 400 a body that does not have the shape. */
export async function readJson<Shape extends z.core.$ZodType>(c: Context, shape: Shape): Promise<z.output<Shape>> {
  const text = await c.req.text()
  if (nestsTooDeep(text)) throw unreadable()
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    throw unreadable()
  }
  const read = z.safeParse(shape, json)
  if (!read.success || !isKeepable(read.data)) throw unreadable()
  return read.data
}
