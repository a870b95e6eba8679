// oidc-provider's modules, typed like its entry file. The entry file itself prints a warning on every Node version that is not LTS.
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
