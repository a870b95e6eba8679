/** Returns a random address as a person may type it, the same for the same seed. 'nonsense' mixes the words at random. */
export function randomAddress(seed: number, manner: 'sense' | 'nonsense' = 'sense'): { address1: string; address2: string } {
  const next = random(seed)
  const one = (words: readonly string[]) => words[next() % words.length] ?? ''
  const maybe = (words: readonly string[], inTen: number) => (next() % 10 < inTen ? one(words) : '')
  const line = (...words: string[]) => words.filter(Boolean).join(' ')
  const some = (most: number) => Array.from({ length: next() % most }, () => one(PIECES)).join(' ')
  if (manner === 'nonsense') return { address1: some(9), address2: some(5) }

  const unit = () => line(one(DESIGNATORS), one(['4', '12', 'B', '4-B', '101', '7 1/2'])) || one(['Rear', 'Basement', 'PH', 'Upper'])
  const number = () => one(['1', '12', '842', '112-10', '123 1/2', '39.2', '55B', 'N6W23001', '10001'])
  const name = () => line(maybe(ADJECTIVES, 3), one(NAMES))
  const street = () => line(number(), maybe(DIRECTIONS, 4), name(), maybe(SUFFIXES, 3), one(SUFFIXES), maybe(DIRECTIONS, 2))
  const kinds = [
    street,
    street,
    street,
    street,
    () => line(number(), maybe(DIRECTIONS, 2), one(HIGHWAYS), `${(next() % 900) + 1}`, maybe(['Bypass', 'N', 'South', 'Frontage Rd'], 2)),
    () => line(one(BOXES), `${next() % 5000}`),
    () => line(one(['RR', 'Rural Route', 'RFD', 'HC', 'Star Route']), `0${(next() % 90) + 1}`, 'Box', `${(next() % 900) + 1}`),
  ]
  const address1 = (kinds[next() % kinds.length] ?? street)()
  const beside = next() % 4
  if (beside === 0) return { address1: `${address1} ${unit()}`, address2: maybe(['c/o Jane Doe', 'Attn Billing', 'PMB 12'], 3) }
  return { address1, address2: beside === 1 ? unit() : '' }
}

const DIRECTIONS = ['N', 'South', 'East', 'W', 'NE', 'North West', 'S.E.', 'Southwest']
const ADJECTIVES = ['Old', 'New', 'Upper', 'Big', 'St', 'Mt', 'Lake', 'West']
const NAMES = [
  'Main',
  'Elm',
  '5th',
  'Box Elder',
  "O'Brien",
  'Winston-Salem',
  'Key',
  'Park',
  'A',
  'Martin Luther King',
  'Peña',
  '1700',
  'Bay West',
]
const SUFFIXES = ['Street', 'St', 'Avenue', 'Aven', 'Blvd', 'Road', 'Rd.', 'Ln', 'Trail', 'Pkwy', 'Crossing', 'Way', 'Place', 'Ct', 'Loop']
const DESIGNATORS = ['Apt', 'Apartment', '#', 'Suite', 'Ste', 'Unit', 'Bldg', 'Floor', 'Lot', 'Room', 'Trlr']
const HIGHWAYS = [
  'County Road',
  'CR',
  'US Hwy',
  'Hwy',
  'State Route',
  'SR',
  'Interstate',
  'FM',
  'Kentucky',
  'KY Hwy',
  'Route',
  'Township Rd',
]
const BOXES = ['PO Box', 'P.O. Box', 'Post Office Box', 'POB', 'Drawer', 'Caller', 'Lockbox', 'Bin', 'Box']
const PIECES =
  `123 MAIN ST N EAST APT 4 # PO BOX FL REAR 2ND RR C/O 1/2 - . AVE KEY ñ ￿ HC HWY 5 US KY COUNTY ROAD CALLE URB A-17 PMB UNIT PSC
  BLQ CASA NUM NORTE LOT B ATTN GENERAL DELIVERY OLD SR I-10 AVENUE OF VISTA KM CARR DR WEST UPPER ONE 3-4`.split(/\s+/)

// mulberry32
function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return (mixed ^ (mixed >>> 14)) >>> 0
  }
}
