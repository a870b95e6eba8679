import { defineConfig } from '@playwright/test'

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.story.ts',
  globalSetup: './prepare.ts',
  // All limits are generous: what is waited for is a condition, and the machine may have much else to do.
  timeout: 300_000,
  // A story waits most of its time: three of them, and the unit tests beside them, keep two cores busy.
  workers: 3,
  // A browser on a busy machine is told off by its clock at times: once more in a house of its own, and named at the end.
  retries: 1,
  expect: { timeout: 60_000 },
  outputDir: '../test-results',
  use: {
    // A step that cannot be done says so with its own line, and not with the time of the whole story.
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
