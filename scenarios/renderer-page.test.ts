import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { freePort } from '@fondly/kit/free-port.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

/*
 * Runs the commands of docs/renderer.md in a shell against `npm start`, and reads the results with other programs. It imports nothing of the product.
 */
const ROOT = resolve(import.meta.dirname, '..')
const PROGRAMS = ['curl', 'pdfinfo', 'pdffonts', 'pdftotext', 'pdftoppm', 'dmtxread', 'file']
const missing = PROGRAMS.filter((program) => spawnSync('sh', ['-c', `command -v ${program}`]).status !== 0)
if (missing.length > 0 && process.env['CI']) throw new Error(`CI skips nothing, and these programs are missing: ${missing.join(', ')}.`)

type Example = { heading: string; command: string; answer: unknown }
type Details = Record<string, { imageUrl: string } | undefined>

describe.skipIf(missing.length > 0)('docs/renderer.md', () => {
  let folder: string
  let child: ChildProcess
  let url: string
  let examples: Example[]
  beforeAll(async () => {
    examples = examplesOf(await readFile(join(ROOT, 'docs/renderer.md'), 'utf8'))
    folder = await mkdtemp(join(tmpdir(), 'fondly-page-'))
    const port = await freePort()
    url = `http://localhost:${port}`
    child = spawn(process.execPath, ['scenarios/testing/start-without-history.js'], {
      cwd: ROOT,
      env: { PATH: process.env['PATH'], HOME: folder, PORT: String(port), FONDLY_DATA: join(folder, 'data') },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    await ready(child)
  })
  afterAll(async () => {
    child.kill('SIGTERM')
    if (child.exitCode === null) await once(child, 'exit')
    await rm(folder, { recursive: true, force: true })
  })

  const ask = (example: Example, change: (command: string) => string = (command) => command): unknown =>
    JSON.parse(execFileSync('sh', ['-c', change(example.command).replaceAll('http://localhost:3000', url)], { encoding: 'utf8' }))
  const under = (heading: string): Example[] => {
    const found = examples.filter((example) => example.heading === heading)
    expect(found.length).toBeGreaterThan(0)
    return found
  }
  /** Downloads the file of one of the details. Returns its path. */
  const fetched = async (details: unknown, name: string): Promise<string> => {
    const address = (details as Details)[name]?.imageUrl ?? ''
    const path = join(folder, `${name}-${address.replaceAll(/\W/g, '').slice(-20)}.${/\.(jpg|pdf)/.exec(address)?.[1]}`)
    const response = await fetch(address)
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toMatch(/^(no-store|private, max-age=3600)$/)
    await writeFile(path, new Uint8Array(await response.arrayBuffer()))
    return path
  }
  const kindOf = (path: string): string => execFileSync('file', ['-b', path], { encoding: 'utf8' })
  const scanned = (picture: string): string => spawnSync('dmtxread', ['-N1', '-m20000', picture], { encoding: 'utf8' }).stdout
  const print = (command: string) =>
    command.replace('"render": "preview"', '"render": "print"').replace('"GetSurfaceImages": true', '"GetSurfaceImages": false')

  test('a card by its templates gives three pictures and the file for the press', async () => {
    const [card, template] = under('A card by its templates')
    if (!card || !template) throw new Error('The page has two examples there.')
    const details = ask(card)
    expect(Object.keys(details as Details).sort()).toEqual(['jpegDetails', 'primaryJpegDetails', 'secondaryJpegDetails'])
    for (const name of ['jpegDetails', 'primaryJpegDetails', 'secondaryJpegDetails'])
      expect(kindOf(await fetched(details, name))).toMatch(/JPEG.* 1280x896/)

    const pdf = await fetched(ask(card, print), 'pdfDetails')
    expect(sizes(pdf)).toEqual({ pages: 2, trim: [720, 504] })
    expect(unfitFonts(pdf)).toEqual([])
    const words = text(pdf)
    for (const output of ['Sent with care by Harborview.', 'Welcome home! If anything needs doing, call me.', 'Marisol Ortega'])
      expect(words).toContain(output)
    expect(ask(template)).toMatchObject({ name: '60-H-inside', page: { name: 'inside', width: 1875, height: 2775, fold: { y: 1387.5 } } })
  })

  test('a card by full pages gives its words, its size and its code', async () => {
    const [card] = under('A card by full pages')
    if (!card) throw new Error('The page has an example there.')
    const pdf = await fetched(ask(card), 'pdfDetails')
    expect(sizes(pdf)).toEqual({ pages: 1, trim: [720, 504] })
    expect(text(pdf)).toContain('Feliz cumpleaños, señora Núñez')
    // Dots at 300 dpi: the bleed and the margin of the press around the trim, then the place of the code on the page of this example.
    const edge = 46 + 75
    const crop = ['-x', `${650 + edge}`, '-y', `${1776 + edge}`, '-W', '200', '-H', '200']
    execFileSync('pdftoppm', ['-r', '300', '-png', '-singlefile', ...crop, pdf, join(folder, 'code')])
    expect(scanned(join(folder, 'code.png'))).toBe('A7kP2mQ9xZ')
  })

  test('an envelope by its addresses gives 2161 x 1500 with its code for print and 1280 x 1041 for the screen', async () => {
    const [envelope] = under('An envelope by its addresses')
    if (!envelope) throw new Error('The page has an example there.')
    const picture = await fetched(ask(envelope), 'jpegDetails')
    expect(kindOf(picture)).toMatch(/JPEG.*2161x1500/)
    expect(scanned(picture)).toBe('A7kP2mQ9xZ')
    const seen = await fetched(
      ask(envelope, (command) => command.replace('"print"', '"preview"')),
      'jpegDetails',
    )
    expect(kindOf(seen)).toMatch(/JPEG.*1280x1041/)
  })

  test('a refusal gives exactly the answer that the page shows', () => {
    const [refused] = under('Refusals')
    if (!refused) throw new Error('The page has an example there.')
    expect(refused.answer).toBeDefined()
    expect(ask(refused)).toEqual(refused.answer)
  })
})

/** Reads the examples of the page: each command, with its heading and the answer that follows it. */
function examplesOf(page: string): Example[] {
  const examples: Example[] = []
  let heading = ''
  for (const [, title, kind, block = ''] of page.matchAll(/^## (.+)$|^```(\w*)\n([^]*?)^```$/gm)) {
    if (title !== undefined) heading = title
    else if (kind === 'sh') examples.push({ heading, command: block, answer: undefined })
    else if (kind === 'json') Object.assign(examples.at(-1) ?? {}, { answer: JSON.parse(block) as unknown })
  }
  return examples
}

function sizes(pdf: string): { pages: number; trim: number[] } {
  const output = execFileSync('pdfinfo', ['-box', pdf], { encoding: 'utf8' })
  const [left = 0, lower = 0, right = 0, upper = 0] = (/TrimBox: +([\d. ]+)/.exec(output)?.[1] ?? '').trim().split(/ +/).map(Number)
  return {
    pages: Number(/Pages: +(\d+)/.exec(output)?.[1]),
    trim: [right - left, upper - lower].map((length) => Math.round(length * 100) / 100),
  }
}

function unfitFonts(pdf: string): string[] {
  const lines = execFileSync('pdffonts', [pdf], { encoding: 'utf8' }).trim().split('\n').slice(2)
  expect(lines.length).toBeGreaterThan(0)
  return lines.filter((line) => !/ yes +yes +yes +\d+ +\d+$/.test(line.trimEnd()))
}

const text = (pdf: string): string => execFileSync('pdftotext', ['-raw', pdf, '-'], { encoding: 'utf8' }).replaceAll(/\s+/g, ' ')

function ready(child: ChildProcess): Promise<void> {
  let output = ''
  return new Promise((done, failed) => {
    const listen = (chunk: Buffer) => {
      output += chunk.toString()
      if (output.includes('Fondly is ready at')) done()
    }
    child.stdout?.on('data', listen)
    child.stderr?.on('data', listen)
    child.once('exit', (code) => failed(new Error(`It ended with ${code} and said:\n${output.slice(-5000)}`)))
  })
}
