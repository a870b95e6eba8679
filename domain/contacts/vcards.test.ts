import { expect, test } from 'vitest'
import { isVcard, readVcards } from './read-vcards.ts'
import { writeVcard } from './write-vcard.ts'

const card = (...lines: string[]) => ['BEGIN:VCARD', ...lines, 'END:VCARD', ''].join('\r\n')

test.each<[string, string, object]>([
  [
    '3.0 of a phone',
    card(
      'VERSION:3.0',
      'N:Okonkwo-Hale;Marguerite;Anne;;Jr.',
      'FN:Marguerite Okonkwo-Hale',
      'item1.ADR;type=HOME;type=pref:;;455 NW Naito Pkwy\\nApt 3B;Portland;OR;97209;USA',
      'BDAY;X-APPLE-OMIT-YEAR=1604:1604-02-29',
      'CATEGORIES:Tenant,Choir',
      'NOTE:Plays the cello\\, badly\\; ask\\nher.',
    ),
    {
      name: 'Marguerite Okonkwo-Hale',
      firstName: 'Marguerite Anne',
      lastName: 'Okonkwo-Hale Jr.',
      address1: '455 NW Naito Pkwy',
      address2: 'Apt 3B',
      city: 'Portland',
      state: 'OR',
      zipCode: '97209',
      birthday: '1604-02-29',
      tags: 'Tenant;Choir',
      note: 'Plays the cello, badly; ask\nher.',
    },
  ],
  [
    '4.0 with quoted parameters and folded lines',
    card('VERSION:4.0', 'FN:Lucía Pe', ' ña', 'ADR;LABEL="14 Main: St; up";TYPE=home:;Unit 9;14 Main ', '\tSt;Portland;OR;97201;'),
    { name: 'Lucía Peña', address1: '14 Main St', address2: 'Unit 9', city: 'Portland', state: 'OR', zipCode: '97201' },
  ],
  [
    '2.1 in quoted-printable, broken softly',
    card('VERSION:2.1', 'N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:Pe=C3=B1a;Luc=', '=C3=ADa;;;', 'ADR;HOME:;;9 Elm St;Salem;OR;97301;'),
    { firstName: 'Lucía', lastName: 'Peña', address1: '9 Elm St', address2: '', city: 'Salem', state: 'OR', zipCode: '97301' },
  ],
  ['2.1 in Latin-1', card('N;ENCODING=QUOTED-PRINTABLE:Pe=F1a;100%;;;'), { firstName: '100%', lastName: 'Peña' }],
  ['a company', card('ORG:Harbor;Sales'), { name: 'Harbor Sales' }],
  [
    'an empty address before a full one',
    card('FN:A', 'ADR:;;;;;;', 'ADR:PO Box 7;;;Salem;OR;97301;'),
    { name: 'A', address1: 'PO Box 7', city: 'Salem' },
  ],
  [
    'a picture that is too large',
    card('FN:A', `PHOTO;ENCODING=b:${'x'.repeat(9_000)}`, ` ${'y'.repeat(9_000)}`, 'NOTE:n'),
    { name: 'A', note: 'n' },
  ],
])('reads %s', (_, text, cells) => {
  expect(isVcard(text)).toBe(true)
  expect(readVcards(text)).toEqual([expect.objectContaining(cells)])
})

test('reads many cards, and cards without an end', () => {
  expect(readVcards(`${card('FN:A')}\r\n${card('FN:B')}BEGIN:VCARD\nFN:C`)).toEqual([{ name: 'A' }, { name: 'B' }, { name: 'C' }])
  expect(readVcards('FN:nobody\nnothing\n:\n')).toEqual([])
})

test('a written vCard is read back unchanged, and its lines have at most 75 bytes', () => {
  const contact = {
    firstName: 'Lucía',
    lastName: 'Peña; de, la\\Cruz',
    address1: `14 ${'Éxodo '.repeat(20)}St`,
    address2: 'Unit 9',
    city: 'Portland',
    state: 'OR',
    zipCode: '97201',
    tags: ['Tenant, new', 'Choir'],
    note: 'One.\nTwo.',
  }
  const text = writeVcard(contact, { monthDay: '02-28', year: null })
  for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  const [read] = readVcards(text)
  const { tags: _, ...rest } = contact
  expect(read).toEqual({ ...rest, birthday: '--02-28', name: `${contact.firstName} ${contact.lastName}`, tags: 'Tenant, new;Choir' })
})
