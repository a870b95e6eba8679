/**
 * A vector drawing: what a card's front, inside or back looks like. Units are pixels at 300 dpi; the origin is the upper left corner of the trim, and
 * the drawing extends `bleed` pixels beyond it on every side.
 */
export type Scene = {
  width: number
  height: number
  bleed: number
  /** Shapes that are drawn more than once, by name. */
  shapes?: Record<string, SceneNode[]>
  nodes: SceneNode[]
}

export type SceneNode = ScenePath | SceneUse | SceneGroup

/** `path` is SVG path data with only the absolute commands M L C Q Z. */
export type ScenePath = {
  path: string
  fill?: ScenePaint
  rule?: 'evenodd'
  stroke?: { color: string; width: number }
  /** 0 to 1, for fill and stroke alike. */
  opacity?: number
}

/** Draws a named shape. `fill` and `opacity`, when given, replace the values of the paths inside. */
export type SceneUse = { use: string; transform?: SceneTransform; fill?: ScenePaint; opacity?: number }

/** Nodes that are drawn, transformed and clipped together. `clip` is path data in the group's own coordinates (after `transform`). */
export type SceneGroup = { group: SceneNode[]; transform?: SceneTransform; clip?: string; clipRule?: 'evenodd' }

/** The values a b c d e f of SVG's matrix(). */
export type SceneTransform = [number, number, number, number, number, number]

/** '#rrggbb', or a gradient in the coordinates of the path it fills. */
export type ScenePaint = string | SceneGradient

export type SceneGradient = {
  /** x1 y1 x2 y2. */
  linear?: [number, number, number, number]
  /** cx cy r. */
  radial?: [number, number, number]
  /** offset 0 to 1, '#rrggbb', opacity 0 to 1. */
  stops: [number, string, number][]
}
