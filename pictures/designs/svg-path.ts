import { BrokenFile } from './pdf-objects.ts'

type Point = { x: number; y: number }
const COUNTS: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 }

/** Rewrites SVG path data with the absolute commands M L C Q Z, the only ones that a scene has. Throws BrokenFile. */
export function plainPath(data: string): string {
  const written: string[] = []
  let [pen, start, control]: [Point, Point, Point | undefined] = [{ x: 0, y: 0 }, { x: 0, y: 0 }, undefined]
  let before = ''
  for (const { command, values } of commandsOf(data)) {
    const letter = command.toUpperCase()
    const from = command === letter ? { x: 0, y: 0 } : pen
    const at = (index: number): Point => ({ x: from.x + (values[index] ?? 0), y: from.y + (values[index + 1] ?? 0) })
    const mirrored = (kinds: string): Point =>
      control && kinds.includes(before) ? { x: 2 * pen.x - control.x, y: 2 * pen.y - control.y } : pen
    let end = pen
    let nextControl: Point | undefined
    if (letter === 'Z') {
      written.push('Z')
      end = start
    } else if (letter === 'C' || letter === 'S') {
      const first = letter === 'C' ? at(0) : mirrored('CS')
      const [second, last] = letter === 'C' ? [at(2), at(4)] : [at(0), at(2)]
      written.push(`C${pair(first)} ${pair(second)} ${pair(last)}`)
      ;[end, nextControl] = [last, second]
    } else if (letter === 'Q' || letter === 'T') {
      const first = letter === 'Q' ? at(0) : mirrored('QT')
      end = letter === 'Q' ? at(2) : at(0)
      written.push(`Q${pair(first)} ${pair(end)}`)
      nextControl = first
    } else if (letter === 'A') {
      end = at(5)
      written.push(...arcCurves(pen, values, end))
    } else {
      if (letter === 'H') end = { x: from.x + (values[0] ?? 0), y: pen.y }
      else if (letter === 'V') end = { x: pen.x, y: from.y + (values[0] ?? 0) }
      else end = at(0)
      written.push(`${letter === 'M' ? 'M' : 'L'}${pair(end)}`)
      if (letter === 'M') start = end
    }
    ;[pen, control, before] = [end, nextControl, letter]
  }
  return written.join('')
}

