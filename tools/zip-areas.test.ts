import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { zipAreasFile } from './build-zip-areas.ts'
import { zipStatesFile } from './build-zip-states.ts'
import { ROOT } from './imports.ts'

test.each([
  ['areas', 'domain/delivery/zip-areas.ts', zipAreasFile],
  ['states', 'domain/address/zip-states.ts', zipStatesFile],
])('the table of %s is what its script makes of the table of ZIP codes', (_, path, make) => {
  expect(readFileSync(join(ROOT, path), 'utf8')).toBe(make())
})
