import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Scene } from '@fondly/stationery/layout/scene.ts'
import { pageRaster } from '@fondly/stationery/paint/raster/page-raster.ts'
import { CARDS } from './art/cards.ts'
import { rectangle } from './art/path.ts'

/** `node seed/contact-sheet.ts FILE.jpg [INCH [SIDE [CARD ...]]]`: the kept cards side by side, an inch being so many pixels. */
const [file = 'cards.jpg', inch = '30', side = 'front', ...wanted] = process.argv.slice(2)
const WIDTH = 1960
const GAP = 26
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
let used = WIDTH
for (const card of cards) {
  if (used + card.width + GAP > WIDTH) {
    rows.push([])
    used = GAP
  }
  rows.at(-1)?.push(card)
  used += card.width + GAP
}

let foot = 0
for (const row of rows) {
  foot += GAP + Math.max(...row.map(({ height }) => height))
  const spare = WIDTH - GAP - row.reduce((sum, { width }) => sum + width + GAP, 0)
  // A last row that is not full keeps to the left.
  const more = row === rows.at(-1) ? 0 : spare / Math.max(1, row.length - 1)
  let left = GAP
  for (const card of row) {
    Object.assign(card, { x: left, y: foot - card.height })
    left += card.width + GAP + more
  }
}
const height = Math.round(foot + GAP)

const plain = (width: number, height: number, fill: string): { scene: Scene } => ({
  scene: { width, height, bleed: 0, nodes: [{ path: rectangle(0, 0, width, height), fill }] },
})
const picture = (url: string, x: number, y: number, width: number, height: number) =>
  ({ kind: 'picture', url, x: x * 100, y: y * 100, width: width * 100, height: height * 100 }) as const
const sheet = await pageRaster(
  {
    name: 'outside',
    width: WIDTH * 100,
    height: height * 100,
    bleed: 0,
    marks: [
      picture('table', 0, 0, WIDTH, height),
      ...cards.flatMap(({ url, x, y, width, height }) => [
        picture(`${url} shadow`, x + 3, y + 4, width, height),
        picture(url, x, y, width, height),
      ]),
    ],
    problems: [],
  },
  {
    art: new Map([
      ['table', plain(WIDTH, height, '#efe7dc')],
      ...cards.flatMap(({ url, scene }): [string, { scene: Scene }][] => [
        [`${url} shadow`, plain(scene.width, scene.height, '#cfc4b4')],
        [url, { scene }],
      ]),
    ]),
    scale: 1,
    view: { x: 0, y: 0, width: WIDTH, height },
  },
)
writeFileSync(file, sheet.toBuffer('image/jpeg', 76))
