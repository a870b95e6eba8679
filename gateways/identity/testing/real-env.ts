import { randomBytes, randomUUID } from 'node:crypto'
import type { Env } from '@fondly/kit/env.ts'
import { silentLog } from '@fondly/kit/log.ts'

/** The real clock and chance, for a gateway that brings its own fetch. */
export const realEnv: Env = {
  fetch: () => Promise.reject(new Error('not asked')),
  clock: () => new Date(),
  random: (bytes) => randomBytes(bytes),
  ids: () => randomUUID(),
  log: silentLog,
}
