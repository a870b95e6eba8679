import type { Scene, SceneGradient } from '../../layout/scene.ts'
import { short } from './path-operators.ts'
import type { Sheet } from './pdf-sheet.ts'
import { channels, sceneContent, type ScenePattern, type SceneState } from './scene-content.ts'

/** Draws a scene as vectors. The sheet's origin has to be the upper left of the scene's trim. */
export function drawScene(sheet: Sheet, scene: Scene): void {
  const { deflated, states, patterns } = sceneContent(scene)
  const { width, height, bleed } = scene
  const form = sheet.ref({
    Type: 'XObject',
    Subtype: 'Form',
    BBox: [-bleed, -bleed, width + bleed, height + bleed],
    Resources: {
      ExtGState: Object.fromEntries(states.map((state, place) => [`S${place}`, stateOf(sheet, state)])),
      Pattern: Object.fromEntries(patterns.map((pattern, place) => [`P${place}`, patternOf(sheet, pattern)])),
    },
    // The content is already compressed.
    Filter: 'FlateDecode',
  })
  form.end(deflated)
  const name = `Scene${Object.keys(sheet.page.xobjects).length}`
  sheet.page.xobjects[name] = form
  sheet.addContent(`/${name} Do`)
}

function stateOf(sheet: Sheet, state: SceneState): unknown {
  if ('opacity' in state) return ended(sheet, { Type: 'ExtGState', ca: state.opacity, CA: state.opacity })
  return ended(sheet, { Type: 'ExtGState', SMask: { Type: 'Mask', S: 'Luminosity', G: maskOf(sheet, state) } })
}

function patternOf(sheet: Sheet, { gradient, matrix }: ScenePattern): unknown {
  const ramp = fromEdgeToEdge(gradient.stops)
  const colours = ramp.map(([, color]) => channels(color))
  return ended(sheet, { Type: 'Pattern', PatternType: 2, Matrix: matrix, Shading: shadingOf(gradient, 'DeviceRGB', ramp, colours) })
}

/** Returns the gradient's opacity as a soft mask over the path, because pdfkit's own method tiles the whole page. */
function maskOf(sheet: Sheet, { mask, bounds: { x, y, width, height } }: Extract<SceneState, { mask: unknown }>): unknown {
  const ramp = fromEdgeToEdge(mask.stops)
  const lights = ramp.map(([, , opacity]) => [opacity])
  const form = sheet.ref({
    Type: 'XObject',
    Subtype: 'Form',
    BBox: [x - 1, y - 1, x + width + 1, y + height + 1].map(Math.round),
    Group: { Type: 'Group', S: 'Transparency', CS: 'DeviceGray' },
    Resources: { Shading: { Sh1: shadingOf(mask, 'DeviceGray', ramp, lights) } },
  })
  form.end('/Sh1 sh')
  return form
}

function shadingOf(
  { linear, radial }: SceneGradient,
  space: string,
  ramp: SceneGradient['stops'],
  values: number[][],
): Record<string, unknown> {
  const functions = values.slice(1).map((value, i) => ({ FunctionType: 2, Domain: [0, 1], C0: values[i] ?? value, C1: value, N: 1 }))
  return {
    ShadingType: radial ? 3 : 2,
    ColorSpace: space,
    Coords: radial ? [radial[0], radial[1], 0, ...radial] : (linear ?? [0, 0, 0, 0]),
    Function: {
      FunctionType: 3,
      Domain: [0, 1],
      Functions: functions,
      Bounds: ramp.slice(1, -1).map(([offset]) => offset),
      Encode: functions.flatMap(() => [0, 1]),
    },
    Extend: [true, true],
  }
}

function ended(sheet: Sheet, data: Record<string, unknown>): unknown {
  const reference = sheet.ref(data)
  reference.end(undefined)
  return reference
}

/** Sorts the stops and makes them begin at 0 and end at 1. A single stop becomes a plain colour. */
function fromEdgeToEdge(stops: SceneGradient['stops']): SceneGradient['stops'] {
  const ordered = [...stops].sort(([a], [b]) => a - b)
  const [first, last] = [ordered[0], ordered.at(-1)]
  if (!first || !last) return []
  return [
    ...(first[0] > 0 ? [[0, first[1], first[2]] as const] : []),
    ...ordered,
    ...(last[0] < 1 || (first[0] === 0 && ordered.length === 1) ? [[1, last[1], last[2]] as const] : []),
  ].map(([offset, color, opacity]) => [Number(short(offset)), color, opacity])
}
