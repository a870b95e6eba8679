import type { Env } from '@fondly/kit/env.ts'
import { UpstreamRefused } from '@fondly/kit/upstream-error.ts'

/**
 * How long a refusal is remembered. The time is short, because identity also refuses for a moment while an operator replaces the secret of the
 * application.
 */
const REFUSED_MS = 5 * 60_000

/**
 * Creates a function that reads what identity does not show to every application. When identity refuses with 401 or 403, the function returns
 * undefined, logs a warning the first time, and does not ask again for five minutes. It throws other errors.
 */
export function createPermission({ clock, log }: Pick<Env, 'clock' | 'log'>, warning: string) {
  let refusedUntil = 0
  let hasWarned = false
  return async <Value>(read: () => Promise<Value>): Promise<Value | undefined> => {
    if (clock().getTime() < refusedUntil) return undefined
    try {
      const value = await read()
      hasWarned = false
      return value
    } catch (error) {
      if (!(error instanceof UpstreamRefused) || (error.status !== 401 && error.status !== 403)) throw error
      refusedUntil = clock().getTime() + REFUSED_MS
      if (!hasWarned) log.warn(warning, { upstream: error.upstream, status: error.status, code: error.code })
      hasWarned = true
      return undefined
    }
  }
}
