import { execFile } from 'node:child_process'
import { chmod, cp, lstat, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { nativeFolder } from './programs.ts'

const asNobody = process.getuid?.() === 0 ? ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups', '--'] : []

let place: string
beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'programs-'))
  await chmod(place, 0o755)
  // The package as npm unpacks it when no script may run: without the links.
  const native = nativeFolder(process.platform, process.arch)
  await cp(native, join(place, 'native'), {
    recursive: true,
    filter: async (path) => !/\.a$|share.timezone|lib.postgresql|pkgconfig/.test(path) && !(await lstat(path)).isSymbolicLink(),
  })
  await mkdir(join(place, 'links'))
  await chmod(join(place, 'links'), 0o777)
  await chmod(join(place, 'native', 'lib'), 0o555)
})
afterAll(async () => {
  await chmod(join(place, 'native', 'lib'), 0o755)
  await rm(place, { recursive: true })
})

test.skipIf(process.platform === 'win32')('programs find their libraries in a read-only package without links', async () => {
  const script = `
    const { execFileSync } = await import('node:child_process')
    const { postgresPrograms } = await import(${JSON.stringify(join(import.meta.dirname, 'programs.ts'))})
    const programs = await postgresPrograms(${JSON.stringify(join(place, 'links'))}, ${JSON.stringify(join(place, 'native'))})
    process.stdout.write(execFileSync(programs.path('postgres'), ['--version'], { env: programs.environment }))`
  const [command, ...args] = [...asNobody, process.execPath, '--input-type=module', '-e', script]
  const { stdout } = await promisify(execFile)(command, args)
  expect(stdout).toMatch(/^postgres \(PostgreSQL\) 18/)
  expect((await readdir(join(place, 'links', 'native', 'lib'))).length).toBeGreaterThan(0)
})

test('an unsupported platform is refused with advice to set DATABASE_URL', () => {
  expect(() => nativeFolder('sunos', 'sparc')).toThrow(
    /^There is no embedded PostgreSQL for sunos-sparc here; set DATABASE_URL to .*postgresql:\/\//,
  )
})
