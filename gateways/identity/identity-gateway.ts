import type { Env } from '@fondly/kit/env.ts'
import type { UpstreamEndpoint } from '@fondly/kit/upstream.ts'
import type { Identity } from './identity.ts'
import { createIdentityEndpoint } from './call-identity.ts'
import { platform } from './platform.ts'
import { relyingParty } from './relying-party.ts'

export type IdentityGateway = {
  /** The issuer in the tokens, such as http://localhost:3000/identity/{env}/as or, with a custom domain, https://auth.example.com/as. */
  issuerUrl: string
  /** The base of the platform API with its version, such as https://api.pingone.com/v1. */
  apiUrl: string
  environmentId: string
  /** Where to call identity. Its base replaces the beginning of `issuerUrl` up to /{env}/as or /as. */
  endpoint: UpstreamEndpoint
  /**
   * True when calls do not leave this process, so that plain http is safe. Otherwise http is allowed only to this machine, or when the endpoint's
   * base is not the public base.
   */
  inProcess?: boolean
  /** How identity answers a sign-in: with a code, or with tokens in the fragment of the address. */
  answersWith?: 'code' | 'fragment'
  /** True when users may change their own password. This needs two more scopes, which identity must grant to a remote application. */
  changesPasswords?: boolean
  clientId: string
  clientSecret: string
  workerClientId: string
  workerClientSecret: string
  env: Env
  timeoutMilliseconds: number
}

/** Creates the gateway to PingOne, embedded or remote. */
export function identityGateway(options: IdentityGateway): Identity {
  const endpoint = createIdentityEndpoint(options)
  const { workerToken, ...signIn } = relyingParty({ ...options, endpoint })
  return { ...signIn, ...platform({ ...options, endpoint, workerToken }) }
}
