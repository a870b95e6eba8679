import * as z from 'zod/mini'

/**
 * Why a card cannot be printed (domain/print/print-finding.ts), and whether the sender can change this in the form or only an operator can. `page` is
 * absent if the renderer does not tell it.
 */
export const PrintFindingMessage = z.object({
  kind: z.string(),
  page: z.optional(z.enum(['outside', 'inside', 'envelope'])),
  mendedBy: z.enum(['sender', 'operator']),
})
export type PrintFindingMessage = z.infer<typeof PrintFindingMessage>

/** The answer 422 of POST /api/sendings. POST /api/previews also answers it if a missing picture makes drawing impossible. */
export const NotPrintable = z.object({ findings: z.array(PrintFindingMessage).check(z.minLength(1)) })
export type NotPrintable = z.infer<typeof NotPrintable>
