import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Reads print files back with programs that are not ours: what a press, a scanner and a careful eye would find. */

/** Left, top, width and height in pixels at 300 dpi, from the upper left of the sheet. */
export type SheetBox = { x: number; y: number; width: number; height: number }
/** In points: left, lower, right, upper. */
export type PageBoxes = { media: number[]; bleed: number[]; trim: number[] }

const PROGRAMS = ['pdfinfo', 'pdffonts', 'pdfimages', 'pdftotext', 'pdftoppm', 'qpdf', 'mutool', 'gs', 'dmtxread']

/** Programs that are not on this machine; none missing, and every check below can be made. */
export function missingPrograms(): string[] {
  const missing = PROGRAMS.filter((program) => spawnSync('sh', ['-c', `command -v ${program}`]).status !== 0)
  if (missing.length > 0 && process.env['CI'])
    throw new Error(`Where CI is set nothing is skipped, and ${missing.join(', ')} cannot be found.`)
  return missing
}

/** The boxes of every page. */
export function pageBoxes(file: string): PageBoxes[] {
  const text = run('pdfinfo', ['-box', '-f', '1', '-l', '9999', file])
  const boxes = (name: string) =>
    [...text.matchAll(new RegExp(`${name}Box: +([\\d. ]+)`, 'g'))].map(([, numbers = '']) => numbers.trim().split(/ +/).map(Number))
  const [media, bleed, trim] = [boxes('Media'), boxes('Bleed'), boxes('Trim')]
  return media.map((box, page) => ({ media: box, bleed: bleed[page] ?? [], trim: trim[page] ?? [] }))
}

/** Fonts that are not embedded, not cut down to what is used, or cannot be read as text; and how many there are. */
export function fonts(file: string): { count: number; unfit: string[] } {
  const lines = run('pdffonts', [file])
    .split('\n')
    .slice(2)
    .filter((line) => line.trim() !== '')
  return { count: lines.length, unfit: lines.filter((line) => !/ yes +yes +yes +\d+ +\d+$/.test(line.trimEnd())) }
}

/** What the file says its colours mean: the kind of its output intent, and whether a profile with three channels is embedded. */
export function outputIntent(file: string): { kind: string; profile: boolean } {
  const found = run('mutool', ['show', file, 'trailer/Root/OutputIntents/1'])
  const profile = /DestOutputProfile (\d+) 0 R/.exec(found)?.[1]
  return {
    kind: /\/S \/(\w+)/.exec(found)?.[1] ?? '',
    profile: profile !== undefined && /\/N 3\b/.test(run('mutool', ['show', file, profile])),
  }
}

/** The resolution of every picture, in pixels for an inch, the lesser of both ways. */
export function pictureResolutions(file: string): number[] {
  return run('pdfimages', ['-list', file])
    .split('\n')
    .slice(2)
    .filter((line) => line.trim() !== '')
    .map((line) => line.trim().split(/ +/))
    .map((cells) => Math.min(Number(cells[12]), Number(cells[13])))
}

/** What three other readers have to complain of; empty when nothing. */
export function complaints(file: string): string[] {
  const checks: [string, string[]][] = [
    ['qpdf', ['--check', file]],
    ['gs', ['-q', '-dNOPAUSE', '-dBATCH', '-dSAFER', '-dPDFSTOPONERROR', '-sDEVICE=inkcov', '-o', '/dev/null', file]],
    ['mutool', ['draw', '-q', '-r', '72', '-F', 'pnm', '-o', '/dev/null', file]],
  ]
  return checks.flatMap(([program, args]) => {
    const { status, stderr } = spawnSync(program, args, { encoding: 'utf8' })
    const said = stderr.split('\n').filter((line) => line.trim() !== '' && !line.includes('ICC support is not available'))
    return status === 0 ? said.map((line) => `${program}: ${line}`) : [`${program}: ended with ${status}`, ...said]
  })
}

/** The same, page by page. */
export function wordsByPage(file: string): string[] {
  // A form feed ends each page.
  const pages = run('pdftotext', ['-raw', file, '-']).split('\f').slice(0, -1)
  return pages.map((page) => page.replaceAll(/\s+/g, ' ').trim())
}

/** All words of a file in the order in which they are read, one space between them. */
export function words(file: string): string {
  return run('pdftotext', ['-raw', file, '-']).replaceAll(/\s+/g, ' ').trim()
}

/** A box of a page as a grey picture, printed at 300 dpi. */
export function printedBox(file: string, page: number, box: SheetBox): { width: number; height: number; pixels: Uint8Array } {
  return inFolder((folder) => {
    render(file, page, box, join(folder, 'box'))
    const { width, pixels } = readPgm(readFileSync(join(folder, 'box.pgm')))
    return { width, height: pixels.length / width, pixels: Uint8Array.from(pixels) }
  })
}

/** What a scanner reads in a box of a page, printed at 300 dpi. */
export function scannedCode(file: string, page: number, box: SheetBox): string {
  return inFolder((folder) => {
    render(file, page, box, join(folder, 'code'))
    return run('dmtxread', ['-N1', join(folder, 'code.pgm')]).trim()
  })
}

/** How much ink is in a box of a page: the sum of all darkness, 1 for a black pixel at 300 dpi. */
export function ink(file: string, page: number, box: SheetBox): number {
  return inFolder((folder) => {
    render(file, page, box, join(folder, 'ink'))
    const { pixels } = readPgm(readFileSync(join(folder, 'ink.pgm')))
    return pixels.reduce((sum, grey) => sum + (255 - grey) / 255, 0)
  })
}

/** The same of a picture (JPEG or PNG) so many pixels wide, its commonest grey taken for bare paper. */
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

function inFolder<T>(work: (folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'printed-'))
  try {
    return work(folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}
