import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * Gives the system back the script memory that a finished piece of work no longer needs. V8 frees memory only when it needs more, which an idle
 * server never does. This blocks the process for some tenths of a second.
 */
export function giveBackMemory(): void {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as (options: { type: 'major'; flavor: 'last-resort'; execution: 'sync' }) => void // V8's own
  setFlagsFromString('--no-expose-gc')
  collect({ type: 'major', flavor: 'last-resort', execution: 'sync' })
}
