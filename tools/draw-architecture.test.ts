import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { drawArchitecture, withPicture } from './draw-architecture.ts'
import { ROOT } from './imports.ts'

test('the picture of the architecture agrees with the import rules', () => {
  const page = readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8')
  // If this fails, run: node tools/draw-architecture.ts
  expect(page).toBe(withPicture(page))
})

test('an arrow that other arrows imply is left out', () => {
  const picture = drawArchitecture()
  expect(picture).toContain('  bff --> core')
  expect(picture).not.toContain('  bff --> domain')
})
