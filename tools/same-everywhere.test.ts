import { chooseByLength } from '@fondly/kit/testing/long.ts'
import { displayListHash } from '@fondly/stationery/layout/display-list-hash.ts'
import { displayList, layoutProblems, type DisplayList, type GlyphsMark } from '@fondly/stationery/layout/display-list.ts'
import { cardPages } from '@fondly/stationery/layout/card-pages.ts'
import { FONT_FILES } from '@fondly/stationery/paint/font-files.ts'
import { openOutlines } from '@fondly/stationery/paint/glyph.ts'
import { openFont, type FontName } from '@fondly/stationery/typeset/font-pack.ts'
import { setLine } from '@fondly/stationery/typeset/line.ts'
import * as harfbuzz from 'harfbuzzjs'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { build } from 'vite'
import { expect, test } from 'vitest'
import type * as cardLists from './card-lists.ts'
import { listBytes } from './card-lists.ts'
import { browser } from './programs.ts'
import { randomCards } from './random-cards.ts'

/** The number of cards: a thousand in `npm run test:long`. */
const CARD_COUNT = chooseByLength({ short: 100, long: 1000 })
const cards = randomCards(CARD_COUNT, 20261121)
const lists = cards.map((card) => displayList(cardPages(card)))
const program = browser()

test('the cards contain text that is hard to lay out', () => {
  const kinds = lists.map((list) => new Set(layoutProblems(list).map(({ kind }) => kind)))
  expect(kinds.filter((kind) => kind.has('overflow')).length).toBeGreaterThan(CARD_COUNT * 0.02)
  expect(kinds.filter((kind) => kind.has('missing')).length).toBeGreaterThan(CARD_COUNT * 0.05)
  expect(kinds.filter((kind) => kind.size === 0).length).toBeGreaterThan(CARD_COUNT * 0.6)
  expect(new Set(cards.map(({ message }) => message)).size).toBeGreaterThan(CARD_COUNT * 0.99)
  const clusters = new Set(lists.flatMap((list) => linesOf(list).flatMap((line) => line.clusters)))
  for (const cluster of ['fi', 'fl', 'ff', 'ffi', 'ñ', '¿', '¡', 'é', '“', '”', '’', '—', '–', '…']) expect(clusters).toContain(cluster)
})

test('a browser lays out the cards exactly as the server does', async ({ skip }) => {
  if (program === undefined && process.env['CI']) throw new Error('Where CI is set nothing is skipped, and there is no browser.')
  if (program === undefined) return skip('There is no browser.')
  const window = await chromium.launch({ executablePath: program, args: FLAGS })
  try {
    const page = await window.newPage()
    await page.addScriptTag({ content: await script() })
    const seen = await page.evaluate((all) => (globalThis as unknown as Page).cardLists.listHashes(all), cards)
    const ours = lists.map(displayListHash)
    // Different hashes do not show the difference, so compare the first list that differs completely.
    const differing = ours.findIndex((hash, number) => hash !== seen[number])
    const card = cards[differing === -1 ? 0 : differing]
    if (!card) throw new Error('There are no cards.')
    expect(await page.evaluate((one) => (globalThis as unknown as Page).cardLists.listBytes(one), card)).toBe(listBytes(card))
    expect(seen).toEqual(ours)
  } finally {
    await window.close()
  }
})

test('every line of the cards has exactly the glyphs, places and width of HarfBuzz', () => {
  const shapers: Record<FontName, Shaper> = { garamond: shaper('garamond'), franklin: shaper('franklin'), hand: shaper('hand') }
  const lines = new Map(lists.flatMap(linesOf).map((line) => [`${line.font} ${line.clusters.join('')}`, line]))
  const differing = [...lines.values()].flatMap((line) => {
    const text = line.clusters.join('')
    const set = setLine(text, openFont(line.font))
    const ids = line.clusters.map((cluster) => openOutlines(line.font).glyph(cluster).id)
    const ours = { ids, xs: set.placed.map(({ x }) => x), width: set.width }
    const theirs = shapers[line.font](text)
    const same = JSON.stringify(ours) === JSON.stringify(theirs) && hasPlaces(line, theirs.xs)
    return same ? [] : [{ text, font: line.font, at: line.xs, ours, theirs }]
  })
  expect(differing).toEqual([])
  expect(lines.size).toBeGreaterThan(CARD_COUNT * 8)
})

/** Set by the script that the test adds to the page. */
type Page = { cardLists: typeof cardLists }

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Builds the layout for browsers: bundled and minified with the configuration of the page. */
async function script(): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2023',
      minify: true,
      lib: { entry: join(import.meta.dirname, 'card-lists.ts'), formats: ['iife'], name: 'cardLists' },
    },
  })
  const [chunk] = [built].flat().flatMap((bundle) => ('output' in bundle ? bundle.output : []))
  if (chunk?.type !== 'chunk') throw new Error('The layout was not bundled.')
  return chunk.code
}

function linesOf(list: DisplayList): GlyphsMark[] {
  return list.pages.flatMap(({ marks }) => marks.filter((mark) => mark.kind === 'glyphs'))
}

/** Returns true if the glyphs of the display list are at these places, except for rounding to a hundredth of a pixel. */
function hasPlaces({ font, size, xs }: GlyphsMark, places: number[]): boolean {
  const [start = 0] = xs
  return xs.every((x, i) => Math.abs(x - start - ((places[i] ?? 0) * size) / openFont(font).unitsPerEm) <= 1)
}

type Shaper = (text: string) => { ids: number[]; xs: number[]; width: number }

function shaper(name: FontName): Shaper {
  const font = new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(new Uint8Array(readFileSync(FONT_FILES[name])).buffer)))
  const features = [new harfbuzz.Feature('calt', 0), new harfbuzz.Feature('clig', 0)]
  return (text) => {
    const buffer = new harfbuzz.Buffer()
    buffer.addText(text)
    buffer.guessSegmentProperties()
    harfbuzz.shape(font, buffer, features)
    let width = 0
    const xs = buffer.getGlyphPositions().map(({ xAdvance }) => (width += xAdvance) - xAdvance)
    return { ids: buffer.getGlyphInfos().map((glyph) => glyph.codepoint), xs, width }
  }
}
