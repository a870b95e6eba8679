import type { Scene, SceneGroup, SceneNode, ScenePaint, SceneTransform } from '@fondly/stationery/layout/scene.ts'
import type { Point } from './geometry.ts'
import type { Lettering } from './lettering.ts'
import { rectangle } from './path.ts'
import { seededRandom, type Random } from './random.ts'
import { createSheet, type Sheet } from './sheet.ts'

/** A sheet, and the calls that draw on it. */
export type Drawing = {
  random: Random
  sheet: Sheet
  /** Fills the whole sheet, bleed included. */
  ground: (paint: ScenePaint) => void
  fill: (path: string, paint: ScenePaint, opacity?: number) => void
  add: (node: SceneNode) => void
  /** Transforms and clips together everything that `draw` draws. */
  group: (frame: Omit<SceneGroup, 'group'>, draw: () => void) => void
  /** Makes a reusable shape of everything that `draw` draws, and returns its name. */
  shape: (draw: () => void) => string
  use: (shape: string, transform?: SceneTransform, ink?: { fill?: ScenePaint; opacity?: number }) => void
  letter: (lettering: Lettering, paint: ScenePaint) => void
  /** Declares an outline that lettering must not touch. */
  keepClear: (outline: readonly Point[]) => void
}

/** The result of a drawing: the scene, and the data by which its lettering is checked. */
export type Finished = { scene: Scene; letterings: Lettering[]; heroes: (readonly Point[])[] }

/** Draws a card's front or inside. Each card has its own seed, so that drawing one card never changes another. */
export function drawn(seed: number, draw: (drawing: Drawing) => void, sheet: Sheet = createSheet('70', 'V')): Finished {
  const { width, height, bleed } = sheet
  const whole = rectangle(-bleed, -bleed, width + 2 * bleed, height + 2 * bleed)
  const shapes: Record<string, SceneNode[]> = {}
  const letterings: Lettering[] = []
  const heroes: (readonly Point[])[] = []
  let nodes: SceneNode[] = []

  const apart = (part: () => void): SceneNode[] => {
    const before = nodes
    nodes = []
    part()
    const own = nodes
    nodes = before
    return own
  }
  const drawing: Drawing = {
    random: seededRandom(seed),
    sheet,
    ground: (fill) => nodes.push({ path: whole, fill }),
    fill: (path, fill, opacity = 1) => nodes.push(opacity < 1 ? { path, fill, opacity } : { path, fill }),
    add: (node) => nodes.push(node),
    group: (frame, part) => nodes.push({ ...frame, group: apart(part) }),
    shape: (part) => {
      const own = apart(part)
      const name = `s${Object.keys(shapes).length}`
      shapes[name] = own
      return name
    },
    use: (use, transform, ink = {}) => nodes.push({ use, ...(transform && { transform }), ...ink }),
    letter: (lettering, fill) => {
      letterings.push(lettering)
      nodes.push({ path: lettering.path, fill })
    },
    keepClear: (outline) => heroes.push(outline),
  }
  draw(drawing)
  // Clip at the bleed, because the neighbouring panel begins there.
  return { scene: { width, height, bleed, shapes, nodes: [{ clip: whole, group: nodes }] }, letterings, heroes }
}
