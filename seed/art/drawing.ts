import type { Scene, SceneGroup, SceneNode, ScenePaint, SceneTransform } from '@fondly/stationery/layout/scene.ts'
import type { Point } from './geometry.ts'
import type { Lettering } from './lettering.ts'
import { rectangle } from './path.ts'
import { seededRandom, type Random } from './random.ts'

/** A front of size 70, upright: 5 x 7 inches at 300 dpi, and what is drawn beyond the trim and cut away. */
export const TRIM = { width: 1500, height: 2100, bleed: 46 } as const

/** A sheet that is being drawn on. */
export type Drawing = {
  random: Random
  /** Fills the whole sheet, bleed included. */
  ground: (paint: ScenePaint) => void
  fill: (path: string, paint: ScenePaint, opacity?: number) => void
  add: (node: SceneNode) => void
  /** What `draw` draws, moved and clipped together. */
  group: (frame: Omit<SceneGroup, 'group'>, draw: () => void) => void
  /** What `draw` draws becomes a shape that can be used many times; its name. */
  shape: (draw: () => void) => string
  use: (shape: string, transform?: SceneTransform, ink?: { fill?: ScenePaint; opacity?: number }) => void
  letter: (lettering: Lettering, paint: ScenePaint) => void
  /** The outline of something that no lettering may touch. */
  keepClear: (outline: readonly Point[]) => void
}

/** What a drawing came to: the scene, and what its lettering is checked by. */
export type Finished = { scene: Scene; letterings: Lettering[]; heroes: (readonly Point[])[] }

/** Draws a card's front or inside; the seed belongs to it alone, so that no other card ever moves it. */
export function drawn(seed: number, draw: (drawing: Drawing) => void): Finished {
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
    ground: (fill) => nodes.push({ path: SHEET, fill }),
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
  // Nothing reaches beyond the bleed: the panel beside this one begins there.
  return { scene: { ...TRIM, shapes, nodes: [{ clip: SHEET, group: nodes }] }, letterings, heroes }
}

const SHEET = rectangle(-TRIM.bleed, -TRIM.bleed, TRIM.width + 2 * TRIM.bleed, TRIM.height + 2 * TRIM.bleed)
