import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'

export const ROOT = resolve(import.meta.dirname, '..')
const BIN = join(ROOT, 'node_modules', '.bin')
const START_TIMEOUT_MS = 300_000
const STOP_TIMEOUT_MS = 120_000

export type StoryProduct = {
  url: string
  /** The data folder; print batches are in `print`. */
  data: string
  /** Starts the product as `npm start` does; after `stop` or `kill` on the same data. */
  start: () => Promise<void>
  /** Stops the product as Ctrl-C does. */
  stop: () => Promise<void>
  /** Kills the process with SIGKILL. */
  kill: () => Promise<void>
  /** Loads a folder into the running product as `npm run load` does. */
  load: (folder: string) => Promise<void>
  /** Stops the product and deletes its data. */
  leave: () => Promise<void>
}

/** Settings of the product, by their names in the environment. */
export type Settings = Record<string, string>

/** Starts the whole product as one process with its own port and data folder (in a run of stories, a copy of the prepared one). */
export async function openTestProduct(settings: Settings = {}): Promise<StoryProduct> {
  const data = await mkdtemp(join(tmpdir(), 'fondly-story-'))
  const prepared = process.env['FONDLY_TEST_PREPARED']
  if (prepared) await cp(prepared, data, { recursive: true })
  const port = await freePort()
  let running: Running | undefined

  const end = async (signal: 'SIGTERM' | 'SIGKILL'): Promise<void> => {
    const ending = running
    running = undefined
    if (ending) await endProcess(ending.child, signal)
  }
  const testProduct: StoryProduct = {
    url: `http://localhost:${port}`,
    data,
    start: async () => {
      running = run(settingsOf(data, port, settings))
      await running.isReady
    },
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    load: (folder) => load(folder, settingsOf(data, port, settings)),
    leave: async () => {
      // A killed product leaves its database running. A new one takes the database over and then stops it.
      if (!running) await testProduct.start()
      await testProduct.stop()
      await rm(data, { recursive: true, force: true })
    },
  }
  try {
    await testProduct.start()
  } catch (error) {
    await end('SIGKILL')
    await rm(data, { recursive: true, force: true })
    throw error
  }
  return testProduct
}

/**
 * Starts several products in one process on one data folder, each with its own port and settings, because that is cheaper than many processes.
 */
export async function openSeveral(several: { port: number; settings: Settings }[]): Promise<{ close: () => Promise<void> }> {
  const data = await mkdtemp(join(tmpdir(), 'fondly-story-'))
  const each = several.map(({ port, settings }) => ({ ...settings, PORT: String(port) }))
  const running = run({ ...settingsOf(data, 0, {}), FONDLY_TEST_SEVERAL: JSON.stringify(each) }, 'scenarios/testing/serve-several.ts')
  const close = async () => {
    await endProcess(running.child, 'SIGTERM')
    await rm(data, { recursive: true, force: true })
  }
  await running.isReady.catch(async (error: unknown) => {
    await close()
    throw error
  })
  return { close }
}

type Running = { child: ChildProcess; isReady: Promise<void> }

function run(environment: NodeJS.ProcessEnv, program = 'scenarios/testing/patient-start.js'): Running {
  const child = spawn(pinnedNode(), [program], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: environment,
  })
  let output = ''
  const isReady = new Promise<void>((ready, failed) => {
    const timer = setTimeout(() => failed(new Error(`It was not ready in time. It said:\n${output}`)), START_TIMEOUT_MS)
    const listen = (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-20_000)
      if (output.includes('Fondly is ready at')) ready()
    }
    child.stdout?.on('data', listen)
    child.stderr?.on('data', listen)
    child.once('exit', (code) => failed(new Error(`It ended with ${code} before it was ready. It said:\n${output}`)))
    child.once('error', failed)
    void Promise.allSettled([once(child, 'exit')]).then(() => clearTimeout(timer))
  })
  return { child, isReady }
}

async function load(folder: string, environment: NodeJS.ProcessEnv): Promise<void> {
  const child = spawn(pinnedNode(), ['launch/commands/load.ts', folder], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: environment,
  })
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`Loading ${folder} ended with ${code}.`)
}

function settingsOf(data: string, port: number, settings: Settings): NodeJS.ProcessEnv {
  return {
    ...withoutSettings(process.env),
    PATH: `${BIN}${delimiter}${process.env['PATH'] ?? ''}`,
    PORT: String(port),
    FONDLY_DATA: data,
    FONDLY_POOL_SIZE: '1',
    FONDLY_PRESS_SECONDS: '1',
    // Stories cannot wait minutes for a cut-off.
    FONDLY_PRESS_CUT: 'at-once',
    ...settings,
  }
}

async function endProcess(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  child.kill(signal)
  // A killed product leaves its database running, so a busy machine gets much time first.
  const killTimer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS)
  await exited
  clearTimeout(killTimer)
}

/** The path of the Node version that this project pins, or of the running Node if that is not installed. */
export function pinnedNode(): string {
  const pinned = join(BIN, process.platform === 'win32' ? 'node.exe' : 'node')
  return existsSync(pinned) ? pinned : process.execPath
}

/** Removes settings of the product, because a person who runs the stories may have set them for another product. */
function withoutSettings(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const ours = (name: string) => name.startsWith('FONDLY_') || name === 'DATABASE_URL' || name === 'HOST' || name === 'TRUST_PROXY'
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !ours(name)))
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
