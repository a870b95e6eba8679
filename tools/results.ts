/** A test, story or check that failed. `name` contains its file too; `error` is plain text of any length. */
export type Failure = { name: string; error: string }
/** How long a test or a story took, to find the slow ones. */
export type Took = { name: string; milliseconds: number }
export type Counts = { passed: number; skipped: number; failures: Failure[] }
/** The results of one test file or of the checks. `file` is relative to the root, with slashes. */
export type FileResults = Counts & { file: string; took: Took[] }
/** The results of one run of a test runner. `outside` has what went wrong outside every file, for example an unreadable report. */
export type Results = { files: FileResults[]; outside: Failure[] }

/** More failing files than this in one run have another cause than chance, so they are not run again. */
const MAX_FILES_AGAIN = 5

export function sum(all: Results[]): Counts {
  const files = all.flatMap((one) => one.files)
  return {
    passed: files.reduce((count, { passed }) => count + passed, 0),
    skipped: files.reduce((count, { skipped }) => count + skipped, 0),
    failures: [...files.flatMap(({ failures }) => failures), ...all.flatMap(({ outside }) => outside)],
  }
}

export function slowest(all: Results[], count: number): Took[] {
  const took = all.flatMap(({ files }) => files.flatMap((file) => file.took))
  return took.toSorted((one, other) => other.milliseconds - one.milliseconds).slice(0, count)
}

/** The files to run again alone: those with a failure, or none if they are too many. */
export function filesToRunAgain({ files }: Results): string[] {
  const failed = files.filter(({ failures }) => failures.length > 0).map(({ file }) => file)
  return failed.length > MAX_FILES_AGAIN ? [] : failed
}

/**
 * Takes the results of the second run for the files that it contains.
 * @returns the merged results, and `unreliable`: the failures of the first run that the second does not have.
 */
export function mergeAgain(first: Results, again: Results): { results: Results; unreliable: Failure[] } {
  const second = new Map(again.files.map((results) => [results.file, results]))
  const files = first.files.map((results) => second.get(results.file) ?? results)
  const stillFailing = new Set(files.flatMap(({ failures }) => failures.map(({ name }) => name)))
  const unreliable = first.files.flatMap(({ failures }) => failures).filter(({ name }) => !stillFailing.has(name))
  return { results: { files, outside: [...first.outside, ...again.outside] }, unreliable }
}
