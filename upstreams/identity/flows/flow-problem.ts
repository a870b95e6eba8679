import { invalidData, invalidRequest, Refusal } from '../faults.ts'

/** Why an action was refused; the flow does not change. */
export type Problem =
  | { problem: 'not offered' }
  | { problem: 'invalid credentials' }
  /** `locksNow` is true for the attempt that caused the lock. */
  | { problem: 'locked out'; secondsUntilUnlock: number; locksNow?: true }
  | { problem: 'wrong value'; target: 'recoveryCode' | 'verificationCode' | 'otp' | 'currentPassword' | 'username' | 'email' | 'device.id' }
  | { problem: 'weak password'; target: 'newPassword' | 'password' | 'value'; unsatisfied: Unsatisfied }
  | { problem: 'name taken' }
  | { problem: 'e-mail not allowed' }
  | { problem: 'too many codes'; secondsUntilUnlock: number }

/** The requirements that a password fails, by PingOne's names (a name may be repeated), and the sentence for each name. */
export type Unsatisfied = { names: string[]; sentences: Record<string, string> }

/** The refusal that PingOne sends for this problem. */
export function toRefusal(problem: Problem): Refusal {
  switch (problem.problem) {
    case 'not offered':
      return invalidRequest('The action is not allowed in this status.')
    case 'invalid credentials':
      return invalidData({ code: 'INVALID_CREDENTIALS', message: 'The provided credentials are invalid.' })
    case 'locked out':
      return invalidData({
        code: 'PASSWORD_LOCKED_OUT',
        message: 'Too many unsuccessful sign-on attempts.',
        innerError: { secondsUntilUnlock: problem.secondsUntilUnlock },
      })
    case 'wrong value':
      return invalidData({ code: 'INVALID_VALUE', target: problem.target, message: WRONG[problem.target] })
    case 'weak password':
      return invalidData({
        code: 'INVALID_VALUE',
        target: problem.target,
        message: 'The password does not meet the requirements.',
        innerError: { ...problem.unsatisfied.sentences, unsatisfiedRequirements: problem.unsatisfied.names },
      })
    case 'name taken':
      return invalidData({ code: 'UNIQUENESS_VIOLATION', target: 'username', message: 'The user name is already taken.' })
    case 'e-mail not allowed':
      return invalidData({
        code: 'EMAIL_NOT_ALLOWED',
        target: 'email',
        message: 'An account cannot be created with this e-mail address. Please use the address of your organization.',
      })
    case 'too many codes':
      return new Refusal(429, 'REQUEST_LIMITED', 'Too many codes were asked for.', {
        details: [
          {
            code: 'REQUEST_LIMITED',
            message: 'Too many codes were asked for.',
            innerError: { secondsUntilUnlock: problem.secondsUntilUnlock },
          },
        ],
      })
  }
}

/** The sentence for each wrong value. */
export const WRONG: Record<Extract<Problem, { problem: 'wrong value' }>['target'], string> = {
  recoveryCode: 'The recovery code is wrong or has expired.',
  verificationCode: 'The verification code is wrong or has expired.',
  otp: 'The passcode is wrong or has expired.',
  currentPassword: 'The current password is not right.',
  username: 'The user name is not valid.',
  email: 'The e-mail address is not valid.',
  'device.id': 'The device is not one of this account.',
}
