import { storyCounts } from './counts.ts'
import { browser, ensurePrograms } from './programs.ts'

ensurePrograms()
const chromium = browser()
if (!chromium) {
  console.error('There is no browser: install chromium and try again.')
  process.exit(1)
}
const { failed } = await storyCounts(chromium, process.argv.slice(2))
process.exitCode = failed === 0 ? 0 : 1
