import type { SignInAttempts } from '../store/sign-in-attempts.ts'
import type { CodePurpose } from '../store/tables.ts'
import type { FlowState } from './engine.ts'
import type { Problem } from './problem.ts'

export type CodeTries = {
  /** Runs the check; five wrong ones of a person lock for a quarter of an hour, whatever flow and however many codes were sent. */
  check: (about: About, isRight: () => Promise<boolean>) => Promise<Problem | undefined>
  /** Counts a sending; too many at once are refused. */
  maySend: (about: About) => Promise<Problem | undefined>
}
type About = { purpose: CodePurpose | 'push'; person: string }

const TARGET = { verification: 'verificationCode', recovery: 'recoveryCode', passcode: 'otp', push: 'otp' } as const

/** Whom a flow's codes are counted for: the user where one is known, else the name that was typed, whether or not anybody has it. */
export const personOf = (state: FlowState) => state.user?.id ?? state.named ?? ''

export function codeTries(attempts: SignInAttempts): CodeTries {
  // No name can hold a zero byte, so these never meet the counting of passwords.
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
