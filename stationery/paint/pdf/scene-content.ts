import { deflateSync } from 'node:zlib'
import type { Scene, SceneGradient, SceneNode, ScenePaint, SceneTransform } from '../../layout/scene.ts'
import { pathOperators, short } from './path-operators.ts'

export type Bounds = { x: number; y: number; width: number; height: number }
/** The resources that a scene's operators name: states /S0, /S1 ... and patterns /P0, /P1 ... */
export type SceneState = { opacity: number } | { mask: SceneGradient; bounds: Bounds }
export type ScenePattern = { gradient: SceneGradient; matrix: SceneTransform }
export type SceneContent = { deflated: Buffer; states: SceneState[]; patterns: ScenePattern[] }

type Override = { fill?: ScenePaint; opacity?: number }

const written = new WeakMap<Scene, SceneContent>()

/**
 * Returns a scene as compressed PDF operators. It is cached, because it is the costly part of a print file and equal for every card with this art.
 */
export function sceneContent(scene: Scene): SceneContent {
  const known = written.get(scene)
  if (known) return known
  const content = write(scene)
  written.set(scene, content)
  return content
}

function write(scene: Scene): SceneContent {
  const operators: string[] = []
  const states: SceneState[] = []
  const patterns: ScenePattern[] = []
  const opacities = new Map<number, number>()

  const draw = (node: SceneNode, over: Override, matrix: SceneTransform): void => {
    if ('path' in node) return drawPath(node, over, matrix)
    const inner = node.transform ? times(matrix, node.transform) : matrix
    operators.push('q')
    if (node.transform) operators.push(`${node.transform.map(precise).join(' ')} cm`)
    if ('use' in node) {
      for (const one of scene.shapes?.[node.use] ?? [])
        draw(one, { fill: over.fill ?? node.fill, opacity: over.opacity ?? node.opacity }, inner)
    } else {
      if (node.clip !== undefined) operators.push(`${pathOperators(node.clip).operators}\n${node.clipRule === 'evenodd' ? 'W*' : 'W'} n`)
      for (const one of node.group) draw(one, over, inner)
    }
    operators.push('Q')
  }

  const drawPath = (node: Extract<SceneNode, { path: string }>, over: Override, matrix: SceneTransform): void => {
    const fill = over.fill ?? node.fill
    if (fill === undefined && !node.stroke) return
    const path = pathOperators(node.path)
    if (path.operators === '') return
    const opacity = over.opacity ?? node.opacity ?? 1
    operators.push('q')
    if (opacity < 1) operators.push(`/S${stateOf(opacity)} gs`)
    if (fill !== undefined) operators.push(filling(fill, path.bounds, matrix), path.operators, node.rule === 'evenodd' ? 'f*' : 'f')
    if (node.stroke) operators.push(`${rgb(node.stroke.color)} RG ${short(node.stroke.width)} w 4 M`, path.operators, 'S')
    operators.push('Q')
  }

  const stateOf = (opacity: number): number => {
    const at = opacities.get(opacity) ?? states.push({ opacity }) - 1
    opacities.set(opacity, at)
    return at
  }

  const filling = (fill: ScenePaint, bounds: Bounds, matrix: SceneTransform): string => {
    if (typeof fill === 'string') return `${rgb(fill)} rg`
    const masked = fill.stops.some(([, , opacity]) => opacity < 1) ? `/S${states.push({ mask: fill, bounds }) - 1} gs\n` : ''
    return `${masked}/Pattern cs /P${patterns.push({ gradient: fill, matrix }) - 1} scn`
  }

  for (const node of scene.nodes) draw(node, {}, [1, 0, 0, 1, 0, 0])
  return { deflated: deflateSync(operators.join('\n')), states, patterns }
}

function rgb(color: string): string {
  return channels(color).map(short).join(' ')
}

/** Returns red, green and blue of '#rrggbb', each 0 to 1. */
export function channels(color: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
}

// Formats a number of a transform. Rotated or tiny shapes need more decimals than positions on the paper.
function precise(value: number): string {
  return String(Math.round(value * 1e6) / 1e6 || 0)
}

function times([a, b, c, d, e, f]: SceneTransform, [g, h, i, j, k, l]: SceneTransform): SceneTransform {
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f]
}
