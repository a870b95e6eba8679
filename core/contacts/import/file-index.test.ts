import { comparePeople, readPerson } from '@fondly/domain/recognition/compare-people.ts'
import { expect, test } from 'vitest'
import { wanted } from '../contacts-world.fixture.ts'
import { createFileIndex, type FileRow } from './file-index.ts'

// Digits are ignored in names, so numbers are written with letters.
const word = (number: number) => Array.from(String(number).padStart(4, '0'), (digit) => 'bcdfghklmn'[Number(digit)]).join('a')
const rowOf = (row: number, firstName: string, lastName: string): FileRow => {
  const content = wanted({ firstName, lastName, address2: '' })
  return { row, content, reading: readPerson(content) }
}

test.each([
  ['different names', (at: number) => `Q${word(at)}`, (at: number) => `Z${word(at)}`],
  ['the same last name', (at: number) => `Q${word(at)}`, () => 'Smith'],
])('600 people at one address with %s are compared with few others, and each is found again', (_, first, last) => {
  let compared = 0
  const index = createFileIndex((one, other) => {
    compared += 1
    return comparePeople(one, other)
  })
  const rows = Array.from({ length: 600 }, (__, at) => rowOf(at, first(at), last(at)))
  const added = rows.filter((row) => index.findOrAdd(row) === undefined)
  expect(compared).toBeLessThan(rows.length * 200)
  const lost = added.filter(({ content }) => !index.findOrAdd(rowOf(9_999, content.firstName, content.lastName)))
  expect(lost.map(({ row }) => row)).toEqual([])
})

test('at an address with few people, another spelling of a name is found', () => {
  const index = createFileIndex()
  expect(index.findOrAdd(rowOf(2, 'Margaret', 'Peterson'))).toBeUndefined()
  expect(index.findOrAdd(rowOf(3, 'Walter', 'Peterson'))).toBeUndefined()
  expect(index.findOrAdd(rowOf(4, 'Peggy', 'Petersen'))).toMatchObject({ row: 2 })
})
