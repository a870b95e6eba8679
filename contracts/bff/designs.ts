import type { DesignFacts } from '@fondly/domain/designs/design-facts.ts'
import * as z from 'zod/mini'

const OwnDesign = z.object({
  name: z.string(),
  size: z.enum(['49', '60', '70', '831']),
  orientation: z.enum(['H', 'V', 'S']),
  language: z.enum(['en_US', 'es']),
  categoryId: z.string(),
  likeCardId: z.string(),
  /** The hash of the file; null if there is no file. */
  front: z.nullable(z.string()),
  screen: z.nullable(z.string()),
  inside: z.nullable(z.string()),
  state: z.enum(['draft', 'offered', 'withdrawn']),
  /** The instant at which the design was last offered. */
  offeredAt: z.optional(z.string()),
})

/**
 * `cardId` is the card that the design becomes. `isWaiting` is true for an offered design that commerce does not sell yet, because it has no price or
 * stock.
 */
export const DesignEntry = z.object({ id: z.string(), version: z.string(), cardId: z.string(), design: OwnDesign, isWaiting: z.boolean() })
export type DesignEntry = z.infer<typeof DesignEntry>

/** POST /api/admin/{clientKey}/uploads/designs: the body is the file. The hash is empty for an unreadable file, which is not stored. */
export const DesignFile = z.object({
  hash: z.string(),
  type: z.string(),
  /** DesignFacts. The schema does not check them, because our own server wrote them and only the rules of domain/designs read them. */
  facts: z.unknown(),
})
export type DesignFileAnswer = { hash: string; type: string; facts: DesignFacts }

/** GET /api/admin/{clientKey}/designs */
export const Designs = z.object({
  designs: z.array(DesignEntry),
  files: z.array(DesignFile),
  /** Cards of the client whose words a design can take over. */
  cards: z.array(z.object({ id: z.string(), name: z.string(), size: z.string(), language: z.string() })),
  categories: z.array(z.object({ id: z.string(), name: z.string(), spanishName: z.string() })),
})
export type DesignsAnswer = Omit<z.infer<typeof Designs>, 'files'> & { files: DesignFileAnswer[] }
