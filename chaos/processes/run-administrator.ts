import { once } from 'node:events'
import { join } from 'node:path'
import type { AdministratorOrder } from './administrator-process.ts'
import { spawnProgram } from './spawn-program.ts'

const PROGRAM = join(import.meta.dirname, 'administrator-process.ts')

/** Runs the process of an administrator until it is killed or has ended, or until `done` resolves. Returns whether it was killed. */
export async function runAdministrator(order: AdministratorOrder, done?: (isOver: () => boolean) => Promise<void>): Promise<boolean> {
  const child = spawnProgram(PROGRAM, order)
  let isOver = false
  const ended = once(child, 'close').then(([code, signal]) => {
    isOver = true
    if (signal === null && code !== 0) throw new Error(`The process of an administrator ended with ${code}.`)
    return signal === 'SIGKILL'
  })
  if (!done) return ended
  if (await Promise.race([ended, done(() => isOver).then(() => false)])) return true
  child.stdin.end()
  await ended
  return false
}
