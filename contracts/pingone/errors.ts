import * as z from 'zod/mini'

/** More about an error detail. Each name in `unsatisfiedRequirements` is also the name of a property, which holds a sentence. */
export const InnerError = z.looseObject({
  unsatisfiedRequirements: z.optional(z.array(z.string())),
  secondsUntilUnlock: z.optional(z.number()),
  attemptsRemaining: z.optional(z.number()),
})

export const ErrorDetail = z.looseObject({
  code: z.string(),
  message: z.optional(z.string()),
  target: z.optional(z.string()),
  innerError: z.optional(InnerError),
})
export type ErrorDetail = z.infer<typeof ErrorDetail>

/** The body of every refusal of the flow API and the platform API. Decide by `code`, because the HTTP status may change. */
export const PingOneError = z.looseObject({
  id: z.optional(z.string()),
  code: z.string(),
  message: z.optional(z.string()),
  target: z.optional(z.string()),
  details: z.optional(z.array(ErrorDetail)),
})
export type PingOneError = z.infer<typeof PingOneError>
