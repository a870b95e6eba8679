import { audit } from './audit.ts'
import { asOneTest, sum, type Counts } from './counts.ts'
import { TYPE_CHECKS } from './type-checks.ts'

/** Checks types, lint, format and advisories. The import rules, the map and the licences have their own tests. */
export async function check(): Promise<Counts> {
  const audited = audit()
  const types = await Promise.all(TYPE_CHECKS.map((name) => asOneTest(`types, ${name}`, 'tsc', ['-p', `tsconfig.${name}.json`])))
  const lint = await asOneTest('lint', 'oxlint', ['--type-aware', '--quiet'])
  const format = await asOneTest('format', 'oxfmt', ['--check', '.'])
  const { outcome, told } = await audited
  console.log(`${{ passed: 'ok', failed: 'FAILED', skipped: 'skipped' }[outcome]}  advisories: ${told}`)
  return sum([...types, lint, format, { passed: 0, failed: 0, skipped: 0, [outcome]: 1 }])
}

if (import.meta.main) {
  const { failed } = await check()
  process.exitCode = failed === 0 ? 0 : 1
}
