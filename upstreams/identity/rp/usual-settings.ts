import type { ProviderSettings } from '../store/tables.ts'

/** Returns the settings that the platform API shows for a loaded provider. A sign-on uses discovery instead. */
export const toUsualSettings = (issuer: string) => ({
  authorizationEndpoint: `${issuer}/authorize`,
  tokenEndpoint: `${issuer}/token`,
  jwksEndpoint: `${issuer}/jwks`,
  userInfoEndpoint: `${issuer}/userinfo`,
  discoveryEndpoint: `${issuer}/.well-known/openid-configuration`,
  scopes: ['openid', 'profile', 'email'],
  tokenEndpointAuthMethod: 'CLIENT_SECRET_BASIC',
  pkceMethod: 'S256',
})

/**
 * The settings that an administrator has really set. A program that changes only the name sends back the whole document with the shown settings,
 * which must not replace discovery. The three endpoints are used together or not at all.
 */
export type WrittenSettings = {
  endpoints?: { authorization: string; token: string; jwks: string } | undefined
  authMethod?: 'CLIENT_SECRET_POST' | 'NONE' | undefined
  hasPkce: boolean
}

/** Returns the settings of a provider that differ from the shown ones, so that an administrator must have set them. */
export function toWrittenSettings(settings: ProviderSettings | undefined, issuer: string): WrittenSettings {
  if (!settings) return { hasPkce: true }
  const usual = toUsualSettings(issuer)
  const textOf = (name: keyof typeof usual) => (typeof settings[name] === 'string' ? settings[name] : '')
  const [authorization, token, jwks] = [textOf('authorizationEndpoint'), textOf('tokenEndpoint'), textOf('jwksEndpoint')]
  const isUsual = authorization === usual.authorizationEndpoint && token === usual.tokenEndpoint && jwks === usual.jwksEndpoint
  const authMethod = textOf('tokenEndpointAuthMethod')
  return {
    endpoints: isUsual ? undefined : { authorization, token, jwks },
    authMethod: authMethod === 'CLIENT_SECRET_POST' || authMethod === 'NONE' ? authMethod : undefined,
    hasPkce: settings['pkceMethod'] !== 'NONE',
  }
}
