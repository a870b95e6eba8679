import { BLEED_DOTS } from '@fondly/stationery/layout/card-sizes.ts'
import sharp from 'sharp'
import type { PictureRendition } from '../drawing/studio-messages.ts'

const QUALITY_PERCENT = 86

/** Renders a picture of a panel, which shows its bleed, to a file of this width in pixels. The panel, without its bleed, is in dots. */
export async function pictureRendition(
  picture: Uint8Array,
  panel: { width: number; height: number },
  { format, width, bleed }: PictureRendition,
): Promise<Uint8Array> {
  const edge = bleed ? BLEED_DOTS : 0
  const height = Math.round((width * (panel.height + 2 * edge)) / (panel.width + 2 * edge))
  const source = sharp(picture)
  const { width: across, height: down } = await source.metadata()
  const [left, top] = bleed ? [0, 0] : [share(across, panel.width), share(down, panel.height)]
  const seen = source.extract({ left, top, width: across - 2 * left, height: down - 2 * top }).resize({ width, height, fit: 'fill' })
  const file = format === 'png' ? seen.png() : seen.webp({ quality: QUALITY_PERCENT })
  return new Uint8Array(await file.toBuffer())
}

/** The pixels of the bleed on one side of a picture with so many pixels. */
const share = (pixels: number, panel: number) => Math.round((pixels * BLEED_DOTS) / (panel + 2 * BLEED_DOTS))
