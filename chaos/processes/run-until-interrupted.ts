import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import type { Death } from './death.ts'
import { spawnProgram } from './spawn-program.ts'

/** How long the process stays suspended. After that it is woken, because the other process may wait for one of its locks. */
const SUSPENDED_MS = 1_500

/**
 * Runs a process until it is killed or suspended, or has ended. Another process continues after that, or while the first one is suspended. Returns
 * true when the first process was killed or suspended. `order` is the argument of the program.
 */
export async function runUntilInterrupted({
  program,
  order,
  goOn,
}: {
  program: string
  order: { death: Death | null }
  goOn: () => Promise<void>
}): Promise<boolean> {
  const child = spawnProgram(program, order)
  const closed = once(child, 'close')
  // The process prints a line just before it sends itself the signal.
  const wasInterrupted = await Promise.race([once(child.stdout, 'data').then(() => true), closed.then(() => false)])
  if (order.death?.signal === 'SIGKILL') await closed
  const continued = goOn()
  if (order.death?.signal === 'SIGSTOP') {
    await Promise.race([continued, pause(SUSPENDED_MS)])
    child.kill('SIGCONT')
  }
  await Promise.all([continued, closed])
  return wasInterrupted
}
