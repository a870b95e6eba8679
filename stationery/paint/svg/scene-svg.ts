import type { Scene, SceneGradient, SceneNode, ScenePaint, SceneTransform } from '../../layout/scene.ts'
import { svgNode, svgText, type SvgNode } from './svg-node.ts'

export type SceneFrame = {
  /** Whether the picture includes the bleed. */
  bleed: boolean
  /** The picture's width in pixels; without it, the picture has no size of its own. */
  width?: number
}

/** Returns a scene as an SVG document. */
export function sceneSvg(scene: Scene, frame: SceneFrame): string {
  return svgText(sceneSvgNode(scene, frame))
}

/** Returns a scene as SVG elements. `prefix` makes the ids different from other ids in the same document. */
export function sceneSvgNode(scene: Scene, { bleed, width }: SceneFrame, prefix = 's'): SvgNode {
  const edge = bleed ? scene.bleed : 0
  const size = { width: scene.width + 2 * edge, height: scene.height + 2 * edge }
  const definitions: SvgNode[] = []
  const draw = drawer(scene, definitions, prefix)
  for (const [name, nodes] of Object.entries(scene.shapes ?? {})) {
    definitions.push(
      svgNode(
        'g',
        { id: shapeId(prefix, name) },
        nodes.map((node) => draw(node)),
      ),
    )
  }
  const drawn = scene.nodes.map((node) => draw(node))
  return svgNode(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `${-edge} ${-edge} ${size.width} ${size.height}`,
      ...(width === undefined ? {} : { width, height: Math.round((width * size.height) / size.width) }),
    },
    definitions.length > 0 ? [svgNode('defs', {}, definitions), ...drawn] : drawn,
  )
}

type Override = { fill?: ScenePaint; opacity?: number }

function drawer(scene: Scene, definitions: SvgNode[], prefix: string) {
  const draw = (node: SceneNode, over: Override = {}): SvgNode => {
    if ('path' in node) {
      return svgNode('path', {
        d: node.path,
        fill: paint(over.fill ?? node.fill),
        'fill-rule': node.rule,
        stroke: node.stroke?.color,
        'stroke-width': node.stroke?.width,
        opacity: over.opacity ?? node.opacity,
      })
    }
    if ('use' in node) {
      const inherited = { fill: over.fill ?? node.fill, opacity: over.opacity ?? node.opacity }
      if (inherited.fill === undefined && inherited.opacity === undefined)
        return svgNode('use', { href: `#${shapeId(prefix, node.use)}`, transform: matrix(node.transform) })
      return svgNode(
        'g',
        { transform: matrix(node.transform) },
        shape(node.use).map((inner) => draw(inner, inherited)),
      )
    }
    const children = node.group.map((inner) => draw(inner, over))
    if (node.clip === undefined) return svgNode('g', { transform: matrix(node.transform) }, children)
    return svgNode('g', { transform: matrix(node.transform) }, [svgNode('g', { 'clip-path': clip(node.clip, node.clipRule) }, children)])
  }

  const shape = (name: string) => scene.shapes?.[name] ?? []

  const define = (node: (id: string) => SvgNode) => {
    const id = `${prefix}-${definitions.length}`
    definitions.push(node(id))
    return `url(#${id})`
  }

  const paint = (fill: ScenePaint | undefined): string => {
    if (fill === undefined) return 'none'
    return typeof fill === 'string' ? fill : define((id) => gradientNode(fill, id))
  }

  const clip = (path: string, rule: 'evenodd' | undefined) =>
    define((id) => svgNode('clipPath', { id }, [svgNode('path', { d: path, 'clip-rule': rule })]))

  return draw
}

function gradientNode({ linear, radial, stops }: SceneGradient, id: string): SvgNode {
  const children = stops.map(([offset, color, opacity]) =>
    svgNode('stop', { offset, 'stop-color': color, 'stop-opacity': opacity === 1 ? undefined : opacity }),
  )
  const gradientUnits = 'userSpaceOnUse'
  if (radial) return svgNode('radialGradient', { id, gradientUnits, cx: radial[0], cy: radial[1], r: radial[2] }, children)
  const [x1, y1, x2, y2] = linear ?? [0, 0, 0, 0]
  return svgNode('linearGradient', { id, gradientUnits, x1, y1, x2, y2 }, children)
}

function matrix(transform: SceneTransform | undefined): string | undefined {
  return transform && `matrix(${transform.join(' ')})`
}

function shapeId(prefix: string, name: string): string {
  return `${prefix}-shape-${name}`
}
