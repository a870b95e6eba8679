import type { DisplayPage } from '@fondly/stationery/layout/display-list.ts'

/** A place on a picture, as shares of its width and height. */
export type Place = { x: number; y: number }

export const MIDDLE: Place = { x: 0.5, y: 0.5 }
/** A tap so near the middle, as a share of the picture, means the whole picture. */
const NEAR_MIDDLE = 0.1

/** Returns the middle of the text on a page; undefined when there is none. */
export function findText(page: DisplayPage): Place | undefined {
  const xs: number[] = []
  const ys: number[] = []
  for (const mark of page.marks) {
    if (mark.kind !== 'glyphs' || mark.xs.length === 0) continue
    const edges = [Math.min(...mark.xs), Math.max(...mark.xs)]
    const y = mark.y - mark.size / 2
    const [turnX, turnY] = mark.turn ?? [0, 0]
    xs.push(...edges.map((x) => (mark.turn ? 2 * turnX - x : x)))
    ys.push(mark.turn ? 2 * turnY - y : y)
  }
  if (xs.length === 0) return undefined
  return { x: findMiddle(xs) / page.width, y: findMiddle(ys) / page.height }
}

/** Returns the place of the picture that a tap enlarges: what was tapped, and for the middle, where there is often the fold, `text`. */
export function toTapped(tapped: Place, text: Place): Place {
  const isMiddle = Math.hypot(tapped.x - MIDDLE.x, tapped.y - MIDDLE.y) < NEAR_MIDDLE
  return isMiddle ? text : tapped
}

/** Returns the place of the picture that is at a point of the window. */
export function findPlace(picture: Element, point: { clientX: number; clientY: number }): Place {
  const { left, top, width, height } = picture.getBoundingClientRect()
  return { x: (point.clientX - left) / width, y: (point.clientY - top) / height }
}

/** Returns the place of the picture in the middle of its window. */
export const findSeen = (picture: Element, frame: Element): Place => findPlace(picture, findCenter(frame))

/** Scrolls a place of the picture into the middle of its window, as far as the picture goes. */
export function turnTo(place: Place, picture: Element, frame: Element): void {
  const { left, top, width, height } = picture.getBoundingClientRect()
  const { clientX, clientY } = findCenter(frame)
  frame.scrollBy({ left: left + place.x * width - clientX, top: top + place.y * height - clientY, behavior: 'instant' })
}

function findCenter(frame: Element): { clientX: number; clientY: number } {
  const { left, top } = frame.getBoundingClientRect()
  return { clientX: left + frame.clientWidth / 2, clientY: top + frame.clientHeight / 2 }
}

const findMiddle = (numbers: readonly number[]): number => (Math.min(...numbers) + Math.max(...numbers)) / 2
