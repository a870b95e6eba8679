type Cell = [row: number, column: number]

/** Places codewords inside a datamatrix of `side` by `side` modules by the walk of annex F of ISO/IEC 16022; true is a dark module. */
export function codewordSquare(codewords: number[], side: number): boolean[][] {
  const square: (boolean | undefined)[][] = Array.from({ length: side }, () => Array.from({ length: side }, () => undefined))
  let next = 0

  const put = (cells: Cell[]) => {
    const codeword = codewords[next++] ?? 0
    cells.forEach(([row, column], bit) => {
      const line = square[row]
      if (line) line[column] = ((codeword >> (7 - bit)) & 1) === 1
    })
  }
  const free = (row: number, column: number) =>
    row >= 0 && row < side && column >= 0 && column < side && square[row]?.[column] === undefined

  let row = 4
  let column = 0
  do {
    const corner = cornerAt(row, column, side)
    if (corner) put(corner)
    do {
      if (free(row, column)) put(utah(row, column, side))
      row -= 2
      column += 2
    } while (row >= 0 && column < side)
    row += 1
    column += 3
    do {
      if (free(row, column)) put(utah(row, column, side))
      row += 2
      column -= 2
    } while (row < side && column >= 0)
    row += 3
    column += 1
  } while (row < side || column < side)

  // When four modules remain empty, two of them are dark.
  const last = side - 1
  return square.map((line, r) => line.map((dark, c) => dark ?? ((r === last && c === last) || (r === last - 1 && c === last - 1))))
}

/** Returns the eight modules of a codeword around its reference module. Modules outside the square wrap around to the other side. */
function utah(row: number, column: number, side: number): Cell[] {
  return UTAH.map(([down, right]) => wrapped(row + down, column + right, side))
}

const UTAH: Cell[] = [
  [-2, -2],
  [-2, -1],
  [-1, -2],
  [-1, -1],
  [-1, 0],
  [0, -2],
  [0, -1],
  [0, 0],
]

function wrapped(row: number, column: number, side: number): Cell {
  const shift = 4 - ((side + 4) % 8)
  if (row < 0) return wrapped(row + side, column + shift, side)
  if (column < 0) return [row + shift, column + side]
  return [row, column]
}

/** In some sizes the walk meets a corner, where the eight modules of a codeword are not adjacent. */
function cornerAt(row: number, column: number, side: number): Cell[] | undefined {
  const last = side - 1
  if (row === side && column === 0)
    return [
      [last, 0],
      [last, 1],
      [last, 2],
      [0, last - 1],
      [0, last],
      [1, last],
      [2, last],
      [3, last],
    ]
  if (row === side - 2 && column === 0 && side % 8 === 4)
    return [
      [last - 2, 0],
      [last - 1, 0],
      [last, 0],
      [0, last - 1],
      [0, last],
      [1, last],
      [2, last],
      [3, last],
    ]
  if (row === side - 2 && column === 0 && side % 4 !== 0)
    return [
      [last - 2, 0],
      [last - 1, 0],
      [last, 0],
      [0, last - 3],
      [0, last - 2],
      [0, last - 1],
      [0, last],
      [1, last],
    ]
  if (row === side + 4 && column === 2 && side % 8 === 0)
    return [
      [last, 0],
      [last, last],
      [0, last - 2],
      [0, last - 1],
      [0, last],
      [1, last - 2],
      [1, last - 1],
      [1, last],
    ]
  return undefined
}
