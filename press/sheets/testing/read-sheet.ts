import { execFileSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export const TOLERANCE_MM = 0.2
export const isBetween = (least: number, value: number, most: number) => value >= least - TOLERANCE_MM && value <= most + TOLERANCE_MM

/** Millimetres from the left and the top of the sheet. */
export type Box = { left: number; top: number; width: number; height: number }

/** Ten pixels to a millimetre. A filled shape is at most one pixel larger than in the file. */
const DPI = 254
const perMillimetre = DPI / 25.4

type Raster = { width: number; height: number; pixels: Uint8Array }

export async function raster(folder: string, pdf: Uint8Array, page: number): Promise<Raster> {
  const file = join(folder, 'sheets.pdf')
  await writeFile(file, pdf)
  const pgm = execFileSync('pdftoppm', ['-r', String(DPI), '-gray', '-aa', 'no', '-f', String(page), '-l', String(page), file], {
    maxBuffer: 256 * 1024 * 1024,
  })
  const [head = '', width = '', height = ''] = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(pgm.subarray(0, 40).toString('latin1')) ?? []
  return { width: Number(width), height: Number(height), pixels: new Uint8Array(pgm.subarray(head.length)) }
}

/** Finds the boxes of connected dark pixels, sorted by their upper left corner: from left to right, then from top to bottom. */
export function darkPatches({ width, height, pixels }: Raster): Box[] {
  const isDark = (at: number) => (pixels[at] ?? 255) < 30
  const seen = new Set<number>()
  const found: Box[] = []
  for (let start = 0; start < width * height; start++) {
    if (!isDark(start) || seen.has(start)) continue
    const [xs, ys, stack] = [[start % width, start % width], [Math.floor(start / width), Math.floor(start / width)], [start]]
    seen.add(start)
    for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
      const [x, y] = [next % width, Math.floor(next / width)]
      xs.splice(0, 2, Math.min(xs[0] ?? x, x), Math.max(xs[1] ?? x, x))
      ys.splice(0, 2, Math.min(ys[0] ?? y, y), Math.max(ys[1] ?? y, y))
      for (const near of [x > 0 ? next - 1 : next, x < width - 1 ? next + 1 : next, next - width, next + width]) {
        if (!isDark(near) || seen.has(near)) continue
        seen.add(near)
        stack.push(near)
      }
    }
    const [left = 0, right = 0, top = 0, bottom = 0] = [...xs, ...ys]
    found.push(inMillimetres({ left, top, width: right - left + 1, height: bottom - top + 1 }))
  }
  return found
}

/** Finds the boxes of the cards without their bleed, by the rows and then the columns of pixels in the card's colour. */
export function cards({ width, height, pixels }: Raster): Box[] {
  const isCard = (x: number, y: number) => {
    const shade = pixels[y * width + x] ?? 255
    return (shade > 165 && shade < 190) || shade < 30
  }
  const rows = runsOf(height, (y) => {
    let many = 0
    for (let x = 0; x < width; x++) if (isCard(x, y)) many++
    return many > 60 * perMillimetre
  })
  const high = rows.filter(([top, bottom]) => bottom - top > 20 * perMillimetre)
  return high.flatMap(([top, bottom]) =>
    runsOf(width, (x) => isCard(x, Math.floor((top + bottom) / 2)))
      .filter(([left, right]) => right - left > 60 * perMillimetre)
      .map(([left, right]) => inMillimetres({ left, top, width: right - left, height: bottom - top })),
  )
}

function runsOf(length: number, isOne: (at: number) => boolean): [number, number][] {
  const runs: [number, number][] = []
  let from: number | undefined
  for (let at = 0; at <= length; at++) {
    const one = at < length && isOne(at)
    if (one) from ??= at
    else if (from !== undefined) {
      runs.push([from, at])
      from = undefined
    }
  }
  return runs
}

const inMillimetres = ({ left, top, width, height }: Box): Box => ({
  left: left / perMillimetre,
  top: top / perMillimetre,
  width: width / perMillimetre,
  height: height / perMillimetre,
})

export const squares = (dark: Box[]) => dark.filter(({ width, height }) => Math.min(width, height) > 5)
/** Keeps the boxes that are hairlines beyond the bleed, whole ones and the dashes of a fold. */
export const hairlines = (dark: Box[]) => dark.filter(({ width, height }) => Math.min(width, height) < 0.4 && Math.max(width, height) > 0.4)

/** Counts the pixels in the shade that surrounds a print file's bleed and that lie more than one pixel outside the bleeds on the sheet. */
export function slugBeyond({ width, pixels }: Raster, boxes: Box[], bleed: number): number {
  const room = bleed + TOLERANCE_MM
  let many = 0
  for (let at = 0; at < pixels.length; at++) {
    if (pixels[at] !== 51) continue
    const [x, y] = [(at % width) / perMillimetre, Math.floor(at / width) / perMillimetre]
    const isWithin = boxes.some(
      (box) => isBetween(box.left - room, x, box.left + box.width + room) && isBetween(box.top - room, y, box.top + box.height + room),
    )
    if (!isWithin) many++
  }
  return many
}
