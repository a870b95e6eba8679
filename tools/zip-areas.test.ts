import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { zipAreasFile } from './build-zip-areas.ts'
import { ROOT } from './imports.ts'

test('the table of areas is what its script makes of the table of ZIP codes', () => {
  expect(readFileSync(join(ROOT, 'domain/delivery/zip-areas.ts'), 'utf8')).toBe(zipAreasFile())
})
