import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Death } from './death.ts'

/** The other process may wait for a lock of the suspended one, so the suspended one is woken after this time. */
const SUSPENDED_MS = 1_500

/**
 * Runs a process until it is killed or suspended, or has ended; then, or while it is suspended, another one continues. Returns whether it was killed or
 * suspended. `order` is the argument of the program.
 */
export async function fall({
  program,
  order,
  goOn,
}: {
  program: string
  order: { death: Death | null }
  goOn: () => Promise<void>
}): Promise<boolean> {
  const child = spawn(process.execPath, [program, JSON.stringify(order)], {
    env: { NODE_COMPILE_CACHE: join(tmpdir(), 'node-compile-cache'), ...process.env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const kill = () => void child.kill('SIGKILL')
  process.once('exit', kill)
  const closed = once(child, 'close')
  // The process prints a line just before it sends itself the signal.
  const hasFallen = await Promise.race([once(child.stdout, 'data').then(() => true), closed.then(() => false)])
  if (order.death?.signal === 'SIGKILL') await closed
  const goneOn = goOn()
  if (order.death?.signal === 'SIGSTOP') {
    await Promise.race([goneOn, pause(SUSPENDED_MS)])
    child.kill('SIGCONT')
  }
  await Promise.all([goneOn, closed])
  process.off('exit', kill)
  return hasFallen
}
