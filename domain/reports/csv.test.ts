import { expect, test } from 'vitest'
import { toCsvRow } from './csv.ts'

test.each([
  [['Ana "Nana" Duarte', 12], '"Ana ""Nana"" Duarte","12"\r\n'],
  [['a,b\nc', ''], '"a,b\nc",""\r\n'],
  [['=1+1', '+1', '-1', '@sum', '\tx', '\rx'], `"'=1+1","'+1","'-1","'@sum","'\tx","'\rx"\r\n`],
  [['1=1', -3], '"1=1","-3"\r\n'],
])('%j', (cells, row) => {
  expect(toCsvRow(cells)).toBe(row)
})
