import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Programs that the tests need to read print files, each with its Debian package. */
const PROGRAMS = {
  pdfinfo: 'poppler-utils',
  qpdf: 'qpdf',
  mutool: 'mupdf-tools',
  dmtxread: 'dmtx-utils',
  gs: 'ghostscript',
  curl: 'curl',
  file: 'file',
} as const

// Other distributions use other package names for browsers. So browsers are installed separately: a missing name must not block other packages.
const FIREFOX = ['firefox-esr', 'firefox']
/** Chromium without windows. A window around every page would cost as much processor time as the page itself. */
const HEADLESS = 'chromium-headless-shell'
const BROWSERS_WITH_WINDOWS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** Installs missing programs when it runs as root with apt-get, in CI or in a container. Otherwise prints the command that installs them. */
export function ensurePrograms(): void {
  const missing = [
    ...new Set(
      Object.entries(PROGRAMS)
        .filter(([program]) => !find(program))
        .map(([, pkg]) => pkg),
    ),
  ]
  if (missing.length > 0) install(missing)
  if (!firefox()) install([FIREFOX[0] ?? ''])
  if (!find(HEADLESS) && (mayInstall() || !machineBrowser())) install([HEADLESS])
  if (!machineBrowser()) install(['chromium'])
}

const isRoot = (): boolean => process.getuid?.() === 0

function mayInstall(): boolean {
  return isRoot() && find('apt-get') !== undefined && (Boolean(process.env['CI']) || inContainer())
}

function install(packages: string[]): void {
  const command = `apt-get update && apt-get install -y ${packages.join(' ')}`
  if (mayInstall()) {
    console.log(`Installing ${packages.join(', ')} for the tests that need them ...`)
    spawnSync('sh', ['-c', `${command} >/dev/null`], { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
  } else {
    console.log(
      `Some tests need programs that are not here and will be skipped. To install them: ${isRoot() ? '' : 'sudo '}sh -c '${command}'`,
    )
  }
}

/** The path of the installed Firefox, if there is one. */
export function firefox(): string | undefined {
  return FIREFOX.map(find).find((path) => path !== undefined)
}

/** The path of the installed Chromium without windows, otherwise of Chromium or Chrome, if there is one. */
const machineBrowser = (): string | undefined => [HEADLESS, ...BROWSERS_WITH_WINDOWS].map(find).find((path) => path !== undefined)

/** The path of the installed Chromium or Chrome as people use it, for measurements. */
export const browserWithWindows = (): string | undefined => BROWSERS_WITH_WINDOWS.map(find).find((path) => path !== undefined)

/** The path of the browser for the stories: the installed one, otherwise Playwright's (installed if necessary), otherwise undefined. */
export function browser(): string | undefined {
  const machine = machineBrowser()
  if (machine) return machine
  const answer = spawnSync(
    process.execPath,
    ['-e', "import('@playwright/test').then(({ chromium }) => console.log(chromium.executablePath()))"],
    { encoding: 'utf8' },
  )
  const own = answer.stdout.trim()
  if (own && !existsSync(own)) spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' })
  return own && existsSync(own) ? own : undefined
}

function find(program: string): string | undefined {
  const path = spawnSync('sh', ['-c', `command -v ${program}`], { encoding: 'utf8' }).stdout.trim()
  return path === '' ? undefined : path
}

function inContainer(): boolean {
  return (
    existsSync('/.dockerenv') ||
    existsSync('/run/.containerenv') ||
    process.env['container'] !== undefined ||
    !existsSync('/run/systemd/system')
  )
}
