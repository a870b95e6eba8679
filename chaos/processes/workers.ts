import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Death } from './death.ts'
import { spawnProgram } from './spawn-program.ts'
import type { WorkerOrder } from './worker-process.ts'

const PROGRAM = join(import.meta.dirname, 'worker-process.ts')
/** Milliseconds; long, because the machine may be busy. */
const TIMEOUT_MS = 180_000

export type Worker = ReturnType<typeof startWorker>

/** Starts a spare process that gets ready in advance, so that it can take over at once. `name` identifies its database sessions. */
export function startWorker(name: string, order: WorkerOrder) {
  const databaseUrl = new URL(order.databaseUrl)
  databaseUrl.searchParams.set('application_name', name)
  const child = spawnProgram(PROGRAM, { ...order, databaseUrl: databaseUrl.href })
  // Writing to a killed process fails; ignore that.
  child.stdin.on('error', () => {})
  const ended = once(child, 'close').then(([, signal]) => signal as NodeJS.Signals | null)
  const gone = ended.then((signal) => Promise.reject(new Error(`${name} ended with ${signal}.`)))
  gone.catch(() => {})
  const waiting = new Map<string, () => void>()
  const counts = new Map<string, number>()
  const word = (text: string) => new Promise<void>((resolve) => waiting.set(text, resolve))
  const [ready, interrupted, takenOver] = [word('ready'), word('interrupted'), word('taken over')]
  createInterface({ input: child.stdout }).on('line', (text) => {
    counts.set(text, (counts.get(text) ?? 0) + 1)
    waiting.get(text)?.()
  })

  return {
    name,
    ready: () => within(Promise.race([ready, gone]), `${name} is not ready`),
    /** Starts the work. `death` says where the process is killed or suspended; a second call changes that place. */
    go: (death: Death | null): void => void child.stdin.write(`${JSON.stringify(death)}\n`),
    /** Resolves when the process is killed or suspended at the planned place. */
    interrupted: (timeoutMs = TIMEOUT_MS) => within(Promise.race([interrupted, gone]), `${name} never met its moment`, timeoutMs),
    ended,
    /** Resolves when the process notices that another process has taken over one of its sendings. */
    knowsOfTakeOver: () => within(Promise.race([takenOver, gone]), `${name} does not notice that it was taken over`),
    takeOvers: (): number => counts.get('taken over') ?? 0,
    wake: (): void => void child.kill('SIGCONT'),
    kill: async (): Promise<void> => {
      child.kill('SIGKILL')
      await ended
    },
    /** Stops the process after its current steps have finished. */
    stop: async (): Promise<void> => {
      child.kill('SIGTERM')
      await within(ended, `${name} does not stop`)
    },
  }
}

async function within<T>(work: Promise<T>, complaint: string, milliseconds = TIMEOUT_MS): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${complaint} after ${milliseconds} ms.`)), milliseconds)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
