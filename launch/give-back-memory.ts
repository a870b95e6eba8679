import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * Gives the system back what a large piece of work took of script memory and no longer needs: V8 looks for it only when it needs room, which an idle
 * server never does. For some tenths of a second nothing else is done.
 */
export function giveBackMemory(): void {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as (options: { type: 'major'; flavor: 'last-resort'; execution: 'sync' }) => void // V8's own
  setFlagsFromString('--no-expose-gc')
  collect({ type: 'major', flavor: 'last-resort', execution: 'sync' })
}
