import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ownImports, ROOT } from '../imports.ts'
import { listMigrationFiles, readRecord, toRecordLine } from './migration-files.ts'

const files = listMigrationFiles()
const recorded = readRecord()
const present = files.map(toRecordLine)

test('every migration is recorded; record a new one with node tools/releases/record-migrations.ts', () => {
  expect(files.length).toBeGreaterThan(40)
  expect(files.filter((_, index) => !recorded.includes(present[index] ?? ''))).toEqual([])
})

test('no recorded migration was changed or removed: write a new one instead', () => {
  expect(recorded.filter((line) => !present.includes(line))).toEqual([])
})

test('the code of a migration imports none of our code, because that may change', () => {
  const code = files.filter((file) => !file.endsWith('.sql'))
  expect(code.length).toBeGreaterThan(0)
  for (const file of code) expect([file, ownImports(file)]).toEqual([file, []])
  for (const file of code) expect(readFileSync(join(ROOT, file), 'utf8')).not.toMatch(/from '(?!kysely')/)
})
