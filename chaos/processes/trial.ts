import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { silentLog } from '@fondly/kit/log.ts'
import { startPostgres } from '@fondly/kit/postgres/start-postgres.ts'

const ROOT = resolve(import.meta.dirname, '..', '..')

export type Trial<Result> = {
  folder: string
  /** Of a PostgreSQL of its own in the folder, as safe as in earnest. */
  databaseUrl: string
  /** What earlier lives of this trial have found, and this one so far. */
  results: Result[]
  /** Kept in the folder at once. */
  keep: (result: Result) => void
}

/** What may be said after a trial's name. */
export function options(): { times: number | undefined; isControl: boolean; folder: string | undefined; isNew: boolean } {
  const { values } = parseArgs({
    options: { times: { type: 'string' }, control: { type: 'boolean' }, folder: { type: 'string' }, new: { type: 'boolean' } },
  })
  const times = values.times === undefined ? undefined : Number(values.times)
  if (times !== undefined && !(Number.isInteger(times) && times > 0)) throw new Error('--times is a whole number above 0.')
  return { times, isControl: values.control ?? false, folder: values.folder, isNew: values.new ?? false }
}

/** Runs a trial in its folder, where it goes on when it was interrupted; the folder stays, with its database, for who wants to look. */
export async function inFolder<Result>(
  { name, folder = join(ROOT, '.tmp', 'chaos', name), isNew }: { name: string; folder?: string; isNew: boolean },
  work: (trial: Trial<Result>) => Promise<void>,
): Promise<void> {
  if (isNew) await rm(folder, { recursive: true, force: true })
  await mkdir(join(folder, 'data'), { recursive: true })
  const file = join(folder, 'results.ndjson')
  const written = existsSync(file) ? readFileSync(file, 'utf8') : ''
  // Only this trial writes there.
  const results = written
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Result)
  if (results.length > 0) console.log(`Going on after ${results.length} in ${folder}.`)
  const postgres = await startPostgres({ dataFolder: join(folder, 'data'), log: silentLog })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
  try {
    const keep = (result: Result) => {
      results.push(result)
      appendFileSync(file, `${JSON.stringify(result)}\n`)
    }
    await work({ folder, databaseUrl: postgres.url, results, keep })
  } finally {
    await postgres.stop()
  }
}

/** Numbers that look like chance and are the same each time. */
export function chance(seed: number): (below: number) => number {
  let state = seed >>> 0
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

export function shuffled<T>(list: T[], next: (below: number) => number): T[] {
  return list
    .map((one) => ({ one, place: next(2 ** 32) }))
    .sort((a, b) => a.place - b.place)
    .map(({ one }) => one)
}
