import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { RUNS } from './runs.ts'

/** `npm run chaos -- NAME [options]` runs one trial in its own process. Without a name it lists the trials. */
const [name = '', ...options] = process.argv.slice(2)
const run = Object.hasOwn(RUNS, name) ? RUNS[name] : undefined
if (run) {
  const child = spawn(process.execPath, [join(import.meta.dirname, run.file), ...options], { stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
  child.on('exit', (code) => {
    process.exitCode = code ?? 1
  })
} else {
  if (name) console.error(`There is no trial ${name}.`)
  console.log('npm run chaos -- NAME [options], where NAME is one of')
  for (const [known, { what, options: more }] of Object.entries(RUNS))
    console.log(`  ${known.padEnd(12)} ${what}\n  ${' '.repeat(12)} ${more}`)
  process.exitCode = name ? 1 : 0
}
