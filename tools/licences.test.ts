import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ROOT } from './imports.ts'
import { installedLicence, isAllowed, licenceProblems } from './licences.ts'

test('every package has an allowed licence', () => {
  expect(licenceProblems(ROOT)).toEqual([])
})

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'fondly-licences-'))
})
afterEach(() => rmSync(root, { recursive: true }))

/** Creates a package as npm installs it. Returns its folder. */
function install(name: string, files: Record<string, string>): string {
  const folder = join(root, 'node_modules', name)
  mkdirSync(folder, { recursive: true })
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text)
  return folder
}
const lockOf = (packages: Record<string, object>) => JSON.stringify({ packages: { '': {}, ...packages } })

const MIT =
  'Copyright (c) 2017 Somebody\n\nPermission is hereby granted, free of charge, to any person obtaining a copy of this software ...\n\nTHE SOFTWARE IS PROVIDED "AS IS"'

test('a licence that is missing in the lock file is read from the package: from its package.json, else from its LICENSE', () => {
  install('said', { 'package.json': '{"license":"ISC"}' })
  install('written', { 'package.json': '{}', 'LICENSE.md': MIT })
  install('silent', { 'package.json': '{}' })
  install('forbidden', { 'package.json': '{"license":"SSPL-1.0"}', LICENSE: 'Server Side Public License' })
  const lock = lockOf({ 'node_modules/said': {}, 'node_modules/written': {}, 'node_modules/silent': {}, 'node_modules/forbidden': {} })
  expect(licenceProblems(root, lock)).toEqual([
    { package: 'silent', licence: 'none that is known' },
    { package: 'forbidden', licence: 'SSPL-1.0' },
  ])
})

test('a forbidden licence is reported even for a package that is not installed', () => {
  const lock = lockOf({ 'node_modules/a': { license: 'AGPL-3.0' }, 'node_modules/b/node_modules/c': { license: 'Nobody', optional: true } })
  expect(licenceProblems(root, lock)).toEqual([
    { package: 'a', licence: 'AGPL-3.0' },
    { package: 'c', licence: 'Nobody' },
  ])
})

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0)', true],
  ['MIT AND OFL-1.1', true],
  ['MIT AND GPL-3.0', false],
  ['GPL-3.0', false],
])('whether the licence %s is allowed: %s', (expression, allowed) => expect(isAllowed(expression)).toBe(allowed))

test('the old form of a list of licences can be read too', () => {
  expect(installedLicence(install('old', { 'package.json': '{"licenses":[{"type":"MIT","url":"x"}]}' }))).toBe('MIT')
})
