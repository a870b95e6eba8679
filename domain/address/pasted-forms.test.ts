import { describe, expect, test } from 'vitest'
import { readPastedAddress } from './read-pasted-address.ts'

const dayton = { address1: '12 Elm St', address2: '', city: 'Dayton', state: 'OH', zipCode: '45405' }
const jane = { firstName: 'Jane', lastName: 'Doe', ...dayton }

describe('labels, bullets, quotes and dashes are left out', () => {
  test.each([
    'Name: Jane Doe\nAddress: 12 Elm St\nCity: Dayton\nState: OH\nZip: 45405',
    'Name: Jane Doe Street: 12 Elm St City: Dayton State: OH Zip code: 45405',
    'First name: Jane\nLast name: Doe\nAddress line 1: 12 Elm St\nCity: Dayton, State: OH, Postal code: 45405\nCountry: USA',
    'Last name: Doe\r\nFirst name: Jane\r\n12 Elm St\r\nDayton OH 45405',
    'Nombre: Jane\nApellido: Doe\nDirección: 12 Elm St\nCiudad: Dayton\nEstado: Ohio\nCódigo postal: 45405',
    'Ship to:\nJane Doe\n12 Elm St\nDayton, OH 45405',
    'SHIP TO: Jane Doe, 12 Elm St, Dayton, OH 45405',
    '• Jane Doe\n• 12 Elm St\n• Dayton, OH 45405',
    '- Jane Doe\n- 12 Elm St\n- Dayton, OH 45405',
    '* Jane Doe * \n* 12 Elm St\n* Dayton, OH 45405',
    'Jane Doe - 12 Elm St - Dayton, OH - 45405',
    'Jane Doe – 12 Elm St – Dayton OH 45405',
    '"Jane Doe, 12 Elm St, Dayton, OH 45405"',
    '“Jane Doe”, “12 Elm St”, “Dayton”, “OH”, “45405”',
    'Jane Doe, 12 Elm St, Dayton, OH 45405.',
  ])('%j', (text) => expect(readPastedAddress(text)).toEqual(jane))

  test('labelled names are not split again', () =>
    expect(readPastedAddress('First name: Mary Ann\nLast name: van der Berg Smith\n12 Elm St\nDayton, OH 45405')).toEqual({
      ...dayton,
      firstName: 'Mary Ann',
      lastName: 'van der Berg Smith',
    }))

  test('a dash between numbers stays', () => {
    expect(readPastedAddress('12 - 14 Elm St, Dayton, OH 45405')).toEqual({ ...dayton, address1: '12 - 14 Elm St' })
    expect(readPastedAddress('12 Elm St, Dayton, OH 45405 - 1234')).toEqual({ ...dayton, zipCode: '45405-1234' })
  })
})

test.each([
  ['Calif.', 'CA'],
  ['Mass', 'MA'],
  ['N. Dak.', 'ND'],
  ['W. Va.', 'WV'],
  ['D.C.', 'DC'],
])('the old abbreviation %s is a state', (name, state) =>
  expect(readPastedAddress(`12 Elm St, Dayton, ${name} 45405`)).toEqual({ ...dayton, state }),
)

test.each([
  ['Sra. María García López', 'María', 'García López'],
  ['María García López', 'María', 'García López'],
  ['José Luis Rivera', 'José Luis', 'Rivera'],
  ['Juan Carlos Pérez Ruiz', 'Juan Carlos', 'Pérez Ruiz'],
  ['Sr. Tomás Etxeberria Goñi', 'Tomás', 'Etxeberria Goñi'],
  ['María García de la Cruz', 'María', 'García de la Cruz'],
  ['Juan A. Rivera', 'Juan A.', 'Rivera'],
  ['Mary Ann Smith', 'Mary Ann', 'Smith'],
  ['Mr. and Mrs. John Doe', 'Mr. and Mrs. John', 'Doe'],
  ['Mr. & Mrs. John Doe', 'Mr. & Mrs. John', 'Doe'],
  ['Sr. y Sra. Luis Peña', 'Sr. y Sra. Luis', 'Peña'],
  ['The Doe Family', 'The', 'Doe Family'],
  ['Mr. & Mrs. Doe', 'Mr. & Mrs.', 'Doe'],
  ['Mrs. Jane Doe', 'Jane', 'Doe'],
  ['Dr. Ruth Cole', 'Dr. Ruth', 'Cole'],
])('%s is %s and %s', (name, firstName, lastName) =>
  expect(readPastedAddress(`${name}\n12 Elm St\nDayton, OH 45405`)).toMatchObject({ firstName, lastName }),
)

test('in Puerto Rico a person has two surnames', () =>
  expect(readPastedAddress('Iris Cintrón Babilonia\nCalle Luna 12\nSan Juan PR 00926')).toMatchObject({
    firstName: 'Iris',
    lastName: 'Cintrón Babilonia',
  }))

test.each([
  ['Attn: Jane Doe\n12 Elm St\n4th Floor\nDayton, OH 45405', { ...jane, address2: '4th Floor' }],
  ['Attn: Jane Doe 4th Floor\n12 Elm St\nDayton, OH 45405', { ...jane, address2: '4th Floor' }],
  [
    'Ann Lee\nAttn: Jane Doe\n12 Elm St, 4th Floor\nDayton, OH 45405',
    { ...dayton, firstName: 'Ann', lastName: 'Lee', address2: '4th Floor, Attn: Jane Doe' },
  ],
  ['c/o Harborview\n12 Elm St Apt 4\nDayton, OH 45405', { ...dayton, address2: 'Apt 4, c/o Harborview' }],
])('%j keeps the attention line apart from the floor', (text, fields) => expect(readPastedAddress(text)).toEqual(fields))

test.each([
  '5 Stars, Great Place, Dayton, OH 45405',
  '5 Stars, Dayton, OH 45405',
  '7 Days of rain, nothing else, Dayton, OH 45405',
  '7 Days of rain, Dayton, OH 45405',
  '3 Reasons, Good Food, Dayton, OH 45405',
])('%j is no address', (text) => expect(readPastedAddress(text)).toBeUndefined())

test.each(['12 Avenue of the Americas', '12 N main St', '12 Broadway'])('%s is a street', (address1) =>
  expect(readPastedAddress(`${address1}\nNew York, NY 10001`)).toMatchObject({ address1, city: 'New York' }),
)
