import type { Provider } from 'oidc-provider'

/** As PingOne does: deletes an authorization code that came with a wrong PKCE verifier, or without one, because it may be stolen. */
export function burnCodes(provider: Provider): void {
  const refused = new WeakSet()
  provider.on('grant.error', (ctx, { cause }) => {
    // oidc-provider reports a failed PKCE check only in the message of the cause (lib/helpers/pkce.js).
    if (cause instanceof Error && cause.message.startsWith('code_verifier ')) refused.add(ctx)
  })
  provider.use(async (ctx, next) => {
    await next()
    if (!refused.has(ctx)) return
    const code = await provider.AuthorizationCode.find(String(ctx.oidc.params?.['code'] ?? ''))
    await code?.destroy()
  })
}
