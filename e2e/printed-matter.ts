import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Reads print files with other programs, to find faults that a press, a scanner or a careful reader would find. */

/** Left, top, width and height in pixels at 300 dpi, from the upper left of the sheet. */
export type SheetBox = { x: number; y: number; width: number; height: number }
/** In points: left, lower, right, upper. */
export type PageBoxes = { media: number[]; bleed: number[]; trim: number[] }

const PROGRAMS = ['pdfinfo', 'pdffonts', 'pdfimages', 'pdftotext', 'pdftoppm', 'qpdf', 'mutool', 'gs', 'dmtxread']

/** Lists the programs that this machine lacks; if none, every check below works. Throws if one is missing in CI. */
export function missingPrograms(): string[] {
  const missing = PROGRAMS.filter((program) => spawnSync('sh', ['-c', `command -v ${program}`]).status !== 0)
  if (missing.length > 0 && process.env['CI'])
    throw new Error(`Where CI is set nothing is skipped, and ${missing.join(', ')} cannot be found.`)
  return missing
}

/** Returns the boxes of every page. */
export function pageBoxes(file: string): PageBoxes[] {
  const text = run('pdfinfo', ['-box', '-f', '1', '-l', '9999', file])
  const boxes = (name: string) =>
    [...text.matchAll(new RegExp(`${name}Box: +([\\d. ]+)`, 'g'))].map(([, numbers = '']) => numbers.trim().split(/ +/).map(Number))
  const [media, bleed, trim] = [boxes('Media'), boxes('Bleed'), boxes('Trim')]
  return media.map((box, page) => ({ media: box, bleed: bleed[page] ?? [], trim: trim[page] ?? [] }))
}

/** Returns the number of fonts, and those that are not embedded, not reduced to the used characters, or not readable as text. */
export function fonts(file: string): { count: number; unfit: string[] } {
  const lines = run('pdffonts', [file])
    .split('\n')
    .slice(2)
    .filter((line) => line.trim() !== '')
  return { count: lines.length, unfit: lines.filter((line) => !/ yes +yes +yes +\d+ +\d+$/.test(line.trimEnd())) }
}

/** Returns what the file says about its colours: the kind of its output intent, and whether it embeds a profile with three channels. */
export function outputIntent(file: string): { kind: string; profile: boolean } {
  const found = run('mutool', ['show', file, 'trailer/Root/OutputIntents/1'])
  const profile = /DestOutputProfile (\d+) 0 R/.exec(found)?.[1]
  return {
    kind: /\/S \/(\w+)/.exec(found)?.[1] ?? '',
    profile: profile !== undefined && /\/N 3\b/.test(run('mutool', ['show', file, profile])),
  }
}

/** Returns the resolution of every picture in pixels per inch, the lower one of both directions. */
export function pictureResolutions(file: string): number[] {
  return run('pdfimages', ['-list', file])
    .split('\n')
    .slice(2)
    .filter((line) => line.trim() !== '')
    .map((line) => line.trim().split(/ +/))
    .map((cells) => Math.min(Number(cells[12]), Number(cells[13])))
}

/** Returns the complaints of three other PDF readers; empty if there are none. */
export function complaints(file: string): string[] {
  const checks: [string, string[]][] = [
    ['qpdf', ['--check', file]],
    ['gs', ['-q', '-dNOPAUSE', '-dBATCH', '-dSAFER', '-dPDFSTOPONERROR', '-sDEVICE=inkcov', '-o', '/dev/null', file]],
    ['mutool', ['draw', '-q', '-r', '72', '-F', 'pnm', '-o', '/dev/null', file]],
  ]
  return checks.flatMap(([program, args]) => {
    const { status, stderr } = spawnSync(program, args, { encoding: 'utf8' })
    const problems = stderr.split('\n').filter((line) => line.trim() !== '' && !line.includes('ICC support is not available'))
    return status === 0 ? problems.map((line) => `${program}: ${line}`) : [`${program}: ended with ${status}`, ...problems]
  })
}

/** Returns the words of each page, with one space between them. */
export function wordsByPage(file: string): string[] {
  // A form feed ends each page.
  const pages = run('pdftotext', ['-raw', file, '-']).split('\f').slice(0, -1)
  return pages.map((page) => page.replaceAll(/\s+/g, ' ').trim())
}

/** Returns all words of a file in reading order, with one space between them. */
export function words(file: string): string {
  return run('pdftotext', ['-raw', file, '-']).replaceAll(/\s+/g, ' ').trim()
}

/** Returns a box of a page as a grey picture at 300 dpi. */
export function printedBox(file: string, page: number, box: SheetBox): { width: number; height: number; pixels: Uint8Array } {
  return inFolder((folder) => {
    render(file, page, box, join(folder, 'box'))
    const { width, pixels } = readPgm(readFileSync(join(folder, 'box.pgm')))
    return { width, height: pixels.length / width, pixels: Uint8Array.from(pixels) }
  })
}

/** Returns the code that a scanner reads in a box of a page at 300 dpi. */
export function scannedCode(file: string, page: number, box: SheetBox): string {
  return inFolder((folder) => {
    render(file, page, box, join(folder, 'code'))
    return run('dmtxread', ['-N1', join(folder, 'code.pgm')]).trim()
  })
}

/** Returns how much ink is in a box of a page: the sum of the darkness of its pixels at 300 dpi, 1 for a black one. */
export function ink(file: string, page: number, box: SheetBox): number {
  return inFolder((folder) => {
    render(file, page, box, join(folder, 'ink'))
    const { pixels } = readPgm(readFileSync(join(folder, 'ink.pgm')))
    return pixels.reduce((sum, grey) => sum + (255 - grey) / 255, 0)
  })
}

/** Returns the ink in a box of a picture (JPEG or PNG) that is `pictureWidth` pixels wide, like ink(). Its most common grey counts as paper. */
export function pictureInk(file: string, pictureWidth: number, { x, y, width, height }: SheetBox): number {
  return inFolder((folder) => {
    const grey = join(folder, 'picture.pgm')
    run('mutool', ['draw', '-q', '-F', 'pgm', '-w', String(pictureWidth), '-o', grey, file])
    const picture = readPgm(readFileSync(grey))
    const pixels = Array.from({ length: height }, (_, row) =>
      picture.pixels.subarray((y + row) * picture.width + x, (y + row) * picture.width + x + width),
    )
    const shades = new Uint32Array(256)
    for (const row of pixels) for (const grey of row) shades[grey] = (shades[grey] ?? 0) + 1
    const paper = shades.indexOf(Math.max(...shades))
    return pixels.reduce((sum, row) => row.reduce((dark, grey) => dark + Math.max(0, paper - grey) / paper, sum), 0)
  })
}

function render(file: string, page: number, { x, y, width, height }: SheetBox, name: string): void {
  const crop = ['-x', x, '-y', y, '-W', width, '-H', height].map(String)
  run('pdftoppm', ['-r', '300', '-gray', '-singlefile', '-f', String(page), '-l', String(page), ...crop, file, name])
}

function readPgm(bytes: Buffer): { width: number; pixels: Uint8Array } {
  const header = /^P5\s+(?:#.*\s+)?(\d+)\s+(\d+)\s+255\s/.exec(bytes.toString('latin1', 0, 100))
  if (!header) throw new Error('That is no grey picture.')
  return { width: Number(header[1]), pixels: bytes.subarray(header[0].length) }
}

function run(program: string, args: string[]): string {
  return execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 50_000_000 })
}

/** Runs work that needs a folder of its own, and removes the folder afterwards. */
export function inFolder<T>(work: (folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'printed-'))
  try {
    return work(folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}
