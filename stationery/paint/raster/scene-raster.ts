import { Path2D, type SKRSContext2D } from '@napi-rs/canvas'
import type { Scene, SceneNode, ScenePaint } from '../../layout/scene.ts'

type Override = { fill?: ScenePaint; opacity?: number }

/** Draws a scene. The context's origin has to be the upper left of the scene's trim. */
export function drawScene(context: SKRSContext2D, scene: Scene): void {
  const draw = (node: SceneNode, over: Override): void => {
    if ('path' in node) return drawPath(context, node, over)
    context.save()
    if (node.transform) context.transform(...node.transform)
    if ('use' in node) {
      for (const inner of scene.shapes?.[node.use] ?? [])
        draw(inner, { fill: over.fill ?? node.fill, opacity: over.opacity ?? node.opacity })
    } else {
      if (node.clip !== undefined) context.clip(new Path2D(node.clip), node.clipRule ?? 'nonzero')
      for (const inner of node.group) draw(inner, over)
    }
    context.restore()
  }
  for (const node of scene.nodes) draw(node, {})
}

function drawPath(context: SKRSContext2D, node: Extract<SceneNode, { path: string }>, over: Override): void {
  const path = new Path2D(node.path)
  const fill = over.fill ?? node.fill
  const before = context.globalAlpha
  context.globalAlpha = before * (over.opacity ?? node.opacity ?? 1)
  if (fill !== undefined) {
    context.fillStyle = paintOf(context, fill)
    // eslint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas is filled here, not an array.
    context.fill(path, node.rule ?? 'nonzero')
  }
  if (node.stroke) {
    // 4 is the default of SVG; the default of a canvas is 10.
    context.miterLimit = 4
    context.strokeStyle = node.stroke.color
    context.lineWidth = node.stroke.width
    context.stroke(path)
  }
  context.globalAlpha = before
}

function paintOf(context: SKRSContext2D, fill: ScenePaint) {
  if (typeof fill === 'string') return fill
  const [x1, y1, x2, y2] = fill.linear ?? [0, 0, 0, 0]
  const [cx, cy, r] = fill.radial ?? [0, 0, 0]
  const gradient = fill.radial ? context.createRadialGradient(cx, cy, 0, cx, cy, r) : context.createLinearGradient(x1, y1, x2, y2)
  for (const [offset, color, opacity] of fill.stops) {
    gradient.addColorStop(
      offset,
      `${color}${Math.round(opacity * 255)
        .toString(16)
        .padStart(2, '0')}`,
    )
  }
  return gradient
}
