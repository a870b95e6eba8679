import { MAX_DESIGN_NAME_CHARACTERS } from '@fondly/domain/designs/own-design.ts'
import * as z from 'zod/mini'

const Hash = z.nullable(z.string().check(z.regex(/^[0-9a-f]{64}$/)))

/** PUT /api/admin/{clientKey}/designs/{id}. The version is null for a new design, whose id (a UUID) the page chooses. */
export const DesignRequest = z.strictObject({
  version: z.nullable(z.string()),
  design: z.strictObject({
    name: z.string().check(z.maxLength(MAX_DESIGN_NAME_CHARACTERS)),
    size: z.enum(['49', '60', '70', '831']),
    orientation: z.enum(['H', 'V', 'S']),
    language: z.enum(['en_US', 'es']),
    categoryId: z.string().check(z.maxLength(256)),
    likeCardId: z.string().check(z.maxLength(100)),
    front: Hash,
    screen: Hash,
    inside: Hash,
  }),
})

/** DELETE /api/admin/{clientKey}/designs/{id}, and the requests that change the state of a design. */
export const DesignVersion = z.strictObject({ version: z.string() })
