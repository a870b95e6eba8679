// The parts of oidc-provider by their own files, with the types of its front door, which prints a warning on every Node without an LTS mark.
declare module 'oidc-provider/lib/provider.js' {
  export { Provider } from 'oidc-provider'
}
declare module 'oidc-provider/lib/helpers/errors.js' {
  import type { errors } from 'oidc-provider'
  export const InvalidGrant: typeof errors.InvalidGrant
  export const InvalidRequest: typeof errors.InvalidRequest
}
declare module 'oidc-provider/lib/helpers/interaction_policy/index.js' {
  import type { interactionPolicy } from 'oidc-provider'
  export const base: typeof interactionPolicy.base
  export const Check: typeof interactionPolicy.Check
}
