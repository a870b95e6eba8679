import * as z from 'zod'

/** The body of a refusal in both APIs. Decide by `type`, never by the message. An argument is a plain value or `{type, value}`. */
export const FaultDocument = z.looseObject({
  fault: z.looseObject({
    type: z.string(),
    message: z.string().default(''),
    arguments: z.record(z.string(), z.unknown()).default({}),
  }),
})
export type FaultDocument = z.infer<typeof FaultDocument>
