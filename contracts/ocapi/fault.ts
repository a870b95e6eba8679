import * as z from 'zod'

/** The refusal of both APIs. Act on `type`, never on the message. An argument is a plain value or `{type, value}`. */
export const FaultDocument = z.looseObject({
  fault: z.looseObject({
    type: z.string(),
    message: z.string().default(''),
    arguments: z.record(z.string(), z.unknown()).default({}),
  }),
})
export type FaultDocument = z.infer<typeof FaultDocument>
