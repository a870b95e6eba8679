import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort } from '@fondly/kit/free-port.ts'
import { preparedCopy } from '@fondly/kit/testing/prepared-copy.ts'
import { DEMONSTRATION } from '@fondly/launch/commands/demonstration.ts'
import { buildWebIfStale } from '@fondly/launch/serve/build-web.ts'
import { loads } from '@fondly/launch/store/launch-store.ts'
import { vi } from 'vitest'
import { loadDemonstration } from './composed-product.ts'

export type SeveralProcesses = Awaited<ReturnType<typeof startSeveralProcesses>>

/** Starts the product as `npm start` does, with two server processes on one port and a database with the demonstration world. Linux only. */
export async function startSeveralProcesses(settings: Record<string, string> = {}) {
  await buildWebIfStale(() => {})
  const prepared = await preparedCopy('demonstration', loadDemonstration)
  const known = await loads(prepared.database.url)
  await known.note(DEMONSTRATION.name, 1, new Date())
  await known.close()

  const port = await freePort()
  const child = spawn(process.execPath, [join(import.meta.dirname, 'patient-start.js')], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      HOME: prepared.folder,
      PORT: String(port),
      DATABASE_URL: prepared.database.url,
      FONDLY_DATA: prepared.folder,
      FONDLY_POOL_SIZE: '2',
      FONDLY_PROCESSES: '2',
      FONDLY_PRESS_CUT: 'at-once',
      FONDLY_PRESS_SECONDS: '1',
      ...settings,
    },
  })
  const ended = once(child, 'close') as Promise<[number | null, string | null]>
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const pid = child.pid ?? 0

  return {
    port,
    origin: `http://localhost:${port}`,
    databaseUrl: prepared.database.url,
    pid,
    output: () => output,
    ended,
    /** Waits until each of the two server processes has answered `times` times. Use it at the start and after each replacement of a process. */
    bothAnswer: (times = 1) =>
      vi.waitFor(
        () => {
          if (output.split('All server processes answer.').length <= times) throw new Error(`They do not answer yet. It said:\n${output}`)
        },
        { timeout: 150_000, interval: 200 },
      ),
    /** The process ids of the server processes that run now. */
    serverPids: () => listChildren(pid),
    close: async (): Promise<void> => {
      const servers = await listChildren(pid)
      child.kill('SIGKILL')
      await ended
      for (const server of servers) if (isRunning(server)) process.kill(server, 'SIGKILL')
      await prepared.remove()
    },
  }
}

export async function listChildren(pid: number): Promise<number[]> {
  const list = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '')
  return list.split(' ').filter(Boolean).map(Number)
}

export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
