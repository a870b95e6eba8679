import { expect, test } from 'vitest'
import { readTable } from './read-table.ts'
import { makeTextWorkbook } from './testing/make-workbook.ts'
import { readWorkbook } from './xlsx/read-workbook.ts'

const read = (bytes: Uint8Array<ArrayBuffer>) => readTable({ readWorkbook: (workbook) => Promise.resolve(readWorkbook(workbook)) }, bytes)

test('a workbook and a CSV file with the same cells give the same rows, with any file name', async () => {
  const rows = [
    ['First name', 'ZIP'],
    ['Ana', '02108'],
  ]
  expect(await read(makeTextWorkbook(rows))).toEqual(rows)
  expect(await read(new TextEncoder().encode(rows.map((row) => row.join(',')).join('\r\n')))).toEqual(rows)
})

test('cells are trimmed, and the mark that keeps a cell from being a formula is taken away', async () => {
  expect(await read(makeTextWorkbook([[" '=SUM(1) ", 'Ana\u00a0']]))).toEqual([['=SUM(1)', 'Ana']])
})
