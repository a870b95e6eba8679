import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { silentLog } from '@fondly/kit/log.ts'
import { startPostgres } from '@fondly/kit/postgres/start-postgres.ts'
import { writeFigure, readWholeNumber } from '../figures.ts'

const ROOT = resolve(import.meta.dirname, '..', '..')

export type Trial<Result> = {
  folder: string
  /** The results of earlier, interrupted runs of this trial, and of the present run. */
  results: Result[]
  /** Adds a result and writes it to the folder at once. */
  keep: (result: Result) => void
}

/** Reads the options after a trial's name. */
export function options() {
  const { values } = parseArgs({
    options: {
      times: { type: 'string' },
      folder: { type: 'string' },
      control: { type: 'boolean', default: false },
      new: { type: 'boolean', default: false },
      figures: { type: 'boolean', default: false },
    },
  })
  const { times, folder, control: isControl, new: isNew, figures } = values
  return {
    times: times === undefined ? undefined : readWholeNumber('times', times),
    folder,
    isControl,
    isNew,
    /** Prints the result, and adds it to docs/figures.md if --figures was given. */
    conclude: (name: string, result: string): void => {
      console.log(result)
      if (figures) writeFigure({ command: `npm run chaos -- ${name}`, result })
    },
  }
}

/** Runs a trial in its folder and continues an interrupted one. The folder stays with its database, so that you can look at it. */
export async function inFolder<Result>(
  { name, folder = join(ROOT, '.tmp', 'chaos', name), isNew }: { name: string; folder?: string; isNew: boolean },
  work: (trial: Trial<Result>) => Promise<void>,
): Promise<void> {
  if (isNew) await rm(folder, { recursive: true, force: true })
  await mkdir(join(folder, 'data'), { recursive: true })
  const file = join(folder, 'results.ndjson')
  const written = existsSync(file) ? readFileSync(file, 'utf8') : ''
  // The cast is safe, because only this trial writes the file.
  const results = written
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Result)
  if (results.length > 0) console.log(`Going on after ${results.length} in ${folder}.`)
  const keep = (result: Result) => {
    results.push(result)
    appendFileSync(file, `${JSON.stringify(result)}\n`)
  }
  await work({ folder, results, keep })
}

/** Runs the work with the folder's own PostgreSQL, which is as durable as in production. */
export async function withPostgres<T>(folder: string, work: (databaseUrl: string) => Promise<T>): Promise<T> {
  const postgres = await startPostgres({ dataFolder: join(folder, 'data'), log: silentLog })
  // The database would go on after this process ends, so stop the database first. Work that still uses it fails; ignore these errors.
  const giveUp = () => {
    process.on('uncaughtException', () => {})
    void postgres.stop().finally(() => process.exit(1))
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, giveUp)
  try {
    return await work(postgres.url)
  } finally {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, giveUp)
    await postgres.stop()
  }
}

/** A random generator: returns whole numbers from 0 to below the limit, the same ones for the same seed. */
export function chance(seed: number): (below: number) => number {
  let state = seed >>> 0
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** Returns the list in a random order. `next` is the generator of `chance`, so the same seed gives the same order. */
export function shuffled<T>(list: T[], next: (below: number) => number): T[] {
  return list
    .map((one) => ({ one, place: next(2 ** 32) }))
    .sort((a, b) => a.place - b.place)
    .map(({ one }) => one)
}
