import * as z from 'zod/mini'

/**
 * What would keep a card from being printed (domain/print/print-finding.ts). The sender can mend it in the form, or only an operator can. Without a
 * page, the renderer does not say on which page it is.
 */
export const PrintFindingMessage = z.object({
  kind: z.string(),
  page: z.optional(z.enum(['outside', 'inside', 'envelope'])),
  mendedBy: z.enum(['sender', 'operator']),
})
export type PrintFindingMessage = z.infer<typeof PrintFindingMessage>

/** The 422 answer of POST /api/sendings, and of POST /api/previews when a missing picture makes drawing impossible. */
export const NotPrintable = z.object({ findings: z.array(PrintFindingMessage).check(z.minLength(1)) })
export type NotPrintable = z.infer<typeof NotPrintable>
