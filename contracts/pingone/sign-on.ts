import * as z from 'zod/mini'
import { PingOneLinks } from './users.ts'

/** GET /signOnPolicies. The name is the `acr_values` of a sign-in. */
export const PingOnePolicyList = z.looseObject({
  _links: z.optional(PingOneLinks),
  _embedded: z.looseObject({ signOnPolicies: z.array(z.looseObject({ id: z.string(), name: z.string() })) }),
})

const Reference = z.looseObject({ id: z.string() })
/** GET /signOnPolicies/{id}/actions: its steps, which may name external providers. */
export const PingOneActionList = z.looseObject({
  _embedded: z.looseObject({
    actions: z.array(
      z.looseObject({
        type: z.string(),
        socialProviders: z.optional(z.array(Reference)),
        identityProvider: z.optional(Reference),
      }),
    ),
  }),
})
export type PingOneActionList = z.infer<typeof PingOneActionList>
