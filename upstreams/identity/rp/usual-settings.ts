import type { ProviderSettings } from '../store/tables.ts'

/** Returns the settings that the platform API shows of a provider that was only loaded, because its true ones are discovered at each sign-on. */
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
 * What an administrator has set, where it is not what the platform API showed before: a changed name is written with the whole document, and must not make
 * addresses true that were only shown. The three endpoints hold together.
 */
export type WrittenSettings = {
  endpoints?: { authorization: string; token: string; jwks: string } | undefined
  authMethod?: 'CLIENT_SECRET_POST' | 'NONE' | undefined
  hasPkce: boolean
}

/** Returns what was written, and not only shown, of the settings of a provider with this issuer. */
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
