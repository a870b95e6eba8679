import type { Scene, SceneGradient, SceneNode, ScenePaint } from '../../layout/scene.ts'
import { pathOperators, short } from './path-operators.ts'
import type { Sheet } from './pdf-sheet.ts'

type Override = { fill?: ScenePaint; opacity?: number }

/** Draws a scene as vectors where the sheet's origin is the upper left of its trim. */
export function drawScene(sheet: Sheet, scene: Scene): void {
  const draw = (node: SceneNode, over: Override): void => {
    if ('path' in node) return drawPath(sheet, node, over)
    sheet.save()
    if (node.transform) sheet.transform(...node.transform)
    if ('use' in node) {
      for (const inner of scene.shapes?.[node.use] ?? [])
        draw(inner, { fill: over.fill ?? node.fill, opacity: over.opacity ?? node.opacity })
    } else {
      if (node.clip !== undefined) sheet.addContent(`${pathOperators(node.clip).operators}\n${node.clipRule === 'evenodd' ? 'W*' : 'W'} n`)
      for (const inner of node.group) draw(inner, over)
    }
    sheet.restore()
  }
  for (const node of scene.nodes) draw(node, {})
}

function drawPath(sheet: Sheet, node: Extract<SceneNode, { path: string }>, over: Override): void {
  const fill = over.fill ?? node.fill
  if (fill === undefined && !node.stroke) return
  const { operators, bounds } = pathOperators(node.path)
  if (operators === '') return
  const opacity = over.opacity ?? node.opacity ?? 1
  sheet.save()
  if (opacity < 1) sheet.opacity(opacity)
  if (fill !== undefined) {
    setFill(sheet, fill, bounds)
    sheet.addContent(`${operators}\n${node.rule === 'evenodd' ? 'f*' : 'f'}`)
  }
  if (node.stroke) {
    sheet.strokeColor(node.stroke.color).lineWidth(node.stroke.width)
    sheet.addContent(`4 M\n${operators}\nS`)
  }
  sheet.restore()
}

function setFill(sheet: Sheet, fill: ScenePaint, bounds: Bounds): void {
  if (typeof fill === 'string') {
    sheet.fillColor(fill)
    return
  }
  if (fill.stops.some(([, , opacity]) => opacity < 1)) setMask(sheet, fill, bounds)
  sheet.fillColor(gradientOf(sheet, fill))
}

type Bounds = { x: number; y: number; width: number; height: number }

function gradientOf(sheet: Sheet, { linear, radial, stops }: SceneGradient): ReturnType<Sheet['linearGradient']> {
  const [x1, y1, x2, y2] = linear ?? [0, 0, 0, 0]
  const gradient = radial
    ? sheet.radialGradient(radial[0], radial[1], 0, radial[0], radial[1], radial[2])
    : sheet.linearGradient(x1, y1, x2, y2)
  for (const [offset, color] of fromEdgeToEdge(stops)) gradient.stop(offset, color)
  return gradient
}

/** What the gradient lets through, as a soft mask over the path: pdfkit's own way tiles the whole page. */
function setMask(sheet: Sheet, { linear, radial, stops }: SceneGradient, { x, y, width, height }: Bounds): void {
  const ramp = fromEdgeToEdge(stops)
  const functions = ramp
    .slice(1)
    .map(([, , opacity], i) => ended(sheet, { FunctionType: 2, Domain: [0, 1], C0: [ramp[i]?.[2] ?? 1], C1: [opacity], N: 1 }))
  const shading = ended(sheet, {
    ShadingType: radial ? 3 : 2,
    ColorSpace: 'DeviceGray',
    Coords: radial ? [radial[0], radial[1], 0, ...radial] : (linear ?? [0, 0, 0, 0]),
    Function: ended(sheet, {
      FunctionType: 3,
      Domain: [0, 1],
      Functions: functions,
      Bounds: ramp.slice(1, -1).map(([offset]) => offset),
      Encode: functions.flatMap(() => [0, 1]),
    }),
    Extend: [true, true],
  })
  const form = sheet.ref({
    Type: 'XObject',
    Subtype: 'Form',
    BBox: [x - 1, y - 1, x + width + 1, y + height + 1].map(Math.round),
    Group: { Type: 'Group', S: 'Transparency', CS: 'DeviceGray' },
    Resources: { Shading: { Sh1: shading } },
  })
  form.end('/Sh1 sh')
  const name = `Mask${Object.keys(sheet.page.ext_gstates).length}`
  sheet.page.ext_gstates[name] = ended(sheet, { Type: 'ExtGState', SMask: { Type: 'Mask', S: 'Luminosity', G: form } })
  sheet.addContent(`/${name} gs`)
}

function ended(sheet: Sheet, data: Record<string, unknown>): unknown {
  const reference = sheet.ref(data)
  reference.end(undefined)
  return reference
}

/** Stops in order that begin at 0 and end at 1. */
function fromEdgeToEdge(stops: SceneGradient['stops']): SceneGradient['stops'] {
  const ordered = [...stops].sort(([a], [b]) => a - b)
  const [first, last] = [ordered[0], ordered.at(-1)]
  if (!first || !last) return []
  return [
    ...(first[0] > 0 ? [[0, first[1], first[2]] as const] : []),
    ...ordered,
    ...(last[0] < 1 ? [[1, last[1], last[2]] as const] : []),
  ].map(([offset, color, opacity]) => [Number(short(offset)), color, opacity])
}
