import { asOneTest, sum, type Counts } from './counts.ts'

/** Types of the three worlds, lint, format. The rooms and the map are tests of their own. */
export async function check(): Promise<Counts> {
  const types = await Promise.all(
    ['pure', 'server', 'web'].map((world) => asOneTest(`types, ${world}`, 'tsc', ['-p', `tsconfig.${world}.json`])),
  )
  const lint = await asOneTest('lint', 'oxlint', ['--type-aware', '--quiet'])
  const format = await asOneTest('format', 'oxfmt', ['--check', '.'])
  return sum([...types, lint, format])
}

if (import.meta.main) {
  const { failed } = await check()
  process.exitCode = failed === 0 ? 0 : 1
}
