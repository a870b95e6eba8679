import { execFile, execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { ROOT } from './imports.ts'
import { TYPE_CHECKS } from './type-checks.ts'

/** Lists the files that the compiler checks with one tsconfig, relative to the root. The compiler only lists them and checks nothing. */
async function listCheckedFiles(name: string): Promise<string[]> {
  const tsc = join(ROOT, 'node_modules', '.bin', 'tsc')
  const { stdout } = await promisify(execFile)(tsc, ['-p', `tsconfig.${name}.json`, '--listFilesOnly'], {
    cwd: ROOT,
    maxBuffer: 16 * 1024 * 1024,
    shell: process.platform === 'win32',
  })
  return stdout.split(/\r?\n/).map((file) => relative(ROOT, file).replaceAll('\\', '/'))
}

test('every TypeScript file is type-checked', async () => {
  const patterns = ['*.ts', '*.tsx', '*.mts', '*.cts']
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...patterns], {
    cwd: ROOT,
    encoding: 'utf8',
  })
  const files = listed.split('\n').filter((file) => file !== '' && existsSync(join(ROOT, file)))
  const checked = new Set((await Promise.all(TYPE_CHECKS.map(listCheckedFiles))).flat())
  expect(files.length).toBeGreaterThan(1_000)
  expect(files.filter((file) => !checked.has(file))).toEqual([])
})
