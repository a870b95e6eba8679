import type { DisplayPage } from '@fondly/stationery/layout/display-list.ts'
import { pageRaster, type RasterFrame } from '@fondly/stationery/paint/raster/page-raster.ts'
import { release } from '@fondly/stationery/paint/raster/release.ts'
import sharp from 'sharp'

const SIZE = { width: 2161, height: 1500 }
const DOTS_PER_INCH = 300

/**
 * Draws an envelope's front for print: always 2161 x 1500 pixels, which an A7 fills at 300 dpi. Other sizes are centred, as large as the picture
 * allows, and the picture's dpi value makes them print at their true size.
 */
export async function envelopePrint(page: DisplayPage, content: Pick<RasterFrame, 'art' | 'drawn'>): Promise<Uint8Array> {
  const [width, height] = [page.width / 100, page.height / 100]
  const scale = Math.min(SIZE.width / width, SIZE.height / height)
  const [wide, high] = [SIZE.width / scale, SIZE.height / scale]
  const view = { x: (width - wide) / 2, y: (height - high) / 2, width: wide, height: high }
  const canvas = await pageRaster(page, { ...content, scale, view })
  const pixels = sharp(canvas.data(), { raw: { width: canvas.width, height: canvas.height, channels: 4 } })
  // Use one channel for grey ink: it is a third of the work, and the press then prints only black ink. The JPEG encoder of the canvas is not used,
  // because it halves the resolution of colours, which is visible in print.
  const inks = isGrey(page) ? pixels.extractChannel(0) : pixels.removeAlpha()
  // `optimiseCoding` would search for shorter codes: a third fewer bytes for two to seven times the processor time.
  const bytes = await inks
    .jpeg({ quality: 95, chromaSubsampling: '4:4:4', optimiseCoding: false })
    .withDensity(Math.round(DOTS_PER_INCH * scale))
    .toBuffer()
  release(canvas)
  return bytes
}

/** Returns true when red, green and blue of '#rrggbb' are equal. */
function isGreyColour(colour: string): boolean {
  return (
    colour.length === 7 && new Set([colour.slice(1, 3), colour.slice(3, 5), colour.slice(5)].map((part) => part.toLowerCase())).size === 1
  )
}

function isGrey({ marks }: DisplayPage): boolean {
  return marks.every((mark) => mark.kind === 'modules' || (mark.kind === 'glyphs' && isGreyColour(mark.color)))
}
