import type { SceneNode, ScenePaint, ScenePath } from '@fondly/stationery/layout/scene.ts'
import { factNames } from './fact-names.ts'
import { HeavyFile } from './pdf-objects.ts'
import { measureBounds, readGradient } from './svg-gradient.ts'
import { shapePath } from './svg-path.ts'
import { readColour, readInches, readRules, type Style, readStyle } from './svg-style.ts'
import { readTransform } from './svg-transform.ts'
import { everyNode, readTree, type SvgNode } from './svg-tree.ts'

/** A drawing as the nodes of a scene, in the units of the drawing. `viewBox` is the part of the drawing that fills the page. */
export type ReadSvg = { facts: DrawingFacts; fit: string | undefined; nodes: SceneNode[]; viewBox: ViewBox }
/** The properties of the drawing that preflight checks. */
export type DrawingFacts = {
  kind: 'svg'
  /** Inches; undefined where the file does not say. */
  widthInches: number | undefined
  heightInches: number | undefined
  hasScripts: boolean
  hasText: boolean
  isLinked: boolean
  unsupported: string[]
  isPainted: boolean
}
export type ViewBox = { x: number; y: number; width: number; height: number }

const TEXT = new Set(['text', 'tspan', 'textPath', 'tref'])
const SCRIPTS = new Set(['script', 'handler', 'listener'])
const UNSEEN = new Set([
  'defs',
  'title',
  'desc',
  'metadata',
  'style',
  'linearGradient',
  'radialGradient',
  'clipPath',
  'namedview',
  'symbol',
])
/** Properties that change the drawing but are not supported here. */
const UNREAD = ['mask', 'filter', 'marker', 'marker-start', 'marker-mid', 'marker-end', 'transform-origin']
const MAX_NODES = 50_000

/** Reads a drawing as vectors, and lists in its facts what cannot be printed as vectors. Throws BrokenFile and HeavyFile. */
export function readSvg(bytes: Uint8Array): ReadSvg {
  const svg = readTree(bytes)
  const every = [...everyNode(svg)]
  const byId = new Map(every.flatMap((node) => (node.attributes['id'] === undefined ? [] : [[node.attributes['id'], node] as const])))
  const { rules, unread } = readRules(every.filter(({ name }) => name === 'style').map(({ text }) => text))
  const reader = createReader(byId, rules)
  for (const selector of unread) reader.unsupported.add(`style ${selector}`)
  const nodes = reader.children(svg, {}, 0)
  const viewBox = viewBoxOf(svg)
  const hasText = every.some(({ name }) => TEXT.has(name))
  return {
    viewBox,
    fit: svg.attributes['preserveAspectRatio'],
    nodes,
    facts: {
      kind: 'svg',
      widthInches: readInches(svg.attributes['width'] ?? String(viewBox.width)),
      heightInches: readInches(svg.attributes['height'] ?? String(viewBox.height)),
      hasScripts: every.some(
        ({ name, attributes }) => SCRIPTS.has(name) || Object.keys(attributes).some((key) => /^on/i.test(key)) || isScriptLink(attributes),
      ),
      hasText,
      isLinked: every.some(isLinked),
      unsupported: factNames(reader.unsupported, 8),
      isPainted: nodes.length > 0 || hasText || reader.unsupported.size > 0,
    },
  }
}

