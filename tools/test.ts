import { buildWebIfStale } from '@fondly/launch/serve/build-web.ts'
import { check } from './check.ts'
import { printResults } from './print-results.ts'
import { browser, ensurePrograms } from './programs.ts'
import type { Results } from './results.ts'
import { runFailedAgain } from './run-again.ts'
import { runStories, runStoriesAlone } from './story-results.ts'
import { runUnits, runUnitsAlone } from './unit-results.ts'

ensurePrograms()
const chromium = browser()
// Build the pages once, before the tests and stories that need them.
await buildWebIfStale((sentence) => console.log(sentence))
// Run all at the same time: the stories take longest and mostly wait for browsers, while the others work.
const [checked, units, stories] = await Promise.all([check(), runUnits([]), chromium ? runStories(chromium, []) : withoutStories()])

// Run failed files again alone: the load of the other tests may have caused a failure. Such a failure is named in the end.
const unitsAgain = await runFailedAgain(units, runUnitsAlone)
const storiesAgain = await runFailedAgain(stories, (files) => runStoriesAlone(chromium ?? '', files))
printResults([checked, unitsAgain.results, storiesAgain.results], [...unitsAgain.unreliable, ...storiesAgain.unreliable])

function withoutStories(): Results {
  console.log('There is no browser: the stories are skipped.')
  return { files: [{ file: 'e2e', passed: 0, skipped: 1, failures: [], took: [] }], outside: [] }
}
