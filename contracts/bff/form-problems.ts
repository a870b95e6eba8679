import * as z from 'zod/mini'
import { MessageShape } from './message.ts'

/** The answer 422 of previews and sendings: what is wrong, by field (domain/order-form/order-form-problems.ts). */
export const FormProblems = z.object({ problems: z.record(z.string(), MessageShape) })
export type FormProblems = z.infer<typeof FormProblems>
