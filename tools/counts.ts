import { spawn } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import * as z from 'zod'
import { ROOT } from './imports.ts'
import { firefox } from './programs.ts'

export type Counts = { passed: number; failed: number; skipped: number }

export const sum = (all: Counts[]): Counts =>
  all.reduce(
    (one, other) => ({ passed: one.passed + other.passed, failed: one.failed + other.failed, skipped: one.skipped + other.skipped }),
    { passed: 0, failed: 0, skipped: 0 },
  )

/** Node's compile cache, in the folder that the product uses too. */
const COMPILED = join(ROOT, 'node_modules', '.cache', 'fondly-compiled')

/** Runs a program of node_modules/.bin in the root and returns its exit code. Its output goes straight to the terminal. */
export function run(command: string, args: string[], environment: Record<string, string> = {}): Promise<number> {
  const bin = join(ROOT, 'node_modules', '.bin', command)
  return new Promise((resolve) => {
    const child = spawn(bin, args, {
      cwd: ROOT,
      stdio: 'inherit',
      // All processes share one compile cache, so that Node compiles each source only once.
      env: { NODE_COMPILE_CACHE: COMPILED, ...process.env, ...environment },
      shell: process.platform === 'win32',
    })
    child.on('close', (code) => resolve(code ?? 1))
    child.on('error', () => resolve(1))
  })
}

/** Runs a command that counts as one test: it passes if the command exits with 0. */
export async function asOneTest(name: string, command: string, args: string[]): Promise<Counts> {
  const started = performance.now()
  const ok = (await run(command, args)) === 0
  console.log(`${ok ? 'ok' : 'FAILED'}  ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`)
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 }
}

/** How long a test or a story took, to find the slow ones. */
export type Took = { name: string; milliseconds: number }

const SLOWEST_COUNT = 10
const took: Took[] = []

/** Prints the slowest tests of this run, the slowest first. */
export function printSlowest(): void {
  if (took.length === 0) return
  console.log(`The ${Math.min(SLOWEST_COUNT, took.length)} slowest tests:`)
  for (const { name, milliseconds } of slowest(took, SLOWEST_COUNT))
    console.log(`${(milliseconds / 1000).toFixed(1).padStart(7)} s  ${name}`)
}

export function slowest(all: Took[], count: number): Took[] {
  return all.toSorted((one, other) => other.milliseconds - one.milliseconds).slice(0, count)
}

const VitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), duration: z.number().nullish() })),
    }),
  ),
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  numFailedTestSuites: z.number(),
})

/** Runs the unit and conversation tests and counts the results. If Vitest fails, for example on an unreadable file, at least one counts as failed. */
export async function vitestCounts(args: string[]): Promise<Counts> {
  const report = join(ROOT, '.tmp', 'vitest.json')
  rmSync(report, { force: true })
  const code = await run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...args])
  const read = VitestReport.safeParse(readJson(report))
  if (!read.success) return { passed: 0, failed: 1, skipped: 0 }
  const { testResults, numPassedTests, numFailedTests, numPendingTests, numTodoTests } = read.data
  for (const { name, assertionResults } of testResults)
    for (const { fullName, duration } of assertionResults)
      took.push({ name: `${relative(ROOT, name)}: ${fullName}`, milliseconds: duration ?? 0 })
  return { passed: numPassedTests, failed: Math.max(numFailedTests, code === 0 ? 0 : 1), skipped: numPendingTests + numTodoTests }
}

type Suite = z.infer<typeof Suite>
const Suite = z.object({
  specs: z.array(
    z.object({
      file: z.string(),
      title: z.string(),
      tests: z.array(
        z.object({
          results: z.array(z.object({ duration: z.number() })),
        }),
      ),
    }),
  ),
  get suites() {
    return z.array(Suite).optional()
  },
})

const PlaywrightReport = z.object({
  suites: z.array(Suite),
  stats: z.object({ expected: z.number(), unexpected: z.number(), skipped: z.number() }),
})

/** Runs the browser stories and counts the results. */
export async function storyCounts(chromium: string, args: string[]): Promise<Counts> {
  const report = join(ROOT, '.tmp', 'stories.json')
  rmSync(report, { force: true })
  const code = await run('playwright', ['test', '--config=e2e/playwright.config.ts', '--reporter=list,json', ...args], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    FONDLY_TEST_CHROMIUM: chromium,
    FONDLY_TEST_FIREFOX: firefox() ?? '',
  })
  const read = PlaywrightReport.safeParse(readJson(report))
  if (!read.success) return { passed: 0, failed: 1, skipped: 0 }
  const { expected, unexpected, skipped } = read.data.stats
  took.push(...read.data.suites.flatMap(storiesOf))
  return { passed: expected, failed: Math.max(unexpected, code === 0 ? 0 : 1), skipped }
}

function storiesOf({ specs, suites = [] }: Suite): Took[] {
  const own = specs.map(({ file, title, tests }) => ({
    name: `e2e/${file}: ${title}`,
    milliseconds: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
  }))
  return [...own, ...suites.flatMap(storiesOf)]
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
