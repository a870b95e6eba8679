import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { buildBrowserFont, buildFontPack, FONT_NAMES } from './font-packs.ts'
import { buildHeadingFont } from './heading-font.ts'

test.each(FONT_NAMES)('the committed pack and browser font of %s are exactly those made from the TTF', async (name) => {
  const pack = await buildFontPack(name)
  expect(pack === (await readFile(new URL(`../stationery/typeset/packs/${name}.json`, import.meta.url), 'utf8'))).toBe(true)
  const browserFont = await buildBrowserFont(name, pack)
  expect(Buffer.compare(browserFont, await readFile(new URL(`../stationery/paint/svg/fonts/${name}.woff2`, import.meta.url)))).toBe(0)
})

test('the committed font of the headings is exactly the one made from its package, and has less than 70,000 bytes', async () => {
  const committed = await readFile(new URL('../web/fonts/newsreader.woff2', import.meta.url))
  expect(Buffer.compare(await buildHeadingFont(), committed)).toBe(0)
  expect(committed.length).toBeLessThan(70_000)
})
