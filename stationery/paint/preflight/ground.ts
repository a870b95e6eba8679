import { type DisplayPage } from '../../layout/display-list.ts'
import type { Box } from '../../layout/layered-page.ts'
import { toBox, touches } from '../../layout/preflight/seen.ts'
import { findArt, type Art, type ArtOf } from '../art.ts'
import { pageRaster } from '../raster/page-raster.ts'
import { luminance } from './luminance.ts'

/** The relative luminances, from 0 to `WHITE`, of what lies below words and symbols, at a quarter of the printed resolution. */
export type GroundPixels = { arts: readonly Art[]; width: number; height: number; levels: Uint16Array }

/** Caches backgrounds. They are the costly part of checking a card, and the same for every sending of the card. */
export type GroundCache = { get: (key: string) => GroundPixels | undefined; set: (key: string, ground: GroundPixels) => void }

/** Returns the share (0 to 1) of a box whose luminance passes the test; 0 for bare paper. */
export type Ground = (box: Box, isSo: (luminance: number) => boolean) => number

const SCALE = 0.25
const WHITE = 65_535

/** Rasters the art below the given boxes. Throws ArtMissing. */
export async function samplePixels(page: DisplayPage, looked: Box[], { art, cache }: { art: ArtOf; cache?: GroundCache }): Promise<Ground> {
  const pictures = page.marks.filter((mark) => mark.kind === 'picture' && looked.some((box) => touches(box, toBox(mark))))
  if (pictures.length === 0) return () => 0
  const beneath = { ...page, marks: pictures }
  const arts = pictures.flatMap((mark) => (mark.kind === 'picture' ? [findArt(art, mark.url)] : []))
  const key = JSON.stringify([page.width, page.height, pictures])
  const before = cache?.get(key)
  // The same URL may now show another picture, so compare the art itself.
  const ground = before?.arts.every((one, i) => one === arts[i]) ? before : { arts, ...(await levelsOf(beneath, art)) }
  cache?.set(key, ground)
  return (box, isSo) => shareOf(ground, box, isSo)
}

async function levelsOf(page: DisplayPage, art: ArtOf): Promise<Omit<GroundPixels, 'arts'>> {
  const canvas = await pageRaster(page, { art, scale: SCALE, view: { x: 0, y: 0, width: page.width / 100, height: page.height / 100 } })
  const { width, height } = canvas
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height)
  const levels = new Uint16Array(width * height)
  for (let i = 0, at = 0; i < levels.length; i++, at += 4)
    levels[i] = Math.round(luminance(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0) * WHITE)
  return { width, height, levels }
}

function shareOf({ width, height, levels }: GroundPixels, box: Box, isSo: (luminance: number) => boolean): number {
  const [x, y] = [Math.max(0, Math.round(box.x * SCALE)), Math.max(0, Math.round(box.y * SCALE))]
  const across = Math.min(width - x, Math.max(1, Math.round(box.width * SCALE)))
  const down = Math.min(height - y, Math.max(1, Math.round(box.height * SCALE)))
  if (across <= 0 || down <= 0) return 0
  let count = 0
  for (let row = y; row < y + down; row++)
    for (let i = row * width + x; i < row * width + x + across; i++) if (isSo((levels[i] ?? 0) / WHITE)) count++
  return count / (across * down)
}
