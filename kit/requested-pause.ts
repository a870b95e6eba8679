import { UpstreamRefused, UpstreamTimeout, UpstreamUnavailable } from './upstream-error.ts'

/** Statuses of refusals that are about load, time or a token, not about the request itself. */
const PASSING_STATUSES: readonly number[] = [401, 408, 425, 429]

/** Returns true when an upstream refused only for this moment, so that the same call may succeed later. */
export const isPassingRefusal = (error: unknown): boolean =>
  error instanceof UpstreamRefused && (error.status >= 500 || PASSING_STATUSES.includes(error.status))

/** Returns the pause in milliseconds that an upstream asks for before the next call; undefined when it does not say. */
export function requestedPauseMs(error: unknown): number | undefined {
  if (error instanceof UpstreamUnavailable) return error.restMilliseconds
  if (error instanceof UpstreamRefused) return error.retryAfterMilliseconds
  return error instanceof UpstreamTimeout && error.cause !== undefined ? requestedPauseMs(error.cause) : undefined
}
