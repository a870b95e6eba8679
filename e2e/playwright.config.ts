import { defineConfig } from '@playwright/test'
import type { Settings } from './test-product.ts'
import { AT_ONCE, CUT_OFF } from './settings.ts'

const CUT_OFF_STORIES = [
  '**/looks.story.ts',
  '**/corrections.story.ts',
  '**/dashboard-withdraw.story.ts',
  '**/press.story.ts',
  '**/sign-in-looks.story.ts',
  '**/withdraw-and-correct.story.ts',
]
/** This story builds the page once more, so only `npm run test:long` runs it. */
const LONG_STORIES = process.env['FONDLY_TEST_LONG'] === '1' ? [] : ['**/pseudo-locale.story.ts']

export default defineConfig<object, { settings: Settings }>({
  testDir: '.',
  testMatch: '**/*.story.ts',
  globalSetup: './prepare.ts',
  // All limits are generous, because stories wait for conditions and the machine may be busy.
  timeout: 300_000,
  // Stories mostly wait, so three of them and the unit tests together keep two cores busy.
  workers: 3,
  expect: { timeout: 60_000 },
  // Stories with the same settings share a worker, its browser and its product. The longest stories start first.
  projects: [
    { name: 'cut-off', testMatch: CUT_OFF_STORIES, use: { settings: CUT_OFF }, workers: 2 },
    { name: 'at-once', testIgnore: [...CUT_OFF_STORIES, ...LONG_STORIES], use: { settings: AT_ONCE } },
  ],
  outputDir: '../test-results',
  use: {
    // Shorter than the story's limit, so that a step that cannot be done fails with its own line.
    actionTimeout: 150_000,
    browserName: 'chromium',
    headless: true,
    viewport: { width: 1440, height: 1000 },
    launchOptions: {
      executablePath: process.env['FONDLY_TEST_CHROMIUM'],
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    locale: 'en-US',
    timezoneId: 'America/Los_Angeles',
    screenshot: 'only-on-failure',
  },
})
