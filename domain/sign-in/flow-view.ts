/** The eleven sign-in forms. */
export type SignInView =
  | 'password'
  | 'identifier'
  | 'verification-code'
  | 'one-time-passcode'
  | 'forced-change'
  | 'recovery-code'
  | 'device-selection'
  | 'account-linking'
  | 'push-confirmation'
  | 'forgot-password'
  | 'registration'

/** The form that the user chose instead of the flow's own. */
export type ChosenView = 'DEFAULT' | 'FORGOT_PASSWORD' | 'ACCOUNT_REGISTRATION'

/** What the page does for a flow's status. */
export type FlowEffect =
  | { does: 'show'; view: SignInView }
  /** Goes to the external provider. */
  | { does: 'leave' }
  /** Goes to the resume URL. */
  | { does: 'resume' }
  | { does: 'fail'; failure: 'push-timed-out' | 'unrecoverable' | 'unexpected' }

const VIEWS: Readonly<Record<string, SignInView>> = {
  USERNAME_PASSWORD_REQUIRED: 'password',
  PASSWORD_REQUIRED: 'password',
  SIGN_ON_REQUIRED: 'identifier',
  VERIFICATION_CODE_REQUIRED: 'verification-code',
  OTP_REQUIRED: 'one-time-passcode',
  MUST_CHANGE_PASSWORD: 'forced-change',
  PASSWORD_EXPIRED: 'forced-change',
  RECOVERY_CODE_REQUIRED: 'recovery-code',
  DEVICE_SELECTION_REQUIRED: 'device-selection',
  ACCOUNT_LINKING_REQUIRED: 'account-linking',
  PUSH_CONFIRMATION_REQUIRED: 'push-confirmation',
}

/** Returns what the page does for a status. Forgot password and registration replace only the forms that show their links. */
export function flowEffect(status: string, chosen: ChosenView = 'DEFAULT'): FlowEffect {
  if (status === 'COMPLETED') return { does: 'resume' }
  if (status === 'EXTERNAL_AUTHENTICATION_REQUIRED') return { does: 'leave' }
  if (status === 'PUSH_CONFIRMATION_TIMED_OUT') return { does: 'fail', failure: 'push-timed-out' }
  if (status === 'FAILED') return { does: 'fail', failure: 'unrecoverable' }

  const view = Object.hasOwn(VIEWS, status) ? VIEWS[status] : undefined
  if (!view) return { does: 'fail', failure: 'unexpected' }
  if (view !== 'password' && view !== 'identifier') return { does: 'show', view }
  if (chosen === 'FORGOT_PASSWORD') return { does: 'show', view: 'forgot-password' }
  return { does: 'show', view: chosen === 'ACCOUNT_REGISTRATION' ? 'registration' : view }
}
