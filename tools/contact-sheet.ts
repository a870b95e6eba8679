import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createCanvas } from '@napi-rs/canvas'
import type { CardContent } from '@fondly/stationery/layout/card-content.ts'
import { cardPages } from '@fondly/stationery/layout/card-pages.ts'
import { displayPage } from '@fondly/stationery/layout/display-list.ts'
import type { LayeredPage } from '@fondly/stationery/layout/layered-page.ts'
import type { Scene } from '@fondly/stationery/layout/scene.ts'
import { pageRaster } from '@fondly/stationery/paint/raster/page-raster.ts'
import { sentimentScene } from '@fondly/pictures/art/sentiment-scene.ts'
import { ROOT } from './imports.ts'

/** `node tools/contact-sheet.ts [FILE.jpg]` draws outside, inside and envelope of every size and orientation as printed, all at one scale. */
const [file = join(ROOT, 'docs', 'pictures', 'every-card.jpg')] = process.argv.slice(2)
const SCALE = 1 / 9.5
const GAP_PX = 24
const CAPTION_PX = 22
const COLUMNS = 3
const WORLD = join(ROOT, 'seed', 'world')

type Card = Pick<CardContent, 'size' | 'orientation' | 'language'> & { id: string; sentiments: string[] }
type Sentiment = { id: string; text: string }

// These are our own files; other tests check their shapes.
const read = (...path: string[]): unknown => JSON.parse(readFileSync(join(WORLD, ...path), 'utf8'))
const sentiments = read('sentiments.json') as Sentiment[]
const cards = readdirSync(join(WORLD, 'cards')).map((name) => read('cards', name) as Card)

const SIZES = ['49', '60', '70', '831'] as const
const ORIENTATIONS = ['V', 'H', 'S'] as const
const shown = SIZES.flatMap((size) =>
  ORIENTATIONS.map((orientation) => {
    const card = cards.find((one) => one.size === size && one.orientation === orientation && one.language === 'en_US')
    if (!card) throw new Error(`The demonstration has no card of size ${size} ${orientation}.`)
    return card
  }),
)

function toCardContent(card: Card): CardContent {
  return {
    cardId: card.id,
    size: card.size,
    orientation: card.orientation,
    language: card.language,
    outsideUrl: 'front',
    insideUrl: 'inside',
    sentimentUrl: 'sentiment',
    message: 'Welcome home! If anything needs doing in your first weeks, call me and I will see to it myself.',
    signature: 'Marisol Ortega\nHarborview Resident Care',
    logoUrl: undefined,
    disclaimer: 'Printed on recycled paper.',
    backMessage: 'Sent with care by Harborview.',
    backDisclaimer: '',
    returnAddress: { name: 'Harborview', address1: '1200 Quayside Ave', address2: 'Ste 400', city: 'Seattle', state: 'WA', zip: '98101' },
    recipient: {
      name: 'Ann Okonkwo-Hale',
      address1: '418 Larkspur Ln',
      address2: 'Apt 3',
      city: 'Portland',
      state: 'OR',
      zip: '97217-1234',
    },
    scanCode: 'A7kP2mQ9xZ',
  }
}

function sentimentOf(card: Card): Scene {
  const found = sentiments.find(({ id }) => id === card.sentiments[0])
  if (!found) throw new Error(`The card ${card.id} has no sentiment.`)
  return sentimentScene(found.id, found.text)
}

const rows: { card: Card; pages: LayeredPage[]; height: number }[] = shown.map((card) => {
  const { outside, inside, envelope } = cardPages(toCardContent(card))
  const pages = [outside, inside, envelope]
  return { card, pages, height: Math.max(...pages.map(({ height }) => height)) * SCALE }
})
const widthOf = (pages: LayeredPage[]) => pages.reduce((sum, { width }) => sum + width * SCALE + GAP_PX, GAP_PX)

// Each column is an orientation and each row a size, so that the pages are easy to compare.
const columnWidths = ORIENTATIONS.map((_, column) =>
  Math.max(...rows.filter((__, index) => index % COLUMNS === column).map(({ pages }) => widthOf(pages))),
)
const rowHeights = SIZES.map(
  (_, row) => Math.max(...rows.slice(row * COLUMNS, (row + 1) * COLUMNS).map(({ height }) => height)) + CAPTION_PX + GAP_PX,
)
const sum = (lengths: number[]) => lengths.reduce((all, length) => all + length, 0)

const canvas = createCanvas(Math.ceil(sum(columnWidths)), Math.ceil(sum(rowHeights) + GAP_PX))
const context = canvas.getContext('2d')
context.fillStyle = '#dcd7cf'
context.fillRect(0, 0, canvas.width, canvas.height)
for (const [index, { card, pages }] of rows.entries()) {
  const [column, row] = [index % COLUMNS, Math.floor(index / COLUMNS)]
  let x = sum(columnWidths.slice(0, column)) + GAP_PX
  const y = sum(rowHeights.slice(0, row)) + GAP_PX
  context.fillStyle = '#3b3733'
  context.font = '15px sans-serif'
  context.fillText(`size ${card.size} ${card.orientation}, #${card.id}`, x, y + 14)
  const art = new Map([
    ['front', { scene: read('art', card.id, 'front.json') as Scene }],
    ['inside', { scene: read('art', card.id, 'inside.json') as Scene }],
    ['sentiment', { scene: sentimentOf(card) }],
  ])
  for (const page of pages) {
    const view = { x: 0, y: 0, width: page.width, height: page.height }
    context.drawImage(await pageRaster(displayPage(page), { art, scale: SCALE, view }), x, y + CAPTION_PX)
    if (page.fold) drawFold(page.fold, { x, y: y + CAPTION_PX, page })
    x += page.width * SCALE + GAP_PX
  }
}

/** Draws the fold as a dashed line, because it is not printed. */
function drawFold(fold: NonNullable<LayeredPage['fold']>, { x, y, page }: { x: number; y: number; page: LayeredPage }): void {
  context.strokeStyle = '#b98d6a'
  context.setLineDash([5, 5])
  context.beginPath()
  if ('x' in fold) {
    context.moveTo(x + fold.x * SCALE, y)
    context.lineTo(x + fold.x * SCALE, y + page.height * SCALE)
  } else {
    context.moveTo(x, y + fold.y * SCALE)
    context.lineTo(x + page.width * SCALE, y + fold.y * SCALE)
  }
  context.stroke()
}

writeFileSync(file, canvas.toBuffer('image/jpeg', 74))
console.log(`${file}: ${canvas.width} x ${canvas.height}`)
