import { randomBytes, randomUUID } from 'node:crypto'
import type { Env } from '@fondly/kit/env.ts'
import { silentLog } from '@fondly/kit/log.ts'

/** The real clock and randomness, for a gateway with its own fetch. */
export const realEnv: Env = {
  fetch: () => Promise.reject(new Error('not asked')),
  clock: () => new Date(),
  random: (bytes) => randomBytes(bytes),
  ids: () => randomUUID(),
  log: silentLog,
}
