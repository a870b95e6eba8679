import { codewordSquare } from './datamatrix-placement.ts'

/** White modules on every side of the symbol. */
export const QUIET_ZONE_MODULES = 4

/** The longest text. A letter takes one codeword, and longer texts would need symbols with several regions. */
export const MAX_DATAMATRIX_CHARACTERS = 44

/** The square symbols of one region (ISO/IEC 16022, ECC 200): side of the symbol, data codewords, correction codewords. */
const SYMBOLS: [number, number, number][] = [
  [10, 3, 5],
  [12, 5, 7],
  [14, 8, 10],
  [16, 12, 12],
  [18, 18, 14],
  [20, 22, 18],
  [22, 30, 20],
  [24, 36, 24],
  [26, 44, 28],
]

/** The most symbols in the cache. A card is laid out again on every keystroke, and its symbol stays the same. */
const MAX_CACHED_SYMBOLS = 16
const lately = new Map<string, readonly string[]>()

/** Encodes printable ASCII as a datamatrix: rows of '1' (dark) and '0', with the finder pattern, without the quiet zone. Throws RangeError. */
export function datamatrix(text: string): readonly string[] {
  const known = lately.get(text)
  if (known) return known
  const rows = encoded(text)
  if (lately.size >= MAX_CACHED_SYMBOLS) lately.clear()
  lately.set(text, rows)
  return rows
}

function encoded(text: string): readonly string[] {
  const data = asciiCodewords(text)
  const [side, capacity, correction] = symbolFor(data.length)
  const padded = pad(data, capacity)
  const inner = codewordSquare([...padded, ...corrections(padded, correction)], side - 2)
  return Array.from({ length: side }, (_, row) =>
    Array.from({ length: side }, (_, column) => {
      if (column === 0 || row === side - 1) return '1'
      if (row === 0) return column % 2 === 0 ? '1' : '0'
      if (column === side - 1) return row % 2 === 1 ? '1' : '0'
      return inner[row - 1]?.[column - 1] ? '1' : '0'
    }).join(''),
  )
}

/** Returns the width of this text's symbol in modules. Throws RangeError. */
export function datamatrixSide(text: string): number {
  return symbolFor(asciiCodewords(text).length)[0]
}

/** Encodes ASCII; two digits share a codeword. */
function asciiCodewords(text: string): number[] {
  if (!/^[\x20-\x7e]+$/.test(text)) throw new RangeError('A datamatrix of ours holds printable ASCII only, and at least one character.')
  return (text.match(/\d\d|./g) ?? []).map((part) => (part.length === 2 ? 130 + Number(part) : part.charCodeAt(0) + 1))
}

function symbolFor(codewords: number): [number, number, number] {
  const symbol = SYMBOLS.find(([, capacity]) => capacity >= codewords)
  if (!symbol) throw new RangeError(`A datamatrix of ours holds at most ${MAX_DATAMATRIX_CHARACTERS} codewords, not ${codewords}.`)
  return symbol
}

function pad(data: number[], capacity: number): number[] {
  const padded = [...data]
  while (padded.length < capacity) padded.push(padded.length === data.length ? 129 : randomised(padded.length + 1))
  return padded
}

function randomised(position: number): number {
  const value = 129 + ((149 * position) % 253) + 1
  return value > 254 ? value - 254 : value
}

/** Computes Reed-Solomon codewords over GF(256) with the polynomial 0x12d: the remainder after division by (x - a^1)...(x - a^count). */
function corrections(data: number[], count: number): number[] {
  const divisor = generator(count)
  const remainder = Array.from({ length: count }, () => 0)
  for (const word of data) {
    const factor = word ^ (remainder.shift() ?? 0)
    remainder.push(0)
    divisor.forEach((coefficient, i) => (remainder[i] = (remainder[i] ?? 0) ^ times(coefficient, factor)))
  }
  return remainder
}

/** Returns the coefficients from the second highest power down; the highest is 1. */
function generator(count: number): number[] {
  let polynomial = [1]
  for (let root = 2, i = 0; i < count; i++, root = times(root, 2)) {
    const raised = [...polynomial, 0]
    polynomial.forEach((coefficient, at) => (raised[at + 1] = (raised[at + 1] ?? 0) ^ times(coefficient, root)))
    polynomial = raised
  }
  return polynomial.slice(1)
}

function times(a: number, b: number): number {
  let product = 0
  for (let x = a, y = b; y > 0; y >>= 1) {
    if (y & 1) product ^= x
    x = x & 0x80 ? (x << 1) ^ 0x12d : x << 1
  }
  return product
}