function* commandsOf(data: string): Generator<{ command: string; values: number[] }> {
  for (const [, letter = '', rest = ''] of data.matchAll(/([a-zA-Z])([^a-df-zA-DF-Z]*)/g)) {
    const count = COUNTS[letter.toUpperCase()]
    if (count === undefined) throw new BrokenFile('Path data has an unknown command.')
    const isArc = letter.toUpperCase() === 'A'
    const numbers = isArc ? arcNumbers(rest) : (rest.match(/[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?/g) ?? []).map(Number)
    if (count === 0 ? numbers.length > 0 : numbers.length === 0 || numbers.length % count !== 0)
      throw new BrokenFile('Path data is cut short.')
    let command = letter
    if (count === 0) yield { command, values: [] }
    for (let at = 0; at < numbers.length; at += count) {
      yield { command, values: numbers.slice(at, at + count) }
      // Further pairs of numbers after a move are lines.
      if (command === 'M') command = 'L'
      if (command === 'm') command = 'l'
    }
  }
}

/** Reads the numbers of arcs. The two flags of an arc (0 or 1) may stand without a space before the next number. */
function arcNumbers(text: string): number[] {
  const numbers: number[] = []
  for (let at = 0; at < text.length;) {
    if (/[\s,]/.test(text[at] ?? '')) {
      at += 1
      continue
    }
    const isFlag = numbers.length % 7 === 3 || numbers.length % 7 === 4
    NUMBER_HERE.lastIndex = at
    const found = isFlag ? /[01]/.exec(text[at] ?? '')?.[0] : NUMBER_HERE.exec(text)?.[0]
    if (found === undefined) throw new BrokenFile('Path data has an arc that cannot be read.')
    numbers.push(Number(found))
    at += found.length
  }
  return numbers
}

const NUMBER_HERE = /[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?/y

/** Returns an elliptical arc as cubic curves of at most a quarter turn (SVG 2, appendix B.2). */
function arcCurves(from: Point, values: number[], to: Point): string[] {
  const [rx0 = 0, ry0 = 0, degrees = 0, isLarge = 0, isClockwise = 0] = values
  if (rx0 === 0 || ry0 === 0) return [`L${pair(to)}`]
  if (from.x === to.x && from.y === to.y) return []
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  const [dx, dy] = [(from.x - to.x) / 2, (from.y - to.y) / 2]
  const [x, y] = [cos * dx + sin * dy, -sin * dx + cos * dy]
  const grow = Math.sqrt(Math.max(1, (x / rx0) ** 2 + (y / ry0) ** 2))
  const [rx, ry] = [Math.abs(rx0) * grow, Math.abs(ry0) * grow]
  const below = (rx * y) ** 2 + (ry * x) ** 2
  const root = Math.sqrt(Math.max(0, ((rx * ry) ** 2 - below) / below)) * (isLarge === isClockwise ? -1 : 1)
  const [cx, cy] = [(root * rx * y) / ry, (-root * ry * x) / rx]
  const middle = { x: cos * cx - sin * cy + (from.x + to.x) / 2, y: sin * cx + cos * cy + (from.y + to.y) / 2 }
  const first = Math.atan2((y - cy) / ry, (x - cx) / rx)
  let sweep = Math.atan2((-y - cy) / ry, (-x - cx) / rx) - first
  if (isClockwise && sweep < 0) sweep += 2 * Math.PI
  if (!isClockwise && sweep > 0) sweep -= 2 * Math.PI
  const parts = Math.max(1, Math.ceil(Math.abs(sweep) / (Math.PI / 2) - 1e-9))
  const step = sweep / parts
  const handle = (4 / 3) * Math.tan(step / 4)
  const place = (u: number, v: number): Point => ({ x: middle.x + cos * rx * u - sin * ry * v, y: middle.y + sin * rx * u + cos * ry * v })
  return Array.from({ length: parts }, (_, part) => {
    const [a, b] = [first + part * step, first + (part + 1) * step]
    const one = place(Math.cos(a) - handle * Math.sin(a), Math.sin(a) + handle * Math.cos(a))
    const two = place(Math.cos(b) + handle * Math.sin(b), Math.sin(b) - handle * Math.cos(b))
    return `C${pair(one)} ${pair(two)} ${pair(part === parts - 1 ? to : place(Math.cos(b), Math.sin(b)))}`
  })
}

const pair = ({ x, y }: Point) => `${tidy(x)} ${tidy(y)}`

/** Rounds a number, so that it is written without an exponent, which the path of a scene cannot have. */
export const tidy = (value: number): number => Math.round(value * 10_000) / 10_000 || 0

/** Returns the path data of a shape; undefined for an element that is not a shape. Throws BrokenFile. */
export function shapePath(name: string, read: (attribute: string) => number, attributes: Record<string, string>): string | undefined {
  const [x, y, width, height] = [read('x'), read('y'), read('width'), read('height')]
  switch (name) {
    case 'path':
      return plainPath(attributes['d'] ?? '')
    case 'rect': {
      const rx = Math.min(attributes['rx'] === undefined ? read('ry') : read('rx'), width / 2)
      const ry = Math.min(attributes['ry'] === undefined ? read('rx') : read('ry'), height / 2)
      if (rx <= 0 || ry <= 0) return plainPath(`M${x} ${y}h${width}v${height}h${-width}Z`)
      const [across, down] = [width - 2 * rx, height - 2 * ry]
      const arc = (dx: number, dy: number) => `a${rx} ${ry} 0 0 1 ${dx} ${dy}`
      return plainPath(`M${x + rx} ${y}h${across}${arc(rx, ry)}v${down}${arc(-rx, ry)}h${-across}${arc(-rx, -ry)}v${-down}${arc(rx, -ry)}Z`)
    }
    case 'circle':
    case 'ellipse': {
      const [rx, ry] = name === 'circle' ? [read('r'), read('r')] : [read('rx'), read('ry')]
      const [cx, cy] = [read('cx'), read('cy')]
      return plainPath(`M${cx - rx} ${cy}a${rx} ${ry} 0 0 1 ${2 * rx} 0a${rx} ${ry} 0 0 1 ${-2 * rx} 0Z`)
    }
    case 'line':
      return plainPath(`M${read('x1')} ${read('y1')}L${read('x2')} ${read('y2')}`)
    case 'polyline':
    case 'polygon': {
      const points = (attributes['points'] ?? '').trim()
      return points === '' ? '' : plainPath(`M${points}${name === 'polygon' ? 'Z' : ''}`)
    }
    default:
      return undefined
  }
}
