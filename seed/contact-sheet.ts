import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Scene } from '@fondly/stationery/layout/scene.ts'
import { pageRaster } from '@fondly/stationery/paint/raster/page-raster.ts'
import { CARDS } from './art/cards.ts'
import { rectangle } from './art/path.ts'

/**
 * `node seed/contact-sheet.ts FILE.jpg [INCH [SIDE [CARD ...]]]` draws stored cards side by side into one picture. INCH is the number of pixels for
 * an inch of a card.
 */
const [file = 'cards.jpg', inch = '30', side = 'front', ...wanted] = process.argv.slice(2)
const WIDTH_PX = 1960
const GAP_PX = 26
const scale = Number(inch) / 300

type Laid = { url: string; scene: Scene; x: number; y: number; width: number; height: number }

const cards = CARDS.filter(({ cardId }) => wanted.length === 0 || wanted.includes(cardId))
  .map(({ cardId }): Laid => {
    // Written by seed/draw.ts and checked against the schema in world.test.ts.
    const scene = JSON.parse(readFileSync(join(import.meta.dirname, 'world', 'art', cardId, `${side}.json`), 'utf8')) as Scene
    return { url: cardId, scene: { ...scene, bleed: 0 }, x: 0, y: 0, width: scene.width * scale, height: scene.height * scale }
  })
  .sort((a, b) => b.height - a.height)

const rows: Laid[][] = []
let used = WIDTH_PX
for (const card of cards) {
  if (used + card.width + GAP_PX > WIDTH_PX) {
    rows.push([])
    used = GAP_PX
  }
  rows.at(-1)?.push(card)
  used += card.width + GAP_PX
}

let foot = 0
for (const row of rows) {
  foot += GAP_PX + Math.max(...row.map(({ height }) => height))
  const spare = WIDTH_PX - GAP_PX - row.reduce((sum, { width }) => sum + width + GAP_PX, 0)
  // A last row that is not full starts at the left.
  const more = row === rows.at(-1) ? 0 : spare / Math.max(1, row.length - 1)
  let left = GAP_PX
  for (const card of row) {
    Object.assign(card, { x: left, y: foot - card.height })
    left += card.width + GAP_PX + more
  }
}
const height = Math.round(foot + GAP_PX)

const plain = (width: number, height: number, fill: string): { scene: Scene } => ({
  scene: { width, height, bleed: 0, nodes: [{ path: rectangle(0, 0, width, height), fill }] },
})
const picture = (url: string, x: number, y: number, width: number, height: number) =>
  ({ kind: 'picture', url, x: x * 100, y: y * 100, width: width * 100, height: height * 100 }) as const
const sheet = await pageRaster(
  {
    name: 'outside',
    width: WIDTH_PX * 100,
    height: height * 100,
    bleed: 0,
    marks: [
      picture('table', 0, 0, WIDTH_PX, height),
      ...cards.flatMap(({ url, x, y, width, height }) => [
        picture(`${url} shadow`, x + 3, y + 4, width, height),
        picture(url, x, y, width, height),
      ]),
    ],
    problems: [],
  },
  {
    art: new Map([
      ['table', plain(WIDTH_PX, height, '#efe7dc')],
      ...cards.flatMap(({ url, scene }): [string, { scene: Scene }][] => [
        [`${url} shadow`, plain(scene.width, scene.height, '#cfc4b4')],
        [url, { scene }],
      ]),
    ]),
    scale: 1,
    view: { x: 0, y: 0, width: WIDTH_PX, height },
  },
)
writeFileSync(file, sheet.toBuffer('image/jpeg', 76))
