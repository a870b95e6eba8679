import * as z from 'zod'

const EVERYWHERE = new Set(['_v', '_type', '_resource_state', '_flash'])

/** What a document's reader says of a property that it knows but does not let a caller set. */
export const NOT_PERMITTED = 'not permitted'

/** A document that is sent: beside its declared properties only `c_` attributes may stand in it; `readOnly` ones are known and refused. */
export function sent<Shape extends z.ZodRawShape>(name: string, shape: Shape, readOnly: readonly string[] = []) {
  return z
    .looseObject(shape)
    .superRefine((document, context) => {
      const keys = Object.keys(document).filter((key) => !Object.hasOwn(shape, key) && !key.startsWith('c_') && !EVERYWHERE.has(key))
      const unknown = keys.filter((key) => !readOnly.includes(key))
      if (unknown.length > 0) context.addIssue({ code: 'unrecognized_keys', keys: unknown, input: document })
      else if (keys[0] !== undefined) context.addIssue({ code: 'custom', path: [keys[0]], message: NOT_PERMITTED, input: document })
    })
    .describe(name)
}

/** A note on a basket: why it could not be ordered yet. */
export const Flash = z.looseObject({ type: z.string(), message: z.string().optional(), path: z.string().optional() })
export type Flash = { _type: 'flash'; type: string; message: string; path: string; details?: Record<string, unknown> }

/** '2026-11-21T06:10:00.000Z' */
export const Instant = z.string().refine((text) => !Number.isNaN(Date.parse(text)), 'an instant like 2026-11-21T06:10:00.000Z')
