import type { Settings } from '../settings/settings.ts'

/** With fewer connections, a process could do only one thing at a time. */
const MIN_CONNECTIONS = 2

/** Returns the number of connections in each pool of one process: an equal part of the setting `poolSize`, which may be 1. */
export function sharePool({ poolSize, processes }: Pick<Settings, 'poolSize' | 'processes'>): number {
  return Math.max(Math.min(poolSize, MIN_CONNECTIONS), Math.ceil(poolSize / processes))
}
