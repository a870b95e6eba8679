import { defineConfig } from '@playwright/test'

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.story.ts',
  globalSetup: './prepare.ts',
  // All limits are generous, because stories wait for conditions and the machine may be busy.
  timeout: 300_000,
  // Stories mostly wait, so three of them and the unit tests together keep two cores busy.
  workers: 3,
  // On a busy machine a browser sometimes times out. The story runs once more with its own product, and is named at the end.
  retries: 1,
  expect: { timeout: 60_000 },
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
