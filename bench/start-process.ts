import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { freePort } from '@fondly/kit/free-port.ts'

export const START = join(import.meta.dirname, '..', 'launch', 'start.js')
/** The bare limit of a start: a Node program that connects to the database and listens. */
export const BARE = join(import.meta.dirname, 'bare-server.ts')

export type Started = { child: ChildProcess; pid: number; port: number; milliseconds: number; stop: () => Promise<void> }

/** Starts a server program on 127.0.0.1. Resolves when it prints that it is ready, with the milliseconds that this took. */
export async function started(program: string, environment: Record<string, string>): Promise<Started> {
  const port = await freePort()
  const began = performance.now()
  const child = spawn(process.execPath, [program], {
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], PORT: String(port), HOST: '127.0.0.1', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  let output = ''
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      if (/is ready at/.test(output)) resolve()
    })
    child.once('exit', (code) => reject(new Error(`${program} ended with ${code}: ${output}`)))
  })
  const milliseconds = performance.now() - began
  const stop = async () => {
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
    process.off('exit', kill)
  }
  return { child, pid: child.pid ?? 0, port, milliseconds, stop }
}
