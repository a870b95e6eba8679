import type { DisplayPage } from '@fondly/stationery/layout/display-list.ts'

/** A place on a picture, as shares of its width and height. */
export type Place = { x: number; y: number }

export const MIDDLE: Place = { x: 0.5, y: 0.5 }
/** A tap within this distance of the middle, as a share of the picture's size, means no special place. */
const NEAR_MIDDLE_SHARE = 0.1

/** Returns the middle of the text on a page, or undefined if the page has no text. */
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

/** Returns the place that a tap enlarges: the tapped place, or `text` for a tap near the middle, which is often the fold. */
export function toTapped(tapped: Place, text: Place): Place {
  const isMiddle = Math.hypot(tapped.x - MIDDLE.x, tapped.y - MIDDLE.y) < NEAR_MIDDLE_SHARE
  return isMiddle ? text : tapped
}

/** Returns the place of the picture that is at a point of the window. */
export function findPlace(picture: Element, point: { clientX: number; clientY: number }): Place {
  const { left, top, width, height } = picture.getBoundingClientRect()
  return { x: (point.clientX - left) / width, y: (point.clientY - top) / height }
}

/** Returns the place of the picture that is in the middle of its window. */
export const findSeen = (picture: Element, frame: Element): Place => findPlace(picture, findCenter(frame))

/** Scrolls a place of the picture to the middle of its window, as far as the picture's edges allow. */
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
