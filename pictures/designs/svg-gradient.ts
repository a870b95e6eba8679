import type { SceneGradient } from '@fondly/stationery/layout/scene.ts'
import { readTransform } from './svg-transform.ts'
import { readColour, readDeclarations } from './svg-style.ts'
import type { SvgNode } from './svg-tree.ts'

export type Bounds = { x: number; y: number; width: number; height: number }
type Read = { gradient: SceneGradient } | { unsupported: string }

const MAX_STOPS = 16
const MAX_LINKS = 5

/** Returns a gradient in the coordinates of the path that it fills, or the name of what cannot be drawn. */
export function readGradient(node: SvgNode, byId: ReadonlyMap<string, SvgNode>, bounds: Bounds): Read {
  const chain = linkedFrom(node, byId)
  const attribute = (name: string) => chain.find(({ attributes }) => attributes[name] !== undefined)?.attributes[name]
  const stops = chain.map(readStops).find((some) => some.length > 0) ?? []
  if (stops.length < 2 || stops.length > MAX_STOPS) return { unsupported: `gradient with ${stops.length} stops` }
  const transform = readTransform(attribute('gradientTransform'))
  if (!transform) return { unsupported: 'gradientTransform' }
  if ((attribute('spreadMethod') ?? 'pad') !== 'pad') return { unsupported: 'spreadMethod' }
  const isOfBox = (attribute('gradientUnits') ?? 'objectBoundingBox') === 'objectBoundingBox'
  const number = (name: string, usual: number) => {
    const text = attribute(name)
    if (text === undefined) return isOfBox ? usual : usual * 100
    return text.endsWith('%') ? Number.parseFloat(text) / 100 : Number(text)
  }
  const [a, b, c, d, e, f] = transform
  const place = (x: number, y: number): [number, number] => {
    const [u, v] = [a * x + c * y + e, b * x + d * y + f]
    return isOfBox ? [bounds.x + u * bounds.width, bounds.y + v * bounds.height] : [u, v]
  }
  const [across, down] = isOfBox ? [bounds.width, bounds.height] : [1, 1]
  // Accept only transforms that keep circles round and right angles right.
  const isRound =
    near(Math.hypot(a * across, b * down), Math.hypot(c * across, d * down)) && near(a * c * across * across + b * d * down * down, 0)
  if (node.name === 'linearGradient') {
    const [x1, y1, x2, y2] = [number('x1', 0), number('y1', 0), number('x2', 1), number('y2', 0)]
    const isAlongAxis = (x1 === x2 || y1 === y2) && b === 0 && c === 0
    if (!isRound && !isAlongAxis) return { unsupported: 'slanted gradient' }
    return { gradient: { linear: [...place(x1, y1), ...place(x2, y2)], stops } }
  }
  const [cx, cy, r] = [number('cx', 0.5), number('cy', 0.5), number('r', 0.5)]
  if (!isRound) return { unsupported: 'oval gradient' }
  if (number('fx', cx / (isOfBox ? 1 : 100)) !== cx || number('fy', cy / (isOfBox ? 1 : 100)) !== cy)
    return { unsupported: 'gradient with a focus' }
  return { gradient: { radial: [...place(cx, cy), r * Math.hypot(a * across, b * down)], stops } }
}

function linkedFrom(node: SvgNode, byId: ReadonlyMap<string, SvgNode>): SvgNode[] {
  const chain = [node]
  for (let links = 0; links < MAX_LINKS; links++) {
    const { attributes } = chain.at(-1) ?? node
    const next = byId.get((attributes['href'] ?? attributes['xlink:href'] ?? '').replace(/^#/, ''))
    if (!next) break
    chain.push(next)
  }
  return chain
}

function readStops({ children }: SvgNode): SceneGradient['stops'] {
  return children
    .filter(({ name }) => name === 'stop')
    .flatMap(({ attributes }) => {
      const style = { ...attributes, ...readDeclarations(attributes['style'] ?? '') }
      const color = readColour(style['stop-color'] ?? 'black')
      const offset = (style['offset'] ?? '0').endsWith('%') ? Number.parseFloat(style['offset'] ?? '') / 100 : Number(style['offset'] ?? 0)
      return color === undefined
        ? []
        : [[Math.min(1, Math.max(0, offset)), color, Number(style['stop-opacity'] ?? 1)] as SceneGradient['stops'][number]]
    })
}

const near = (a: number, b: number) => Math.abs(a - b) < 1e-3 * Math.max(1, Math.abs(a), Math.abs(b))

/** Returns a box around path data with absolute commands; control points count too. */
export function measureBounds(path: string): Bounds {
  const numbers = (path.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number)
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const [index, value] of numbers.entries()) {
    if (index % 2 === 0) [left, right] = [Math.min(left, value), Math.max(right, value)]
    else [top, bottom] = [Math.min(top, value), Math.max(bottom, value)]
  }
  return numbers.length < 2 ? { x: 0, y: 0, width: 0, height: 0 } : { x: left, y: top, width: right - left, height: bottom - top }
}
