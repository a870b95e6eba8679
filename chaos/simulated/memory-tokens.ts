import { Fault } from '@fondly/upstreams/commerce/faults.ts'

/** Tokens that name their owner and expiry in plain text, because nobody forges tokens here. */
export function memoryTokens(now: () => number) {
  return {
    shopper: (customerId: string): string => `shopper.${customerId}.${now() + SHOPPER_TOKEN_MS}`,
    applicationAnswer: (): Response =>
      Response.json({
        access_token: `application..${now() + APPLICATION_TOKEN_MS}`,
        scope: 'mail',
        token_type: 'Bearer',
        expires_in: APPLICATION_TOKEN_MS / 1000,
      }),
    callerOf: (authorization: string | null): { kind: 'application' } | { kind: 'customer'; customerId: string } => {
      if (authorization === null) throw new Fault('AuthorizationHeaderMissingException', 'Missing authorization header.')
      const [, kind, customerId = '', until] = /^Bearer (shopper|application)\.(.*)\.(\d+)$/.exec(authorization) ?? []
      if (!(Number(until) > now())) throw new Fault('InvalidAccessTokenException', 'Unauthorized request! The access token is invalid.', {})
      return kind === 'shopper' ? { kind: 'customer', customerId } : { kind: 'application' }
    },
  }
}

const SHOPPER_TOKEN_MS = 1_800_000
const APPLICATION_TOKEN_MS = 1_799_000
