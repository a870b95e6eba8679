import type { FlowAction, FlowStatus } from '@fondly/contracts/pingone/flows.ts'

export type FlowRule = {
  /** The actions that PingOne accepts in this status. */
  actions: readonly FlowAction[]
  /** The statuses to which an accepted action, a push result or a provider's answer may lead. */
  next: readonly FlowStatus[]
}

// The statuses after identification: each is a step that the account or the policy still requires, or the end of the flow.
const AFTER_IDENTIFICATION = [
  'MUST_CHANGE_PASSWORD',
  'PASSWORD_EXPIRED',
  'VERIFICATION_CODE_REQUIRED',
  'DEVICE_SELECTION_REQUIRED',
  'OTP_REQUIRED',
  'PUSH_CONFIRMATION_REQUIRED',
  'ASSERTION_REQUIRED',
  'PROFILE_DATA_REQUIRED',
  'AGREEMENT_CONSENT_REQUIRED',
  'COMPLETED',
  'FAILED',
] as const

const FIRST = ['USERNAME_PASSWORD_REQUIRED', 'PASSWORD_REQUIRED', 'SIGN_ON_REQUIRED', 'EXTERNAL_AUTHENTICATION_REQUIRED'] as const
const OFFERED_AT_FIRST = ['password.forgot', 'user.register', 'session.reset'] as const
const SECOND_FACTOR = [
  'DEVICE_SELECTION_REQUIRED',
  'OTP_REQUIRED',
  'PUSH_CONFIRMATION_REQUIRED',
  'PUSH_CONFIRMATION_TIMED_OUT',
  'ASSERTION_REQUIRED',
] as const

/** PingOne's whole sign-on flow: the allowed actions and the next statuses of each status. */
export const FLOW_TABLE: Readonly<Record<FlowStatus, FlowRule>> = {
  USERNAME_PASSWORD_REQUIRED: {
    actions: ['usernamePassword.check', ...OFFERED_AT_FIRST],
    next: [...FIRST, 'RECOVERY_CODE_REQUIRED', 'ACCOUNT_LINKING_REQUIRED', ...AFTER_IDENTIFICATION],
  },
  PASSWORD_REQUIRED: {
    actions: ['usernamePassword.check', 'password.forgot', 'session.reset'],
    next: [...FIRST, 'RECOVERY_CODE_REQUIRED', 'ACCOUNT_LINKING_REQUIRED', ...AFTER_IDENTIFICATION],
  },
  SIGN_ON_REQUIRED: {
    actions: ['user.lookup', ...OFFERED_AT_FIRST],
    next: [...FIRST, 'RECOVERY_CODE_REQUIRED', 'ACCOUNT_LINKING_REQUIRED', ...AFTER_IDENTIFICATION],
  },
  MUST_CHANGE_PASSWORD: { actions: ['password.reset', 'session.reset'], next: [...FIRST, ...AFTER_IDENTIFICATION] },
  PASSWORD_EXPIRED: { actions: ['password.reset', 'session.reset'], next: [...FIRST, ...AFTER_IDENTIFICATION] },
  RECOVERY_CODE_REQUIRED: {
    actions: ['password.recover', 'password.sendRecoveryCode', 'session.reset'],
    next: ['RECOVERY_CODE_REQUIRED', ...FIRST, ...AFTER_IDENTIFICATION],
  },
  VERIFICATION_CODE_REQUIRED: {
    actions: ['user.verify', 'user.sendVerificationCode', 'session.reset'],
    next: [...FIRST, ...AFTER_IDENTIFICATION],
  },
  DEVICE_SELECTION_REQUIRED: { actions: ['device.select', 'session.reset'], next: [...FIRST, ...SECOND_FACTOR, 'FAILED'] },
  OTP_REQUIRED: { actions: ['otp.check', 'device.select', 'session.reset'], next: [...FIRST, ...SECOND_FACTOR, 'COMPLETED', 'FAILED'] },
  PUSH_CONFIRMATION_REQUIRED: {
    actions: ['device.select', 'otp.check', 'session.reset'],
    next: [...FIRST, ...SECOND_FACTOR, 'COMPLETED', 'FAILED'],
  },
  PUSH_CONFIRMATION_TIMED_OUT: {
    actions: ['device.select', 'otp.check', 'session.reset'],
    next: [...FIRST, ...SECOND_FACTOR, 'COMPLETED', 'FAILED'],
  },
  ASSERTION_REQUIRED: {
    actions: ['assertion.check', 'device.select', 'session.reset'],
    next: [...FIRST, ...SECOND_FACTOR, 'COMPLETED', 'FAILED'],
  },
  EXTERNAL_AUTHENTICATION_REQUIRED: {
    actions: ['session.reset'],
    next: [...FIRST, 'ACCOUNT_CONFIRMATION_REQUIRED', 'ACCOUNT_LINKING_REQUIRED', ...AFTER_IDENTIFICATION],
  },
  ACCOUNT_CONFIRMATION_REQUIRED: {
    actions: ['user.confirm', 'session.reset'],
    next: [...FIRST, 'ACCOUNT_LINKING_REQUIRED', ...AFTER_IDENTIFICATION],
  },
  ACCOUNT_LINKING_REQUIRED: { actions: ['usernamePassword.check', 'session.reset'], next: [...FIRST, ...AFTER_IDENTIFICATION] },
  PROFILE_DATA_REQUIRED: { actions: ['user.update', 'session.reset'], next: [...FIRST, ...AFTER_IDENTIFICATION] },
  AGREEMENT_CONSENT_REQUIRED: { actions: ['agreement.accept', 'session.reset'], next: [...FIRST, ...AFTER_IDENTIFICATION] },
  COMPLETED: { actions: [], next: [] },
  FAILED: { actions: [], next: [] },
}
