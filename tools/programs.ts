import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Programs that read printed matter back, and browsers; each with the Debian package that brings it. */
const PROGRAMS = {
  chromium: 'chromium',
  pdfinfo: 'poppler-utils',
  qpdf: 'qpdf',
  mutool: 'mupdf-tools',
  dmtxread: 'dmtx-utils',
  gs: 'ghostscript',
  curl: 'curl',
  file: 'file',
} as const

/** Other distributions call it so, and have no package of Debian's name: it must not keep the others from being installed. */
const FIREFOX = ['firefox-esr', 'firefox']

/** Installs what is missing where that is ours to do (CI, or root in a container); elsewhere says the one command. */
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
}

function install(packages: string[]): void {
  const command = `apt-get update && apt-get install -y ${packages.join(' ')}`
  const root = process.getuid?.() === 0
  if (root && find('apt-get') && (process.env['CI'] || inContainer())) {
    console.log(`Installing ${packages.join(', ')} for the tests that need them ...`)
    spawnSync('sh', ['-c', `${command} >/dev/null`], { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
  } else {
    console.log(`Some tests need programs that are not here and will be skipped. To install them: ${root ? '' : 'sudo '}sh -c '${command}'`)
  }
}

/** The machine's Firefox, if there is one. */
export function firefox(): string | undefined {
  return FIREFOX.map(find).find((path) => path !== undefined)
}

/** The browser for the stories: the machine's Chromium or Chrome, else Playwright's own, else undefined. */
export function browser(): string | undefined {
  const machine = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'].map(find).find((path) => path !== undefined)
  if (machine) return machine
  const asked = spawnSync(
    process.execPath,
    ['-e', "import('@playwright/test').then(({ chromium }) => console.log(chromium.executablePath()))"],
    { encoding: 'utf8' },
  )
  const own = asked.stdout.trim()
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
