import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join, relative, resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '../..')
/** Folders that are not copied: git does not track them, or no product needs them. */
const LEFT_OUT = new Set(['node_modules', '.git', '.data', 'releases', 'e2e', 'bench', 'chaos'])

/** What `npm start` and the commands need: launch and whatever it imports. */
const PRODUCT_TSCONFIG = {
  extends: './tsconfig.server.json',
  include: ['launch/**/*.ts', 'upstreams/**/*.d.ts'],
  exclude: ['**/node_modules', '**/*.test.ts'],
}

export type UpstreamName = 'commerce' | 'identity' | 'worker' | 'renderer'

/** Copies the product's sources without one embedded upstream. The copy uses the installed packages of this tree and its own workspaces. */
export async function copyWithout(name: UpstreamName): Promise<{ root: string; remove: () => Promise<void> }> {
  const root = await mkdtemp(join(tmpdir(), `fondly-without-${name}-`))
  // When root runs the tests, PostgreSQL runs as another user, who must be able to open this folder.
  await chmod(root, 0o755)
  const gone = join(ROOT, 'upstreams', name)
  for (const entry of await readdir(ROOT)) {
    if (LEFT_OUT.has(entry)) continue
    await cp(join(ROOT, entry), join(root, entry), {
      recursive: true,
      filter: (path) => path !== gone && basename(path) !== 'node_modules',
    })
  }
  await linkPackages(root)
  return { root, remove: () => rm(root, { recursive: true, force: true }) }
}

/** Links every package, but `@fondly/*` to the folders of the copy. */
async function linkPackages(root: string): Promise<void> {
  const packages = join(root, 'node_modules')
  await mkdir(join(packages, '@fondly'), { recursive: true })
  for (const entry of await readdir(join(ROOT, 'node_modules')))
    if (entry !== '@fondly' && entry !== '.cache') await symlink(join(ROOT, 'node_modules', entry), join(packages, entry))
  for (const workspace of await readdir(join(ROOT, 'node_modules', '@fondly')))
    await symlink(join(root, workspace), join(packages, '@fondly', workspace))
}

/** Returns the compiler's errors about the product's sources in that folder, without tests, one line each. */
export async function typeErrors(root: string): Promise<string[]> {
  const tsc = join(ROOT, 'node_modules', '.bin', 'tsc')
  await writeFile(join(root, 'tsconfig.product.json'), JSON.stringify(PRODUCT_TSCONFIG))
  const child = spawn(tsc, ['-p', 'tsconfig.product.json', '--pretty', 'false'], { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] })
  const lines = (await Array.fromAsync(child.stdout.setEncoding('utf8'))).join('').split('\n')
  return lines.filter((line) => / error TS/.test(line))
}

/** Runs these unit tests in that folder. Returns how many files were run, the failed tests, and how many tests passed. */
export async function runTests(root: string, files: string[]): Promise<{ files: number; failed: string[]; passed: number }> {
  const vitest = join(ROOT, 'node_modules', '.bin', 'vitest')
  const report = join(root, '.vitest.json')
  const child = spawn(vitest, ['run', '--reporter=json', `--outputFile=${report}`, ...files], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    // The short form of each test is enough here: its long form runs in the whole tree.
    env: { ...process.env, FONDLY_TEST_LONG: '0' },
  })
  await once(child, 'exit')
  const { testResults, numPassedTests } = JSON.parse(await readFile(report, 'utf8')) as VitestReport
  const failed = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults.filter((one) => one.status === 'failed').map(({ fullName }) => `${relative(root, name)}: ${fullName}`)
    return status === 'failed' && tests.length === 0 ? [`${relative(root, name)}: ${message}`] : tests
  })
  return { files: testResults.length, failed, passed: numPassedTests }
}

type VitestReport = {
  testResults: { name: string; status: string; message: string; assertionResults: { status: string; fullName: string }[] }[]
  numPassedTests: number
}

export type Started = { stop: () => Promise<void> }

/** Starts the product of that folder on a data folder of its own. */
export async function startFrom(root: string, settings: Record<string, string>): Promise<Started> {
  const data = await mkdtemp(join(tmpdir(), 'fondly-started-'))
  const child = spawn(process.execPath, [join(root, 'scenarios', 'testing', 'patient-start.js')], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      HOME: data,
      FONDLY_DATA: data,
      FONDLY_POOL_SIZE: '1',
      FONDLY_PRESS_CUT: 'at-once',
      ...settings,
    },
  })
  const ended = once(child, 'exit')
  let output = ''
  const ready = Promise.withResolvers<void>()
  const listen = (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-10_000)
    if (output.includes('Fondly is ready at')) ready.resolve()
  }
  child.stdout.on('data', listen)
  child.stderr.on('data', listen)
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM')
    await ended
    await rm(data, { recursive: true, force: true })
  }
  void ended.then(() => ready.reject(new Error(`The product ended before it was ready. It said:\n${output}`)))
  try {
    await ready.promise
  } catch (error) {
    await stop()
    throw error
  }
  return { stop }
}
