import type { Env } from '@fondly/kit/env.ts'
import type { UpstreamEndpoint } from '@fondly/kit/upstream.ts'
import type { Identity } from './identity.ts'
import { identityLine } from './call-identity.ts'
import { platform } from './platform.ts'
import { relyingParty } from './relying-party.ts'

export type IdentityGateway = {
  /** The issuer as tokens name it, such as http://localhost:3000/identity/{env}/as or, with a custom domain, https://auth.example.com/as. */
  issuerUrl: string
  /** The platform API up to its version, such as https://api.pingone.com/v1. */
  apiUrl: string
  environmentId: string
  /** Its base stands for the issuer's, without /{env}/as or /as. */
  line: UpstreamEndpoint
  /** The line does not leave this process, so that plain http is no risk. Without it only a public base other than the line's, or this machine, is taken for safe. */
  inProcess?: boolean
  /** How identity answers a sign-in: with a code, or with tokens in the fragment of the address. */
  answersWith?: 'code' | 'fragment'
  /** Users may change their own password: two more scopes are asked for, which a remote application must have been given. */
  changesPasswords?: boolean
  clientId: string
  clientSecret: string
  workerClientId: string
  workerClientSecret: string
  env: Env
  timeoutMilliseconds: number
}

/** PingOne, embedded or remote, in our words. */
export function identityGateway(options: IdentityGateway): Identity {
  const line = identityLine(options)
  const { workerToken, ...signIn } = relyingParty({ ...options, line })
  return { ...signIn, ...platform({ ...options, line, workerToken }) }
}
