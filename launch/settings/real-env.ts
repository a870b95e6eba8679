import { randomBytes, randomUUID } from 'node:crypto'
import type { Env } from '@fondly/kit/env.ts'
import type { Log } from '@fondly/kit/log.ts'
import { networkFetch } from '@fondly/kit/network-fetch.ts'

/** Creates the real environment. No other code uses the real time, random bytes or network. */
export function realEnv(log: Log): Env {
  return {
    fetch: networkFetch(),
    clock: () => new Date(),
    random: (bytes) => new Uint8Array(randomBytes(bytes)),
    ids: () => randomUUID(),
    log,
  }
}
