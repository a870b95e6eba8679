type Point = [number, number]

/** Converts SVG path data (absolute M L C Q Z) to PDF operators, and returns a box that contains the path. */
export function pathOperators(data: string): { operators: string; bounds: { x: number; y: number; width: number; height: number } } {
  const operators: string[] = []
  const xs: number[] = []
  const ys: number[] = []
  let pen: Point = [0, 0]
  let start: Point = [0, 0]
  let command = ''
  const tokens = data.match(/[MLCQZ]|-?(?:\d+\.?\d*|\.\d+)/g) ?? []

  for (let i = 0; i < tokens.length;) {
    const token = tokens[i] ?? ''
    if (/[MLCQZ]/.test(token)) {
      command = token
      i++
      if (command === 'Z') {
        operators.push('h')
        pen = start
      }
      continue
    }
    const points = pointsFrom(tokens, i, POINTS[command] ?? 0)
    if (points.length === 0) throw new RangeError('Path data has a number without a command, or too few of them.')
    i += points.length * 2
    for (const [x, y] of points) {
      xs.push(x)
      ys.push(y)
    }
    const end = points.at(-1) ?? pen
    operators.push(
      `${(command === 'Q' ? raised(pen, points) : points).map(([x, y]) => `${short(x)} ${short(y)}`).join(' ')} ${OPERATORS[command]}`,
    )
    if (command === 'M') {
      start = end
      // Further pairs of numbers after a move are lines.
      command = 'L'
    }
    pen = end
  }
  const [x, y] = [least(xs), least(ys)]
  return { operators: operators.join('\n'), bounds: { x, y, width: most(xs) - x, height: most(ys) - y } }
}

const POINTS: Record<string, number> = { M: 1, L: 1, C: 3, Q: 2 }
const OPERATORS: Record<string, string> = { M: 'm', L: 'l', C: 'c', Q: 'c' }

function pointsFrom(tokens: string[], from: number, count: number): Point[] {
  const points: Point[] = []
  for (let i = 0; i < count; i++) {
    const [x, y] = [Number(tokens[from + 2 * i]), Number(tokens[from + 2 * i + 1])]
    if (Number.isNaN(x) || Number.isNaN(y)) return []
    points.push([x, y])
  }
  return points
}

/** Converts a quadratic curve to a cubic one, because PDF has no quadratic curves. */
function raised([x0, y0]: Point, points: Point[]): Point[] {
  const [control, end] = points
  if (!control || !end) return points
  const towards = (from: number, to: number) => from + (2 * (to - from)) / 3
  return [[towards(x0, control[0]), towards(y0, control[1])], [towards(end[0], control[0]), towards(end[1], control[1])], end]
}

/** Formats a number for PDF: at most four decimals, no exponent. */
export function short(value: number): string {
  return String(Math.round(value * 10_000) / 10_000 || 0)
}

function least(values: number[]): number {
  return values.reduce((found, value) => Math.min(found, value), values[0] ?? 0)
}

function most(values: number[]): number {
  return values.reduce((found, value) => Math.max(found, value), values[0] ?? 0)
}
