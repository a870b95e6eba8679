// Runs before `npm start` and `npm test`, with any Node from version 20 on. It is plain JavaScript, because no package is installed yet.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')

if (!isInstalled()) install()
requireNode()

/**
 * Returns true when every package of the lock file is installed in the locked version. An optional package may be missing, because it may be for
 * another machine.
 */
function isInstalled() {
  const wanted = packagesOf('package-lock.json')
  const present = packagesOf('node_modules/.package-lock.json')
  if (!wanted || !present) return false
  return Object.entries(wanted).every(([path, { version, optional, link }]) => {
    if (path === '' || optional || !path.startsWith('node_modules/')) return true
    const here = present[path]
    return here !== undefined && (link || here.version === version)
  })
}

function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8')).packages
  } catch {
    return undefined
  }
}

function install() {
  console.log('Installing what is missing (about half a minute, once) ...')
  const npm = process.env.npm_execpath
  const command = npm ? [process.execPath, npm] : ['npm']
  const { status } = spawnSync(command[0], [...command.slice(1), 'ci'], { cwd: root, stdio: 'inherit', shell: !npm })
  if (status !== 0) {
    console.error('The packages could not be installed. Is the npm registry reachable? Try: npm ci')
    process.exit(status ?? 1)
  }
}

/**
 * Ends with a message when the Node of the next script is too old. That is the pinned Node of node_modules/.bin where this platform has one, else the
 * Node on the PATH.
 */
function requireNode() {
  const asked = spawnSync('node', ['--version'], { cwd: root, encoding: 'utf8', shell: process.platform === 'win32', env: withLocalBin() })
  const version = (asked.stdout ?? '').trim()
  if (Number(version.slice(1).split('.')[0]) >= 24) return
  console.error(
    `Fondly needs Node 24 or newer; this machine has ${version || 'none'}, and there is no pinned one for ${process.platform} ${process.arch}. Install it from nodejs.org.`,
  )
  process.exit(1)
}

function withLocalBin() {
  const separator = process.platform === 'win32' ? ';' : ':'
  return { ...process.env, PATH: join(root, 'node_modules', '.bin') + separator + process.env.PATH }
}
