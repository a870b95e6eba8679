import { browser, ensurePrograms } from './programs.ts'
import { sum } from './results.ts'
import { runStories } from './story-results.ts'

ensurePrograms()
const chromium = browser()
if (!chromium) {
  console.error('There is no browser: install chromium and try again.')
  process.exit(1)
}
const { failures } = sum([await runStories(chromium, process.argv.slice(2))])
process.exitCode = failures.length === 0 ? 0 : 1
