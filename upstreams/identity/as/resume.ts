import type { Provider } from 'oidc-provider'
import type { FlowState } from '../flows/engine.ts'

/**
 * Hands a finished flow back to the provider: where the browser goes on, or undefined when the provider no longer
 * waits for it (answered before, or expired).
 */
export async function resumeAuthorization(provider: Provider, uid: string, state: FlowState): Promise<string | undefined> {
  const interaction = await provider.Interaction.find(uid)
  if (!interaction) return undefined
  interaction.result =
    state.status === 'COMPLETED' && state.user
      ? {
          login: {
            accountId: state.user.id,
            acr: state.policy.name,
            ...(state.methods.length > 0 ? { amr: state.methods } : {}),
            ...(state.authenticatedAt ? { ts: Math.floor(Date.parse(state.authenticatedAt) / 1000) } : {}),
          },
        }
      : { error: 'access_denied', error_description: state.error?.message ?? 'Sign-on failed.' }
  await interaction.persist()
  return interaction.returnTo
}
