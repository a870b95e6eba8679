import type { Provider } from 'oidc-provider'

/** As at PingOne: removes an authorization code that came with a wrong verifier, or without the verifier that it needs, because somebody may have stolen it. */
export function burnCodes(provider: Provider): void {
  const refused = new WeakSet()
  provider.on('grant.error', (ctx, { cause }) => {
    // oidc-provider tells a failed PKCE check by its cause alone (lib/helpers/pkce.js).
    if (cause instanceof Error && cause.message.startsWith('code_verifier ')) refused.add(ctx)
  })
  provider.use(async (ctx, next) => {
    await next()
    if (!refused.has(ctx)) return
    const code = await provider.AuthorizationCode.find(String(ctx.oidc.params?.['code'] ?? ''))
    await code?.destroy()
  })
}
