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

test('the delimiter of a CSV file is found below a title and beside commas inside the cells', async () => {
  const text = 'Move-ins, November, 2026\n\nName;Street\nAna;12 Oak St, Apt 5\nTim;9 Elm St, Apt 2, rear\n'
  expect(await read(new TextEncoder().encode(text))).toEqual([
    ['Move-ins, November, 2026'],
    [''],
    ['Name', 'Street'],
    ['Ana', '12 Oak St, Apt 5'],
    ['Tim', '9 Elm St, Apt 2, rear'],
  ])
})

test('a CSV file with a thousand columns and more is refused', async () => {
  const row = new TextEncoder().encode(`${','.repeat(1_000)}\n`.repeat(10))
  await expect(read(row)).rejects.toMatchObject({ code: 'import-too-many-columns', params: { max: 1_000 } })
})
