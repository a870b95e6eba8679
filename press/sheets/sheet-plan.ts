import type { Flip, Paper } from '@fondly/contracts/bff/press.ts'
import { type Axis, type FlatCard, POINTS_PER_MM, type Size } from './flat-card.ts'

/** The short side and the long side. */
const PAPER_MILLIMETRES: Record<Paper, readonly [number, number]> = {
  letter: [215.9, 279.4],
  legal: [215.9, 355.6],
  tabloid: [279.4, 431.8],
  a4: [210, 297],
  a3: [297, 420],
}

/** An office printer cannot print this close to the edges. */
const UNPRINTABLE_POINTS = 4.3 * POINTS_PER_MM
/** The distance between the bleeds of two cards: room for the marks of both cards. */
const GUTTER_POINTS = 12 * POINTS_PER_MM

/** How cards are placed on one sheet: in columns and rows around the middle of the sheet. */
export type SheetPlan = { sheet: Size; columns: number; rows: number }

/** Finds the orientation of the paper that holds most of these cards with their bleed. Returns undefined when no card fits. */
export function sheetPlan({ trim, bleed }: FlatCard, paper: Paper): SheetPlan | undefined {
  const [short, long] = [toPoints(PAPER_MILLIMETRES[paper][0]), toPoints(PAPER_MILLIMETRES[paper][1])]
  const fitting = (room: number, side: number) =>
    Math.floor((room - 2 * UNPRINTABLE_POINTS + GUTTER_POINTS) / (side + 2 * bleed + GUTTER_POINTS))
  const [best] = [
    { width: long, height: short },
    { width: short, height: long },
  ]
    .map((sheet) => ({ sheet, columns: fitting(sheet.width, trim.width), rows: fitting(sheet.height, trim.height) }))
    .filter(({ columns, rows }) => columns > 0 && rows > 0)
    .toSorted((one, other) => other.columns * other.rows - one.columns * one.rows)
  return best
}

const toPoints = (millimetres: number): number => Math.round(millimetres * POINTS_PER_MM * 1000) / 1000

/**
 * Returns the lower left corner of a card's trim, in points. `number` is the card's place on the sheet: from 0, from left to right, then from top to
 * bottom.
 */
export function trimCorner(number: number, { sheet, columns, rows }: SheetPlan, { trim, bleed }: FlatCard): { x: number; y: number } {
  const [column, row] = [number % columns, Math.floor(number / columns)]
  const [across, down] = [trim.width + 2 * bleed + GUTTER_POINTS, trim.height + 2 * bleed + GUTTER_POINTS]
  return {
    x: (sheet.width - columns * across + GUTTER_POINTS) / 2 + column * across + bleed,
    y: (sheet.height + rows * down - GUTTER_POINTS) / 2 - row * down - bleed - trim.height,
  }
}

/** Returns the axis around which the printer flips this sheet, in the direction in which a reader holds it. */
export function flipAxis({ sheet }: Pick<SheetPlan, 'sheet'>, flip: Flip): Axis {
  const isLandscape = sheet.width > sheet.height
  return (flip === 'long') === isLandscape ? 'level' : 'upright'
}

/** Returns the place on the back that is behind a place on the front, both in points from the lower left corner. */
export function behind({ x, y }: { x: number; y: number }, { sheet }: SheetPlan, { trim }: FlatCard, turn: Axis): { x: number; y: number } {
  return turn === 'upright' ? { x: sheet.width - x - trim.width, y } : { x, y: sheet.height - y - trim.height }
}
