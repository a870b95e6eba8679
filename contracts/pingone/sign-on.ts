import * as z from 'zod/mini'
import { PingOneLinks } from './users.ts'

/** GET /signOnPolicies. A sign-in names its policy by this name, in `acr_values`. */
export const PingOnePolicyList = z.looseObject({
  _links: z.optional(PingOneLinks),
  _embedded: z.looseObject({ signOnPolicies: z.array(z.looseObject({ id: z.string(), name: z.string() })) }),
})

const Reference = z.looseObject({ id: z.string() })
/** GET /signOnPolicies/{id}/actions: the steps of a policy. A step may name external providers. */
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
