import type { PasswordChangeOutcome } from '@fondly/gateways/identity/identity.ts'
import type { CoreContext } from '../context.ts'
import type { Session } from '../sessions/sessions.ts'

/** Changes the user's own password. This ends all other sessions of the user. */
export async function changePassword(
  session: Session,
  passwords: { currentPassword: string; newPassword: string },
  { audit, identity, sessions }: Pick<CoreContext, 'audit' | 'identity' | 'sessions'>,
): Promise<PasswordChangeOutcome> {
  const { user, tokens } = session
  const outcome = await identity.changePassword(tokens.accessToken, user.id, passwords)
  if (outcome.changed) {
    await sessions.endOthers(session)
    await audit({ event: 'password_changed', userId: user.id, clientId: user.clientId })
  }
  return outcome
}
