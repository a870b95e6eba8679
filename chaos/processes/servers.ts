import { once } from 'node:events'
import { join } from 'node:path'
import { freePort } from '@fondly/kit/free-port.ts'
import type { Fetch } from '@fondly/kit/env.ts'
import { networkFetch } from '@fondly/kit/network-fetch.ts'
import type { ServerOrder } from './server-process.ts'
import { spawnProgram } from './spawn-program.ts'

const PROGRAM = join(import.meta.dirname, 'server-process.ts')

export type Server = Awaited<ReturnType<typeof startServer>>

/** Starts a server process on a free port of this machine. Resolves when the server is ready. */
export async function startServer({ environment, leaseMilliseconds }: ServerOrder) {
  const port = await freePort()
  const order: ServerOrder = { environment: { ...environment, PORT: String(port), HOST: '127.0.0.1' }, leaseMilliseconds }
  const child = spawnProgram(PROGRAM, order)
  const ended = once(child, 'close').then(() => {})
  const ready = once(child.stdout, 'data')
  await Promise.race([ready, ended.then(() => Promise.reject(new Error('A server ended before it was ready.')))])
  return {
    name: `server ${child.pid}`,
    port,
    isAlive: (): boolean => child.exitCode === null && child.signalCode === null,
    kill: async (): Promise<void> => {
      child.kill('SIGKILL')
      await ended
    },
    stop: async (): Promise<void> => {
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** A fetch to many servers under one address: each request goes to the next of the ports that exist at that moment. */
export function balanced(ports: () => number[]): Fetch {
  const network = networkFetch()
  let turn = 0
  return async (request) => {
    const open = ports()
    const url = new URL(request.url)
    url.host = `127.0.0.1:${open[turn++ % open.length] ?? 9}`
    const body = request.body ? await request.arrayBuffer() : undefined
    return network(new Request(url, { method: request.method, headers: request.headers, body, signal: AbortSignal.timeout(60_000) }))
  }
}
