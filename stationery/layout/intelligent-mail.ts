/** The content of an Intelligent Mail barcode: 20 tracking digits (the second from 0 to 4), and a ZIP, ZIP+4, delivery point or empty routing. */
export type IntelligentMail = { tracking: string; routing: string }

/** The form of each of the 65 bars: full, ascender, descender, or tracker only. */
export type MailBar = 'F' | 'A' | 'D' | 'T'

/** Returns the bars of an Intelligent Mail barcode from left to right (USPS-B-3200). Throws RangeError for digits that it cannot encode. */
export function intelligentMail({ tracking, routing }: IntelligentMail): MailBar[] {
  if (!/^\d[0-4]\d{18}$/.test(tracking)) throw new RangeError('A mail piece is tracked by 20 digits, of which the second is at most 4.')
  if (!/^(|\d{5}|\d{9}|\d{11})$/.test(routing)) throw new RangeError('A mail piece is routed by 5, 9 or 11 digits, or by none.')
  const value = binaryOf(tracking, routing)
  const check = frameCheck(value)
  const characters = codewordsOf(value, check).map((codeword, index) => {
    const character = FIVE_OF_13[codeword] ?? TWO_OF_13[codeword - FIVE_OF_13.length] ?? 0
    return (check >> index) & 1 ? ~character & 0x1fff : character
  })
  const isSet = (character: number, bit: number) => (((characters[character] ?? 0) >> bit) & 1) === 1
  return BARS.map(([down, downBit, up, upBit]) => {
    const [descends, ascends] = [isSet(down, downBit), isSet(up, upBit)]
    if (descends && ascends) return 'F'
    return ascends ? 'A' : descends ? 'D' : 'T'
  })
}

/** Returns the content as one number. An offset for each length of the routing makes sure that two routings never have the same number. */
function binaryOf(tracking: string, routing: string): bigint {
  const before = { 0: 0n, 5: 1n, 9: 100_001n, 11: 1_000_100_001n }[routing.length] ?? 0n
  const routed = BigInt(routing || '0') + before
  const [first = '0', second = '0', ...rest] = tracking
  return rest.reduce((value, digit) => value * 10n + BigInt(digit), (routed * 10n + BigInt(first)) * 5n + BigInt(second))
}

/** Computes the frame check: eleven bits over the 102 bits of the value, with the polynomial 0xf35. */
function frameCheck(value: bigint): number {
  let check = 0x7ff
  for (let bit = 101n; bit >= 0n; bit--) {
    const isOdd = ((check >> 10) & 1) !== Number((value >> bit) & 1n)
    check = ((check << 1) ^ (isOdd ? 0xf35 : 0)) & 0x7ff
  }
  return check
}

/** Returns ten codewords, most significant first. The last is even, and the first includes the highest bit of the check. */
function codewordsOf(value: bigint, check: number): number[] {
  const codewords = [Number(value % 636n) * 2]
  let rest = value / 636n
  for (let index = 0; index < 8; index++) {
    codewords.unshift(Number(rest % 1365n))
    rest /= 1365n
  }
  codewords.unshift(Number(rest) + (check >> 10 === 1 ? 659 : 0))
  return codewords
}

/** Lists the 13-bit numbers with this many ones: pairs of a number and its mirror image from the front, symmetric numbers from the end. */
function ofThirteen(ones: number): number[] {
  const pairs: number[] = []
  const symmetric: number[] = []
  for (let number = 0; number < 8192; number++) {
    if (countOf(number) !== ones) continue
    const mirror = mirrored(number)
    if (mirror < number) continue
    if (mirror === number) symmetric.unshift(number)
    else pairs.push(number, mirror)
  }
  return [...pairs, ...symmetric]
}

function mirrored(number: number): number {
  let mirror = 0
  for (let bit = 0; bit < 13; bit++) mirror = (mirror << 1) | ((number >> bit) & 1)
  return mirror
}

function countOf(number: number): number {
  let ones = 0
  for (let rest = number; rest > 0; rest &= rest - 1) ones++
  return ones
}

const FIVE_OF_13 = ofThirteen(5)
const TWO_OF_13 = ofThirteen(2)

/**
 * For each bar, the character and the bit that decide whether it descends, and those that decide whether it ascends (USPS-B-3200, appendix D, table
 * III).
 */
const BARS = tableOf(
  '7 2 4 3,1 10 0 0,9 12 2 8,5 5 6 11,8 9 3 1,0 1 5 12,2 5 1 8,4 4 9 11,6 3 8 10,3 9 7 6,5 11 1 4,8 5 2 12,9 10 0 2,7 1 6 7,3 6 4 9,0 3 8 6,' +
    '6 4 2 7,1 1 9 9,7 10 5 2,4 0 3 8,6 2 0 4,8 11 1 0,9 8 3 12,2 6 7 7,5 1 4 10,1 12 6 9,7 3 8 0,5 8 9 7,4 6 2 10,3 4 0 5,8 4 5 7,7 11 1 9,' +
    '6 0 9 6,0 6 4 8,2 1 3 2,5 9 8 12,4 11 6 1,9 5 7 4,3 3 1 2,0 7 2 0,1 3 4 1,6 10 3 5,8 7 9 4,2 11 5 6,0 8 7 12,4 2 8 1,5 10 3 0,9 3 0 9,' +
    '6 5 2 4,7 8 1 7,5 0 4 5,2 3 0 10,6 12 9 2,3 11 1 6,8 8 7 9,5 4 0 11,1 5 2 2,9 1 4 12,8 3 6 6,7 0 3 7,4 7 7 5,0 12 1 11,2 9 9 0,6 8 5 3,' +
    '3 10 8 2',
)

function tableOf(text: string): [number, number, number, number][] {
  return text.split(',').map((bar) => {
    const [down = 0, downBit = 0, up = 0, upBit = 0] = bar.split(' ').map(Number)
    return [down, downBit, up, upBit]
  })
}