function createReader(byId: ReadonlyMap<string, SvgNode>, rules: ReadonlyMap<string, Style>) {
  const unsupported = new Set<string>()
  let count = 0

  function children(node: SvgNode, parent: Style, depth: number): SceneNode[] {
    const style = readStyle(node, parent, rules)
    return node.children.flatMap((child) => read(child, style, depth + 1))
  }

  function read(node: SvgNode, parent: Style, depth: number): SceneNode[] {
    count += 1
    if (count > MAX_NODES || depth > 60) throw new HeavyFile('The drawing has too many parts.')
    const { name, attributes } = node
    if (UNSEEN.has(name) || name.includes(':') || TEXT.has(name) || SCRIPTS.has(name)) return []
    const style = readStyle(node, parent, rules)
    const isGroup = name === 'g' || name === 'a' || name === 'use'
    // A hidden group hides its elements, except elements that are marked as visible.
    if (style['display'] === 'none' || (style['visibility'] === 'hidden' && !isGroup)) return []
    for (const property of UNREAD) if ((style[property] ?? 'none') !== 'none') unsupported.add(property)
    if ((style['mix-blend-mode'] ?? 'normal') !== 'normal') unsupported.add('mix-blend-mode')
    const inner =
      name === 'g' || name === 'a'
        ? node.children.flatMap((child) => read(child, style, depth + 1))
        : name === 'use'
          ? used(node, style, depth)
          : shape(node, style)
    if (inner.length === 0) return []
    const seen = (name === 'g' || name === 'use') && Number(style['opacity'] ?? 1) < 1 ? faded(inner, Number(style['opacity'])) : inner
    const transform = readTransform(attributes['transform'])
    // A transform in a style would override the attribute, and is not supported.
    if (!transform || style['transform'] !== attributes['transform']) unsupported.add('transform')
    const clip = clipOf(style)
    const isPlain = attributes['transform'] === undefined && !clip
    return isPlain ? seen : [{ group: seen, ...(transform && { transform }), ...clip }]
  }

  function used(node: SvgNode, style: Style, depth: number): SceneNode[] {
    const target = byId.get((node.attributes['href'] ?? node.attributes['xlink:href'] ?? '').replace(/^#/, ''))
    if (!target) return []
    const [x, y] = [Number(node.attributes['x'] ?? 0), Number(node.attributes['y'] ?? 0)]
    const inner = target.name === 'symbol' ? children(target, style, depth + 1) : read(target, style, depth + 1)
    return x === 0 && y === 0 ? inner : [{ group: inner, transform: [1, 0, 0, 1, x, y] }]
  }

  function shape(node: SvgNode, style: Style): SceneNode[] {
    const path = shapePath(node.name, (attribute) => Number.parseFloat(node.attributes[attribute] ?? '0'), node.attributes)
    if (path === undefined) {
      unsupported.add(node.name)
      return []
    }
    if (path === '') return []
    const all = Number(style['opacity'] ?? 1)
    const rule = style['fill-rule'] === 'evenodd' ? { rule: 'evenodd' as const } : {}
    const fill = node.name === 'line' ? undefined : paint(style['fill'] ?? 'black', path, style)
    const stroke = paint(style['stroke'] ?? 'none', path, style)
    const width = Number.parseFloat(style['stroke-width'] ?? '1')
    const parts: ScenePath[] = []
    if (fill !== undefined) parts.push({ path, fill, ...rule, ...opacityOf(all * Number(style['fill-opacity'] ?? 1)) })
    if (typeof stroke === 'string' && width > 0) {
      checkStroke(style)
      parts.push({ path, stroke: { color: stroke, width }, ...opacityOf(all * Number(style['stroke-opacity'] ?? 1)) })
    } else if (stroke !== undefined && width > 0) unsupported.add('gradient in a stroke')
    return parts
  }

  /** The print draws strokes only with flat ends and pointed corners. */
  function checkStroke(style: Style): void {
    if ((style['stroke-linecap'] ?? 'butt') !== 'butt') unsupported.add('stroke-linecap')
    if ((style['stroke-linejoin'] ?? 'miter') !== 'miter') unsupported.add('stroke-linejoin')
    if (!['none', '0'].includes(style['stroke-dasharray'] ?? 'none')) unsupported.add('stroke-dasharray')
  }

  function paint(value: string, path: string, style: Style): ScenePaint | undefined {
    if (value === 'none' || value === 'transparent') return undefined
    const id = readReference(value)
    if (id === undefined) {
      const color = readColour(value === 'currentColor' ? (style['color'] ?? 'black') : value)
      if (color === undefined) unsupported.add(`colour ${value.slice(0, 30)}`)
      return color
    }
    const node = byId.get(id)
    if (!node || !/^(?:linear|radial)Gradient$/.test(node.name)) {
      unsupported.add(node?.name ?? 'missing paint')
      return undefined
    }
    const found = readGradient(node, byId, measureBounds(path))
    if ('gradient' in found) return found.gradient
    unsupported.add(found.unsupported)
    return undefined
  }

  function clipOf(style: Style): { clip: string; clipRule?: 'evenodd' } | undefined {
    const id = readReference(style['clip-path'] ?? '')
    if (id === undefined) return undefined
    const node = byId.get(id)
    const isPlain = node?.attributes['clipPathUnits'] !== 'objectBoundingBox' && node?.attributes['transform'] === undefined
    const paths = node?.children.map((child) =>
      child.attributes['transform'] === undefined
        ? shapePath(child.name, (key) => Number.parseFloat(child.attributes[key] ?? '0'), child.attributes)
        : undefined,
    )
    if (!isPlain || !paths || paths.length !== 1 || paths[0] === undefined) {
      unsupported.add('clip-path')
      return undefined
    }
    const isEvenOdd = (node?.children[0]?.attributes['clip-rule'] ?? style['clip-rule']) === 'evenodd'
    return { clip: paths[0], ...(isEvenOdd && { clipRule: 'evenodd' }) }
  }

  /** The opacity of a group applies to the group as a whole, so that parts behind others stay hidden. This can be drawn only for a single path. */
  function faded(nodes: SceneNode[], opacity: number): SceneNode[] {
    const [only, ...rest] = nodes
    if (!only || rest.length > 0 || !('path' in only)) {
      unsupported.add('opacity of a group')
      return nodes
    }
    return [{ ...only, ...opacityOf((only.opacity ?? 1) * opacity) }]
  }

  return { children, unsupported }
}

const opacityOf = (opacity: number): { opacity?: number } => (opacity < 1 ? { opacity: Math.max(0, opacity) } : {})

/** Returns the id in url(#id); undefined for any other text. */
function readReference(value: string): string | undefined {
  return /^url\(#([^)]+)\)/.exec(value.replaceAll(/[\s'"]/g, ''))?.[1]
}

function viewBoxOf({ attributes }: SvgNode): ViewBox {
  const [x = 0, y = 0, width = 0, height = 0] = (attributes['viewBox'] ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  if (width > 0 && height > 0) return { x, y, width, height }
  return { x: 0, y: 0, width: (readInches(attributes['width']) ?? 0) * 96, height: (readInches(attributes['height']) ?? 0) * 96 }
}

function isLinked({ name, attributes }: SvgNode): boolean {
  if (name === 'foreignObject' || name === 'iframe') return true
  const link = (attributes['href'] ?? attributes['xlink:href'] ?? '#').trim()
  const isElsewhere = !link.startsWith('#') && !(name === 'image' && link.startsWith('data:')) && !/^javascript:/i.test(link)
  return isElsewhere || Object.values(attributes).some((value) => /url\((?!#)/i.test(value.replaceAll(/[\s'"]/g, '')))
}

const isScriptLink = (attributes: Record<string, string>) => /^\s*javascript:/i.test(attributes['href'] ?? attributes['xlink:href'] ?? '')
