import { afterAll } from 'vitest'
import type { LoadDocuments } from '@fondly/contracts/load/documents.ts'
import { FRONT, ORIGIN, testRenderer } from './test-renderer.ts'
import { NOTHING } from './nothing.ts'

/** The load documents of a front, a sentiment and a brand's picture. */
const documents: LoadDocuments = {
  ...NOTHING,
  art: [{ cardId: '1HBE2115', surface: 'front', scene: FRONT }],
  sentiments: [
    {
      id: 'home',
      description: 'New home',
      text: 'May every room be filled with light, with laughter, and with the good, ordinary noise of home.',
      language: 'en_US',
    },
  ],
  brandFiles: [
    {
      name: 'harborview.svg',
      bytes: new TextEncoder().encode(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 10"><rect width="30" height="10" fill="#1d6a6a"/></svg>',
      ),
      type: 'image/svg+xml',
    },
  ],
}

export const inside = (text: string, more: object[] = []) => ({
  name: 'inside',
  width: 3000,
  height: 2100,
  fold: { x: 1500 },
  background: '',
  print: true,
  layers: [
    { type: 'text', x: 1685, y: 930, width: 1130, height: 900, text, font: { name: 'johnson14Left', color: '#000000', minimumSize: 9 } },
    ...more,
  ],
})

export const outside = (url = '/art/1HBE2115/front.webp') => ({
  ...inside(''),
  name: 'outside',
  layers: [
    { type: 'image', x: 1454, y: -46, width: 1592, height: 2192, url, clip: { x: 1500, y: -46, width: 1546, height: 2192 } },
    { type: 'image', x: 540, y: 1500, width: 420, height: 150, url: `${ORIGIN}/art/brands/harborview.svg`, fit: 'contain' },
    { type: 'barcode', x: 678, y: 1866, width: 144, height: 144, symbology: 'datamatrix', text: 'A7kP2mQ9xZ', module: 6 },
  ],
})

export const card = {
  cardWidth: 1500,
  cardHeight: 2100,
  orientation: 'V',
  render: 'preview',
  pages: [outside(), inside('Welcome home!')],
  bleed: 46,
  GetSurfaceImages: true,
}

export const address = { name: 'Ann', address1: '1 Main St', address2: '', city: 'Salem', state: 'OR', zip: '97301' }

/** Opens a renderer with these documents for one test file. They are loaded twice, as by a second start. */
export async function openBrandedRenderer(clock?: () => Date) {
  const there = await testRenderer({ allowedHosts: ['pictures.example.com', '127.0.0.1'], ...(clock ? { clock } : {}) })
  afterAll(() => there.close())
  await there.load(documents)
  await there.load(documents)
  return there
}
