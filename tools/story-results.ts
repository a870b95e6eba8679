import { rmSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { ROOT } from './imports.ts'
import { firefox } from './programs.ts'
import { readJson } from './read-json.ts'
import { runProgram, type Ended } from './run-program.ts'
import type { FileResults, Results } from './results.ts'

const ReportedError = z.object({
  message: z.string().optional(),
  location: z.object({ file: z.string(), line: z.number() }).optional(),
})
type Spec = z.infer<typeof Spec>
const Spec = z.object({
  file: z.string(),
  title: z.string(),
  tests: z.array(
    z.object({ status: z.string(), results: z.array(z.object({ duration: z.number(), errors: z.array(ReportedError).default([]) })) }),
  ),
})
type Suite = z.infer<typeof Suite>
const Suite = z.object({
  specs: z.array(Spec),
  get suites() {
    return z.array(Suite).optional()
  },
})
const Report = z.object({ suites: z.array(Suite), errors: z.array(ReportedError).default([]) })

/** Runs the browser stories, or those whose path matches one of the arguments. */
export async function runStories(chromium: string, args: string[]): Promise<Results> {
  const report = join(ROOT, '.tmp', 'stories.json')
  rmSync(report, { force: true })
  const ended = await runProgram('playwright', ['test', '--config=e2e/playwright.config.ts', '--reporter=list,json', ...args], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    FONDLY_TEST_CHROMIUM: chromium,
    FONDLY_TEST_FIREFOX: firefox() ?? '',
  })
  return storyResults(readJson(report), ended)
}

/** Runs a few files once more with one worker, while nothing else runs. */
export function runStoriesAlone(chromium: string, files: string[]): Promise<Results> {
  // An argument is a regular expression for absolute paths. `looks.story.ts` alone would also select `sign-in-looks.story.ts`.
  const exact = files.map((file) => `${file.replace(/^e2e\//, String.raw`[\\/]e2e[\\/]`).replaceAll('.', String.raw`\.`)}$`)
  return runStories(chromium, ['--workers=1', ...exact])
}

/** @param report what Playwright's JSON reporter wrote. */
export function storyResults(report: unknown, { code, lastOutput }: Ended): Results {
  const read = Report.safeParse(report)
  const specs = read.success ? read.data.suites.flatMap(specsOf) : []
  const files = [...Map.groupBy(specs, ({ file }) => file)].map(([file, own]) => fileResults(`e2e/${file}`, own))
  const errors = read.success ? read.data.errors.map(errorText) : []
  const isExplained = read.success && (code === 0 || errors.length > 0 || files.some(({ failures }) => failures.length > 0))
  if (!isExplained) errors.push(lastOutput.split('\n').slice(-15).join('\n'))
  return { files, outside: errors.map((error) => ({ name: 'the stories, outside a story', error })) }
}

const specsOf = ({ specs, suites = [] }: Suite): Spec[] => [...specs, ...suites.flatMap(specsOf)]

function fileResults(file: string, specs: Spec[]): FileResults {
  const stories = specs.flatMap(({ title, tests }) => tests.map((one) => ({ name: `${file}: ${title}`, ...one })))
  const withStatus = (status: string) => stories.filter((one) => one.status === status)
  return {
    file,
    passed: withStatus('expected').length,
    skipped: withStatus('skipped').length,
    failures: withStatus('unexpected').map(({ name, results }) => ({
      name,
      error: results.flatMap(({ errors }) => errors.map(errorText)).join('\n'),
    })),
    took: stories.map(({ name, results }) => ({ name, milliseconds: results.reduce((total, { duration }) => total + duration, 0) })),
  }
}

function errorText({ message = '', location }: z.infer<typeof ReportedError>): string {
  return location ? `at ${location.file}:${location.line}\n${message}` : message
}
