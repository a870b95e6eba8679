import type { DisplayMark, DisplayPage, GlyphsMark, ModulesMark, PictureMark, StrokesMark } from '../../layout/display-list.ts'
import { strokePath } from '../../layout/place-strokes.ts'
import { BROWSER_FONTS } from './browser-fonts.ts'
import { svgNode, svgText, type SvgNode } from './svg-node.ts'

export type PageFrame = {
  /** Whether the picture includes the bleed. */
  bleed?: boolean
  /** The visible part of the page, in pixels at 300 dpi; the default is the whole page. */
  view?: { x: number; y: number; width: number; height: number }
  /** Returns the address of a picture for the browser. Our own art has to be requested with its bleed: see artUrl. */
  picture: (url: string) => string
  /** A prefix for the ids, so that they differ from other ids in the same document. */
  prefix?: string
}

/** Returns a page of a display list as an SVG document, for a browser that has the fonts of browser-fonts.ts. */
export function pageSvg(page: DisplayPage, frame: PageFrame): string {
  return svgText(pageSvgNode(page, frame))
}

/** Returns a page as SVG elements. */
export function pageSvgNode(page: DisplayPage, { bleed = false, view, picture, prefix = 'p' }: PageFrame): SvgNode {
  const edge = bleed ? page.bleed / 100 : 0
  const seen = view ?? { x: -edge, y: -edge, width: page.width / 100 + 2 * edge, height: page.height / 100 + 2 * edge }
  return svgNode(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `${seen.x} ${seen.y} ${seen.width} ${seen.height}` },
    page.marks.map((mark, index) => turned(mark, markNode(mark, picture, `${prefix}-${index}`))),
  )
}

/** Returns the address of our own art for a picture mark: with its bleed, and `width` pixels wide. Other addresses stay unchanged. */
export function artUrl(url: string, width: number): string {
  return /^(https?:\/\/[^/]+)?\/art\//.test(url) ? `${url.split('?')[0]}?bleed=1&width=${width}` : url
}

function markNode(mark: DisplayMark, picture: (url: string) => string, id: string): SvgNode {
  if (mark.kind === 'picture') return pictureNode(mark, picture, id)
  if (mark.kind === 'strokes') return strokesNode(mark)
  return mark.kind === 'glyphs' ? glyphsNode(mark) : modulesNode(mark)
}

function pictureNode(mark: PictureMark, picture: (url: string) => string, id: string): SvgNode {
  const image = svgNode('image', {
    href: picture(mark.url),
    ...boxOf(mark),
    preserveAspectRatio: mark.fit === 'contain' ? 'xMidYMid meet' : 'none',
    'clip-path': mark.clip && `url(#${id})`,
  })
  return mark.clip ? svgNode('g', {}, [svgNode('clipPath', { id }, [svgNode('rect', boxOf(mark.clip))]), image]) : image
}

/** Places every glyph exactly. The browser does no kerning and joins only the ligatures that the layout chose. */
function glyphsNode(mark: GlyphsMark): SvgNode {
  return svgNode(
    'text',
    {
      y: mark.y / 100,
      'font-family': BROWSER_FONTS[mark.font],
      'font-size': mark.size / 100,
      fill: mark.color,
      style: 'font-kerning:none;font-variant-ligatures:none;white-space:pre',
    },
    runsOf(mark).map(({ text, xs, joined }) =>
      svgNode('tspan', { x: xs.map((x) => x / 100).join(' '), style: joined ? 'font-variant-ligatures:common-ligatures' : undefined }, [
        text,
      ]),
    ),
  )
}

type Run = { text: string; xs: number[]; joined: boolean }

function runsOf({ clusters, xs }: GlyphsMark): Run[] {
  const runs: Run[] = []
  clusters.forEach((text, i) => {
    const joined = text.length > 1
    const last = runs.at(-1)
    const x = xs[i] ?? 0
    if (joined || !last || last.joined) runs.push({ text, xs: [x], joined })
    else {
      last.text += text
      last.xs.push(x)
    }
  })
  return runs
}

function modulesNode({ x, y, module, rows }: ModulesMark): SvgNode {
  const side = module / 100
  const squares = rows.flatMap((row, line) =>
    [...row.matchAll(/1+/g)].map(({ 0: dark, index }) => {
      const width = dark.length * side
      return `M${x / 100 + index * side} ${y / 100 + line * side}h${width}v${side}h${-width}z`
    }),
  )
  return svgNode('path', { d: squares.join(''), fill: '#000000', 'shape-rendering': 'crispEdges' })
}

function strokesNode({ strokes, color, width }: StrokesMark): SvgNode {
  const line = { fill: 'none', stroke: color, 'stroke-width': width / 100, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }
  return svgNode('path', { d: strokes.map(strokePath).join(''), ...line })
}

function boxOf({ x, y, width, height }: PictureMark | NonNullable<PictureMark['clip']>) {
  return { x: x / 100, y: y / 100, width: width / 100, height: height / 100 }
}

function turned(mark: DisplayMark, node: SvgNode): SvgNode {
  if (!mark.turn) return node
  return svgNode('g', { transform: `rotate(180 ${mark.turn[0] / 100} ${mark.turn[1] / 100})` }, [node])
}
