import * as z from 'zod/mini'

/** PingOne's flow API, /{env}/flows/{flowId}. PingOne defines the statuses, link names and keys, so do not rename them. */
export const FLOW_STATUSES = [
  'USERNAME_PASSWORD_REQUIRED',
  'PASSWORD_REQUIRED',
  'SIGN_ON_REQUIRED',
  'MUST_CHANGE_PASSWORD',
  'PASSWORD_EXPIRED',
  'RECOVERY_CODE_REQUIRED',
  'VERIFICATION_CODE_REQUIRED',
  'DEVICE_SELECTION_REQUIRED',
  'OTP_REQUIRED',
  'PUSH_CONFIRMATION_REQUIRED',
  'PUSH_CONFIRMATION_TIMED_OUT',
  'ASSERTION_REQUIRED',
  'EXTERNAL_AUTHENTICATION_REQUIRED',
  'ACCOUNT_CONFIRMATION_REQUIRED',
  'ACCOUNT_LINKING_REQUIRED',
  'PROFILE_DATA_REQUIRED',
  'AGREEMENT_CONSENT_REQUIRED',
  'COMPLETED',
  'FAILED',
] as const
export type FlowStatus = (typeof FLOW_STATUSES)[number]

/** The actions of a flow. The link that offers an action has the same name. */
export const FLOW_ACTIONS = [
  'usernamePassword.check',
  'user.lookup',
  'user.register',
  'user.verify',
  'user.sendVerificationCode',
  'user.confirm',
  'user.update',
  'password.forgot',
  'password.sendRecoveryCode',
  'password.recover',
  'password.reset',
  'device.select',
  'otp.check',
  'assertion.check',
  'agreement.accept',
  'session.reset',
] as const
export type FlowAction = (typeof FLOW_ACTIONS)[number]

const VENDOR = 'application/vnd.pingidentity.'

/** Returns the content type with which this action is posted. */
export function flowMediaType(action: FlowAction): string {
  return `${VENDOR}${action}+json`
}

/**
 * Returns the action that a content type names. PingOne's page and its sample differ about '+json', so both forms are accepted. Case and parameters
 * are ignored.
 */
export function findFlowAction(contentType: string): FlowAction | undefined {
  const bare = (contentType.split(';')[0] ?? '')
    .trim()
    .toLowerCase()
    .replace(/\+json$/, '')
  return FLOW_ACTIONS.find((action) => bare === `${VENDOR}${action}`.toLowerCase())
}

/** A link. All actions of a flow have the same address; the content type of the request tells them apart. */
export const Link = z.looseObject({ href: z.string() })

export const FlowUser = z.looseObject({
  id: z.optional(z.string()),
  username: z.string(),
})

export const PasswordPolicy = z.looseObject({
  id: z.optional(z.string()),
  name: z.optional(z.string()),
  length: z.optional(z.looseObject({ min: z.int(), max: z.int() })),
  /** The keys of the object are the character classes. */
  minCharacters: z.optional(z.record(z.string(), z.int())),
  maxRepeatedCharacters: z.optional(z.int()),
  minUniqueCharacters: z.optional(z.int()),
  excludesProfileData: z.optional(z.boolean()),
  excludesCommonlyUsed: z.optional(z.boolean()),
})

export type PasswordPolicy = z.infer<typeof PasswordPolicy>

export const SocialProvider = z.looseObject({
  id: z.string(),
  name: z.string(),
  type: z.string(),
  _links: z.optional(z.looseObject({ authenticate: z.optional(Link) })),
})

export const FlowDevice = z.looseObject({
  id: z.string(),
  type: z.string(),
  status: z.optional(z.string()),
  nickname: z.optional(z.string()),
  email: z.optional(z.string()),
  phone: z.optional(z.string()),
  model: z.optional(z.looseObject({ name: z.optional(z.string()), marketingName: z.optional(z.string()) })),
  otpEnabled: z.optional(z.boolean()),
  pushEnabled: z.optional(z.boolean()),
})

/** The response to every GET and every accepted POST. Only `_links` tells which actions are possible; the status does not. */
export const Flow = z.looseObject({
  id: z.string(),
  /** One of FLOW_STATUSES. A real PingOne may have other statuses. */
  status: z.string(),
  resumeUrl: z.string(),
  _links: z.catchall(z.object({ self: Link }), Link),
  _embedded: z.optional(
    z.looseObject({
      user: z.optional(FlowUser),
      passwordPolicy: z.optional(PasswordPolicy),
      socialProviders: z.optional(z.array(SocialProvider)),
      devices: z.optional(z.array(FlowDevice)),
    }),
  ),
  selectedDevice: z.optional(z.looseObject({ id: z.string() })),
  /** The name is present if the environment has a name to show. */
  environment: z.optional(z.looseObject({ id: z.string(), name: z.optional(z.string()) })),
  session: z.optional(z.looseObject({ id: z.string() })),
  /** Why a flow with the status FAILED cannot continue. */
  error: z.optional(z.looseObject({ code: z.string(), message: z.optional(z.string()) })),
  createdAt: z.optional(z.string()),
  expiresAt: z.optional(z.string()),
})
export type Flow = z.infer<typeof Flow>

const Username = z.string().check(z.minLength(1), z.maxLength(128))
const Password = z.string().check(z.minLength(1), z.maxLength(255))
const Code = z.string().check(z.minLength(1), z.maxLength(64))
const Nothing = z.object({})

/** The body of each action that our page sends. Actions that the specification does not use are missing. */
export const FLOW_BODIES = {
  'usernamePassword.check': z.object({ username: z.optional(Username), password: Password }),
  'user.lookup': z.object({ username: Username }),
  'user.register': z.looseObject({ username: Username, email: Username, password: Password }),
  'user.verify': z.object({ verificationCode: Code }),
  'user.sendVerificationCode': Nothing,
  'password.forgot': z.object({ username: Username }),
  'password.sendRecoveryCode': Nothing,
  'password.recover': z.object({ recoveryCode: Code, newPassword: Password }),
  'password.reset': z.object({ currentPassword: Password, newPassword: Password }),
  'device.select': z.looseObject({ device: z.looseObject({ id: z.string().check(z.maxLength(64)) }) }),
  'otp.check': z.object({ otp: Code }),
  'session.reset': Nothing,
} as const
export type FlowBodies = { [Action in keyof typeof FLOW_BODIES]: z.infer<(typeof FLOW_BODIES)[Action]> }
