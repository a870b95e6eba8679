import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT, sourceFiles } from './imports.ts'

/** Reads the clock of the browser, or its time zone as a part of a day. */
const CLOCK = /\bnew Date\(\)|\bDate\.now\(\)|\bTemporal\.Now\b|getTimezoneOffset|\.getFullYear\(|\.getMonth\(|\.getDate\(/

/** These may read the clock: they show remaining time or the time of an error, notice that somebody is typing, or read a local time that was typed. */
const ALLOWED = [
  'web/features/dashboard/settings/local-time.ts',
  'web/features/updates/reload-on-update.ts',
  'web/features/updates/typing.ts',
  'web/screens/ErrorDataList.tsx',
  'web/ui/use-now.ts',
]

// A browser in another time zone, or with a wrong clock, may have another day than the post. So the server sends the postal day.
test('the page takes no day from the clock of the browser', () => {
  const sources = sourceFiles().filter((file) => /^web\/.*\.tsx?$/.test(file) && !/\.test\./.test(file))
  expect(sources.filter((file) => CLOCK.test(readFileSync(join(ROOT, file), 'utf8')))).toEqual(ALLOWED)
})
