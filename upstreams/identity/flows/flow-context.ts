import type { Env } from '@fondly/kit/env.ts'
import type { Passwords } from '../password.ts'
import type { Codes } from '../store/codes.ts'
import type { Devices } from '../store/devices.ts'
import type { ExternalAccounts } from '../store/external-accounts.ts'
import type { SignInAttempts } from '../store/sign-in-attempts.ts'
import type { Users } from '../store/users.ts'
import type { CodeTries } from './code-tries.ts'
import type { PasswordRule } from './password-rule.ts'

export type FlowContext = {
  env: Env
  users: Users
  devices: Devices
  externalAccounts: ExternalAccounts
  attempts: SignInAttempts
  tries: CodeTries
  codes: Codes
  passwords: Passwords
  passwordRule: PasswordRule
  /** The id of this request's browser if it signed on with the account before. */
  knownBrowser?: string | undefined
  /** The population for people who register under this policy. */
  choosePopulation: (policy: string) => Promise<string>
}
