import { spawn } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Starts a program of a trial in a process of its own, which is killed when this one exits. `order` is its argument. Output that the caller does not
 * read is dropped.
 */
export function spawnProgram(program: string, order: unknown) {
  const child = spawn(process.execPath, [program, JSON.stringify(order)], {
    // With a shared compile cache, Node does not compile the sources again for each of many processes.
    env: { NODE_COMPILE_CACHE: join(tmpdir(), 'node-compile-cache'), ...process.env },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const kill = () => void child.kill('SIGKILL')
  process.once('exit', kill)
  child.once('close', () => process.off('exit', kill))
  child.stdout.resume()
  return child
}
