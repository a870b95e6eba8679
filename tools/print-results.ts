import { describeFailures } from './describe-failures.ts'
import { slowest, sum, type Failure, type Results } from './results.ts'

const SLOWEST_COUNT = 10

/** Prints the slowest tests, then the failures and as the last line the counts. Sets the exit code. */
export function printResults(all: Results[], unreliable: Failure[]): void {
  console.log(`The ${SLOWEST_COUNT} slowest tests:`)
  for (const { name, milliseconds } of slowest(all, SLOWEST_COUNT))
    console.log(`${(milliseconds / 1000).toFixed(1).padStart(7)} s  ${name}`)

  const { passed, skipped, failures } = sum(all)
  if (unreliable.length > 0) console.log(['Passed only when run again alone (mend these):', ...describeFailures(unreliable)].join('\n'))
  if (failures.length > 0) console.log(['Failed:', ...describeFailures(failures)].join('\n'))
  process.exitCode = failures.length === 0 && passed > 0 ? 0 : 1
  console.log(`${passed} passed, ${failures.length} failed, ${skipped} skipped`)
}
