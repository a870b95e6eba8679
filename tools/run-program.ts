import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from './imports.ts'
import type { FileResults } from './results.ts'

/** Node's compile cache, in the folder that the product uses too. */
const COMPILED = join(ROOT, 'node_modules', '.cache', 'fondly-compiled')
const MAX_KEPT_CHARACTERS = 20_000

export type Ended = { code: number; lastOutput: string }

/** Runs a program of node_modules/.bin in the root. Shows its output and keeps the end of it. */
export function runProgram(command: string, args: string[], environment: Record<string, string> = {}): Promise<Ended> {
  const bin = join(ROOT, 'node_modules', '.bin', command)
  return new Promise((resolve) => {
    let lastOutput = ''
    const child = spawn(bin, args, {
      cwd: ROOT,
      stdio: ['inherit', 'pipe', 'pipe'],
      // All processes share one compile cache, so that Node compiles each source only once.
      env: { NODE_COMPILE_CACHE: COMPILED, ...process.env, ...environment },
      shell: process.platform === 'win32',
    })
    const pass = (to: NodeJS.WriteStream) => (chunk: Buffer) => {
      to.write(chunk)
      lastOutput = (lastOutput + chunk.toString()).slice(-MAX_KEPT_CHARACTERS)
    }
    child.stdout.on('data', pass(process.stdout))
    child.stderr.on('data', pass(process.stderr))
    child.on('close', (code) => resolve({ code: code ?? 1, lastOutput }))
    child.on('error', (error) => resolve({ code: 1, lastOutput: String(error) }))
  })
}

/** Runs a command that counts as one test: it passes if the command exits with 0. */
export async function runCheck(name: string, command: string, args: string[]): Promise<FileResults> {
  const started = performance.now()
  const { code, lastOutput } = await runProgram(command, args)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`${code === 0 ? 'ok' : 'FAILED'}  ${name} (${seconds} s)`)
  if (code === 0) return { file: name, passed: 1, skipped: 0, failures: [], took: [] }
  return { file: name, passed: 0, skipped: 0, failures: [{ name, error: lastOutput }], took: [] }
}
