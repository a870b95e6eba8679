import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Death } from './death.ts'
import type { WorkerOrder } from './worker-process.ts'

const PROGRAM = join(import.meta.dirname, 'worker-process.ts')
/** On a machine that has much else to do. */
const PATIENCE = 180_000

export type Worker = ReturnType<typeof startWorker>

/** A spare process that makes itself ready beforehand, so that whoever takes over does so at once. Its name is its sessions' name in the database. */
export function startWorker(name: string, order: WorkerOrder) {
  const databaseUrl = new URL(order.databaseUrl)
  databaseUrl.searchParams.set('application_name', name)
  const child = spawn(process.execPath, [PROGRAM, JSON.stringify({ ...order, databaseUrl: databaseUrl.href })], {
    // A process that is started a thousand times need not be read a thousand times.
    env: { NODE_COMPILE_CACHE: join(tmpdir(), 'node-compile-cache'), ...process.env },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  // Whoever is killed does not read what is written to it.
  child.stdin.on('error', () => {})
  const ended = once(child, 'close').then(([, signal]) => {
    process.off('exit', kill)
    return signal as NodeJS.Signals | null
  })
  const gone = ended.then((signal) => Promise.reject(new Error(`${name} ended with ${signal}.`)))
  gone.catch(() => {})
  const said = new Map<string, () => void>()
  const counts = new Map<string, number>()
  const word = (text: string) => new Promise<void>((resolve) => said.set(text, resolve))
  const [ready, fallen, takenOver] = [word('ready'), word('fallen'), word('taken over')]
  createInterface({ input: child.stdout }).on('line', (text) => {
    counts.set(text, (counts.get(text) ?? 0) + 1)
    said.get(text)?.()
  })

  return {
    name,
    ready: () => within(Promise.race([ready, gone]), `${name} is not ready`),
    /** Begins to work, until it falls; said again, it falls elsewhere. */
    go: (death: Death | null): void => void child.stdin.write(`${JSON.stringify(death)}\n`),
    /** It met its moment. */
    fallen: (patience = PATIENCE) => within(Promise.race([fallen, gone]), `${name} never met its moment`, patience),
    ended,
    /** It found out that a sending of its is another's. */
    knowsOfTakeOver: () => within(Promise.race([takenOver, gone]), `${name} does not notice that it was taken over`),
    takeOvers: (): number => counts.get('taken over') ?? 0,
    wake: (): void => void child.kill('SIGCONT'),
    kill: async (): Promise<void> => {
      kill()
      await ended
    },
    /** Lets the steps under way finish. */
    stop: async (): Promise<void> => {
      child.kill('SIGTERM')
      await within(ended, `${name} does not stop`)
    },
  }
}

async function within<T>(work: Promise<T>, complaint: string, milliseconds = PATIENCE): Promise<T> {
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
