import { join } from 'node:path'
import { audit } from './audit.ts'
import { ROOT } from './imports.ts'
import { sum, type FileResults, type Results } from './results.ts'
import { runCheck } from './run-program.ts'
import { TYPE_CHECKS } from './type-checks.ts'

/** Checks types, lint, format and advisories. The import rules, the map and the licences have their own tests. */
export async function check(): Promise<Results> {
  const audited = audit()
  const types = await Promise.all(TYPE_CHECKS.map(checkTypes))
  const lint = await runCheck('lint', 'oxlint', ['--type-aware', '--quiet'])
  const format = await runCheck('format', 'oxfmt', ['--check', '.'])
  const { outcome, message } = await audited
  console.log(`${{ passed: 'ok', failed: 'FAILED', skipped: 'skipped' }[outcome]}  advisories: ${message}`)
  const advisories: FileResults = {
    file: 'advisories',
    passed: outcome === 'passed' ? 1 : 0,
    skipped: outcome === 'skipped' ? 1 : 0,
    failures: outcome === 'failed' ? [{ name: 'advisories', error: message }] : [],
    took: [],
  }
  return { files: [...types, lint, format, advisories], outside: [] }
}

/** Keeps a record of what it has checked, so that the next check of this tree reads only changed files and the files that import them. */
function checkTypes(name: string): Promise<FileResults> {
  const buildInfoFile = join(ROOT, '.tmp', 'types', `${name}.tsbuildinfo`)
  return runCheck(`types, ${name}`, 'tsc', ['-p', `tsconfig.${name}.json`, '--incremental', '--tsBuildInfoFile', buildInfoFile])
}

if (import.meta.main) {
  const { failures } = sum([await check()])
  process.exitCode = failures.length === 0 ? 0 : 1
}
