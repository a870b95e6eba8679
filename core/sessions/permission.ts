import type { Env } from '@fondly/kit/env.ts'
import { UpstreamRefused } from '@fondly/kit/upstream-error.ts'

/** A refusal is remembered for so long. An operator changes the roles of an application rarely, but a secret that is replaced is refused for a moment. */
const REFUSED_MS = 5 * 60_000

/**
 * Creates a function that reads what not every application may read. It returns undefined when identity refuses with 401 or 403, warns the first time,
 * and then does not ask for five minutes. Other errors are thrown.
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
