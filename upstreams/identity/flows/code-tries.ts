import type { SignInAttempts } from '../store/sign-in-attempts.ts'
import type { CodePurpose } from '../store/tables.ts'
import type { FlowState } from './engine.ts'
import type { Problem } from './flow-problem.ts'

export type CodeTries = {
  /** Runs the check. Five wrong codes of one person, in any flows and for any sent codes, lock this check for 15 minutes. */
  check: (about: About, isRight: () => Promise<boolean>) => Promise<Problem | undefined>
  /** Counts a code to be sent; returns a problem when too many were sent. */
  maySend: (about: About) => Promise<Problem | undefined>
}
type About = { purpose: CodePurpose | 'push'; person: string }

const TARGET = { verification: 'verificationCode', recovery: 'recoveryCode', passcode: 'otp', push: 'otp' } as const

/** The key under which a flow's codes are counted: the user's id, or the name that was typed, whether or not it exists. */
export const personKey = (state: FlowState) => state.user?.id ?? state.named ?? ''

/** Limits how many wrong codes a person may enter, and how many codes may be sent. */
export function codeTries(attempts: SignInAttempts): CodeTries {
  // A user name cannot hold a zero byte, so these keys never equal those of the password attempts.
  const guesses = ({ purpose, person }: About) => `\0guess ${purpose} ${person}`
  const sends = ({ purpose, person }: About) => `\0send ${purpose} ${person}`
  const lockedOut = (secondsUntilUnlock: number): Problem & { problem: 'locked out' } => ({ problem: 'locked out', secondsUntilUnlock })

  return {
    check: async (about, isRight) => {
      const attempt = await attempts.take(guesses(about))
      if ('unlockAt' in attempt) return lockedOut(attempt.secondsUntilUnlock)
      if (await isRight()) {
        await attempts.clear(guesses(about))
        await attempts.clear(sends(about))
        return undefined
      }
      const lockout = await attempts.failed(guesses(about), attempt.nth)
      return lockout
        ? { ...lockedOut(lockout.secondsUntilUnlock), locksNow: true }
        : { problem: 'wrong value', target: TARGET[about.purpose] }
    },
    maySend: async (about) => {
      const attempt = await attempts.take(sends(about))
      return 'unlockAt' in attempt ? { problem: 'too many codes', secondsUntilUnlock: attempt.secondsUntilUnlock } : undefined
    },
  }
}
