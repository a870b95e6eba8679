import { filesToRunAgain, mergeAgain, type Failure, type Results } from './results.ts'

/** Runs the files with a failure once more, alone, if they are few. A test counts as failed only if it fails both times. */
export async function runFailedAgain(
  first: Results,
  runAlone: (files: string[]) => Promise<Results>,
): Promise<{ results: Results; unreliable: Failure[] }> {
  const files = filesToRunAgain(first)
  if (files.length === 0) return { results: first, unreliable: [] }
  console.log(`Again, alone: ${files.join(', ')}`)
  return mergeAgain(first, await runAlone(files))
}
