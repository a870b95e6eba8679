import { stripVTControlCharacters } from 'node:util'
import type { Failure } from './results.ts'

const MAX_FAILURES_SHOWN = 10
const MAX_ERROR_LINES = 15

/** Returns a block of lines for each failure: its name and the beginning of its error. After MAX_FAILURES_SHOWN failures, returns only names. */
export function describeFailures(failures: Failure[]): string[] {
  const shown = failures.slice(0, MAX_FAILURES_SHOWN).flatMap(({ name, error }) => [`  ${name}`, ...firstLines(error)])
  return [...shown, ...failures.slice(MAX_FAILURES_SHOWN).map(({ name }) => `  ${name}`)]
}

function firstLines(error: string): string[] {
  const lines = stripVTControlCharacters(error)
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '' && !isOfRunner(line))
  return lines.slice(0, MAX_ERROR_LINES).map((line) => `      ${line}`)
}

/** Matches a stack line of the test runner, which says nothing about the test. */
const isOfRunner = (line: string): boolean => /^\s*at .*(node_modules|<anonymous>|node:internal)/.test(line)
