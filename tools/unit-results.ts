import { rmSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import * as z from 'zod'
import { ROOT } from './imports.ts'
import { readJson } from './read-json.ts'
import { runProgram, type Ended } from './run-program.ts'
import type { FileResults, Results } from './results.ts'

const FileReport = z.object({
  name: z.string(),
  status: z.string(),
  message: z.string(),
  assertionResults: z.array(
    z.object({ fullName: z.string(), status: z.string(), duration: z.number().nullish(), failureMessages: z.array(z.string()) }),
  ),
})
const Report = z.object({ testResults: z.array(FileReport) })

/** Runs the unit and contract tests, or those whose path contains one of the arguments. */
export async function runUnits(args: string[]): Promise<Results> {
  const report = join(ROOT, '.tmp', 'vitest.json')
  rmSync(report, { force: true })
  const ended = await runProgram('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...args])
  return unitResults(readJson(report), ended)
}

/** Runs a few files once more in one process, while nothing else runs. */
export async function runUnitsAlone(files: string[]): Promise<Results> {
  const { files: results, outside } = await runUnits(['--maxWorkers=1', ...files])
  // The argument `kit/a.test.ts` also selects `bff/kit/a.test.ts`.
  return { files: results.filter(({ file }) => files.includes(file)), outside }
}

/** @param report what Vitest's JSON reporter wrote. */
export function unitResults(report: unknown, { code, lastOutput }: Ended): Results {
  const read = Report.safeParse(report)
  const files = read.success ? read.data.testResults.map(fileResults) : []
  const isExplained = code === 0 || files.some(({ failures }) => failures.length > 0)
  if (read.success && isExplained) return { files, outside: [] }
  return { files, outside: [{ name: 'the unit tests, outside a test', error: fromUnhandledError(lastOutput) }] }
}

function fileResults({ name, status, message, assertionResults }: z.infer<typeof FileReport>): FileResults {
  const file = relative(ROOT, name).split(sep).join('/')
  const failed = assertionResults.filter((one) => one.status === 'failed')
  const failures = failed.map(({ fullName, failureMessages }) => ({ name: `${file}: ${fullName}`, error: failureMessages.join('\n') }))
  // The file itself fails if it cannot be imported or if a hook around its tests throws.
  if (status === 'failed' && failures.length === 0) failures.push({ name: `${file}: the file itself`, error: message })
  const passed = assertionResults.filter((one) => one.status === 'passed').length
  const took = assertionResults.map(({ fullName, duration }) => ({ name: `${file}: ${fullName}`, milliseconds: duration ?? 0 }))
  return { file, passed, skipped: assertionResults.length - passed - failed.length, failures, took }
}

/** Returns the output from Vitest's heading 'Unhandled ...' on, which lists errors outside every test. Without it, returns the last 15 lines. */
function fromUnhandledError(output: string): string {
  const start = output.indexOf('Unhandled')
  return start >= 0 ? output.slice(start) : output.split('\n').slice(-15).join('\n')
}
