import type { Provider } from 'oidc-provider'

/** As PingOne: a code that came with a wrong verifier, or without one that it needs, is in somebody else's hands and good for nothing any more. */
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
