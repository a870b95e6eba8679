import { defineConfig } from 'vitest/config'
import { WaitingFirst } from './tools/waiting-first.ts'

export default defineConfig({
  test: {
    include: ['**/*.test.ts', '**/*.test.tsx'],
    exclude: ['**/node_modules/**', 'web/dist/**', 'e2e/**', '.data/**'],
    globalSetup: ['tools/test-server.ts'],
    // What is waited for is a condition; how long at most is generous, for a machine that has much else to do.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 120_000 } },
    // The first lines of a failure are repeated at the end of `npm test`, so its sentence shows the whole value.
    chaiConfig: { truncateThreshold: 1_000 },
    maxWorkers: 2,
    sequence: { sequencer: WaitingFirst },
    // Modules are read once for each of the two processes and not once for each file: what a test changes in them it puts back.
    isolate: false,
  },
})
