import type { Settings } from '../settings/settings.ts'

/** With fewer, a process could do only one thing at a time. */
const MIN_CONNECTIONS = 2

/** Returns how many connections each pool of one process has: the processes share those of the setting, which may be 1. */
export function sharePool({ poolSize, processes }: Pick<Settings, 'poolSize' | 'processes'>): number {
  return Math.max(Math.min(poolSize, MIN_CONNECTIONS), Math.ceil(poolSize / processes))
}
