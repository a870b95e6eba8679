import type { SceneTransform } from '@fondly/stationery/layout/scene.ts'

const IDENTITY: SceneTransform = [1, 0, 0, 1, 0, 0]

/** Reads a list of SVG transforms as one transform; undefined if one of them is not supported. */
export function readTransform(text: string | undefined): SceneTransform | undefined {
  if (text === undefined || text.trim() === '') return IDENTITY
  let matrix = IDENTITY
  // Each transform ends with a bracket: rotate(45) translate(3 4)
  const parts = text.split(')')
  if (parts.pop()?.trim() !== '') return undefined
  for (const part of parts) {
    const at = part.indexOf('(')
    const name = part.slice(0, at).replaceAll(/[\s,]/g, '')
    const next = at < 0 ? undefined : toMatrix(name, readNumbers(part.slice(at + 1)))
    if (!next || next.some((value) => !Number.isFinite(value))) return undefined
    matrix = combine(matrix, next)
  }
  return matrix
}

const readNumbers = (text: string): number[] => text.split(/[\s,]/).flatMap((one) => (one === '' ? [] : [Number(one)]))

function toMatrix(name: string, [a = 0, b, c, d = 0, e = 0, f = 0]: number[]): SceneTransform | undefined {
  const turn = (a * Math.PI) / 180
  switch (name) {
    case 'matrix':
      return [a, b ?? 0, c ?? 0, d, e, f]
    case 'translate':
      return [1, 0, 0, 1, a, b ?? 0]
    case 'scale':
      return [a, 0, 0, b ?? a, 0, 0]
    case 'rotate': {
      const [x, y] = [b ?? 0, c ?? 0]
      const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
      return [cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y]
    }
    case 'skewX':
      return [1, 0, Math.tan(turn), 1, 0, 0]
    case 'skewY':
      return [1, Math.tan(turn), 0, 1, 0, 0]
    default:
      return undefined
  }
}

/** Returns one transform for two nested groups: it applies the second argument (the inner group) first, then the first argument (the outer group). */
export function combine([a, b, c, d, e, f]: SceneTransform, [g, h, i, j, k, l]: SceneTransform): SceneTransform {
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f]
}
