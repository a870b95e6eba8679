import { randomBytes, randomUUID } from 'node:crypto'
import type { Env } from '@fondly/kit/env.ts'
import type { Log } from '@fondly/kit/log.ts'
import { networkFetch } from '@fondly/kit/network-fetch.ts'

/** The real world: the one place that takes time, chance and the network from the air. */
export function realEnv(log: Log): Env {
  return {
    fetch: networkFetch(),
    clock: () => new Date(),
    random: (bytes) => new Uint8Array(randomBytes(bytes)),
    ids: () => randomUUID(),
    log,
  }
}
