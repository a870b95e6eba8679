import { relative, sep } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { ROOT } from './imports.ts'

/** The tests that start, stop and kill processes. They spend much of their time waiting. */
const WAITING = /^(?:chaos|scenarios|kit\/postgres)\//

/** Runs the tests that mostly wait first, while the browser stories keep the processors busy. Tests that compute come last. */
export class WaitingFirst extends BaseSequencer {
  override async sort(specifications: TestSpecification[]): Promise<TestSpecification[]> {
    return putWaitingFirst(await super.sort(specifications), ({ moduleId }) => relative(ROOT, moduleId).split(sep).join('/'))
  }
}

/** Puts the test files that wait before the others, each group in its order. `pathOf` returns the path of a file below the root. */
export function putWaitingFirst<File>(files: File[], pathOf: (file: File) => string): File[] {
  const [waiting, others] = [files.filter((file) => WAITING.test(pathOf(file))), files.filter((file) => !WAITING.test(pathOf(file)))]
  return [...waiting, ...others]
}
