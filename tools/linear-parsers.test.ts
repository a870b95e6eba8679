import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { ROOT } from './imports.ts'
import { ADDRESS_CHECK } from './parser-worst-inputs.ts'

/** The number of steps that a parser may need for any input, in addition to steps that grow with its length. */
const ALLOWANCE_STEPS = 200

const Steps = z.object({
  counted: z.array(
    z.object({ parser: z.string(), input: z.string(), maxSteps: z.number().optional(), half: z.number(), whole: z.number() }),
  ),
  address: z.object({ line: z.string(), steps: z.number() }),
})

async function countSteps(): Promise<z.infer<typeof Steps>> {
  const { stdout } = await promisify(execFile)(process.execPath, [join(ROOT, 'tools/parser-steps.ts')], { maxBuffer: 10_000_000 })
  return Steps.parse(JSON.parse(stdout))
}

test('no parser takes more than twice the steps for twice the input, up to the largest allowed size', { timeout: 600_000 }, async () => {
  const { counted, address } = await countSteps()
  expect(counted.length).toBeGreaterThan(400)
  expect(
    counted.filter(({ maxSteps, half, whole }) => (maxSteps === undefined ? whole > 2.2 * half + ALLOWANCE_STEPS : whole > maxSteps)),
  ).toEqual([])
  // Also check that the input is accepted, because a parser that refuses everything would be linear too.
  const most = Map.groupBy(counted, ({ parser }) => parser)
  const idle = [...most].filter(([, rows]) => rows.every(({ whole }) => whole <= ALLOWANCE_STEPS))
  expect(idle.map(([parser]) => parser)).toEqual([])

  expect(address.line.split(' ').length).toBeGreaterThan(20)
  expect(address.steps).toBeLessThan(ADDRESS_CHECK.maxSteps)
})
