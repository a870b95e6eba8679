import * as z from 'zod/mini'

/** What would keep a card from being printed, in an English sentence that the page says in its own language; the sender can mend it in the form, or only an operator can. */
export const PrintFindingMessage = z.object({ sentence: z.string(), mendedBy: z.enum(['sender', 'operator']) })
export type PrintFindingMessage = z.infer<typeof PrintFindingMessage>

/** The 422 answer of POST /api/sendings, and of POST /api/previews when a missing picture makes drawing impossible. */
export const NotPrintable = z.object({ findings: z.array(PrintFindingMessage).check(z.minLength(1)) })
export type NotPrintable = z.infer<typeof NotPrintable>
