import type { PastedAddress } from './read-pasted-address.ts'

/** Makes a random recipient. The same seed makes the same recipient, so that a failed test can be repeated. */
export function randomRecipient(seed: number): PastedAddress {
  const one = choose(seed)
  const place = one(PLACES)
  return {
    firstName: one(['Ana', 'Mary Ann', 'José', 'Dr. Ruth', "D'Arcy", 'Jean-Luc']),
    lastName: one(['Smith', 'Okonkwo-Hale', "O'Brien", 'de la Cruz', 'Núñez', 'van Dyke', 'King Jr.']),
    address1: one([
      '418 Larkspur Lane',
      '12 N Main St',
      'PO Box 77',
      '1004 5th Avenue',
      '77B Old Mill Rd',
      '9 Court St NE',
      '289-01 Elm Blvd',
    ]),
    address2: one(['', '', 'Apt 3B', 'Suite 200', '# 4', 'Unit 12']),
    ...place,
  }
}

const PLACES = [
  { city: 'Portland', state: 'OR', zipCode: '97214' },
  { city: 'St. Louis', state: 'MO', zipCode: '63101-2204' },
  { city: 'Winston-Salem', state: 'NC', zipCode: '27101' },
  { city: 'New York', state: 'NY', zipCode: '10001' },
  { city: "Coeur d'Alene", state: 'ID', zipCode: '83814' },
]

/** The ways in which people write a recipient down. */
export function pastedVariants({ firstName, lastName, address1, address2, city, state, zipCode }: PastedAddress): string[] {
  const name = `${firstName} ${lastName}`
  const street = [address1, address2].filter(Boolean)
  const last = `${city}, ${state} ${zipCode}`
  return [
    [name, ...street, last].join('\n'),
    [name, ...street, last].join(', '),
    [name, street.join(' '), last].join('\r\n'),
    [name, street.join(', '), `${city} ${state} ${zipCode}`, 'United States'].join('\n'),
    [name, ...street, city, state, zipCode].join('\t'),
    ` ${name} \n\n ${street.join(' ')} \n ${city},${state}  ${zipCode} \n`,
  ]
}

const PIECES = [
  'Jane', 'Doe', '123', 'Main', 'St', 'St', 'Ave', 'Apt', '4', '#', '#4', 'N', 'NE', 'PO', 'Box', 'PSC', 'RR', 'Unit', 'Calle', 'Urb', 'c/o',
  'Dayton', 'OH', '45405', '45405-1234', 'APO', 'AE', 'PR', 'Puerto', 'Rico', 'Ohio', 'USA', ',', '\n', ';', '\t', ', ', ' ', '-', '–', '/',
  '\u202e', '\u0000', '\ud800', 'é', 'e\u0301', '🏡', '漢', 'x'.repeat(40), '9'.repeat(40), '((((', '$&', '<b>',
] // prettier-ignore

const ENDINGS = [
  '',
  ' OH 45405',
  ', Dayton, OH 45405',
  '\nSan Juan PR 00926',
  ' APO AE 09021',
  ' 45405 OH',
  ' Elm St, Dayton Ohio 45405 USA',
]

/** Joins random pieces of addresses and of texts that could do harm. The same seed makes the same text. */
export function randomHostileText(seed: number): string {
  const one = choose(seed)
  const length = one([0, 1, 2, 3, 4, 5, 6, 8, 12, 20, 60])
  const pieces = Array.from({ length }, () => one(PIECES) + one(['', ' ', ' ']))
  return (pieces.join('') + one(ENDINGS)).slice(0, 400)
}

function choose(seed: number): <Piece>(pieces: readonly Piece[]) => Piece {
  let state = (seed * 2_654_435_761) >>> 0
  return <Piece>(pieces: readonly Piece[]) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    const piece = pieces[(state >>> 8) % pieces.length]
    if (piece === undefined) throw new Error('Nothing can be drawn from an empty list.')
    return piece
  }
}
