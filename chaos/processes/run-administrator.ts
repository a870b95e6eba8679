import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AdministratorOrder } from './administrator-process.ts'

const PROGRAM = join(import.meta.dirname, 'administrator-process.ts')

/** Runs the process of an administrator until it is killed or has ended, or until `done` resolves. Returns whether it was killed. */
export async function runAdministrator(order: AdministratorOrder, done?: (isOver: () => boolean) => Promise<void>): Promise<boolean> {
  const child = spawn(process.execPath, [PROGRAM, JSON.stringify(order)], {
    env: { NODE_COMPILE_CACHE: join(tmpdir(), 'node-compile-cache'), ...process.env },
    stdio: ['pipe', 'ignore', 'inherit'],
  })
  const kill = () => void child.kill('SIGKILL')
  process.once('exit', kill)
  let isOver = false
  const ended = once(child, 'close').then(([code, signal]) => {
    isOver = true
    process.off('exit', kill)
    if (signal === null && code !== 0) throw new Error(`The process of an administrator ended with ${code}.`)
    return signal === 'SIGKILL'
  })
  if (!done) return ended
  if (await Promise.race([ended, done(() => isOver).then(() => false)])) return true
  child.stdin.end()
  await ended
  return false
}
