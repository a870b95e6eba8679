import { silentLog } from '@fondly/kit/log.ts'
import { afterAll, expect, test } from 'vitest'
import { openWorkbookReader } from './open-workbook-reader.ts'
import { makeTextWorkbook, makeWorkbook } from './testing/make-workbook.ts'

const reader = openWorkbookReader({ log: silentLog })
afterAll(() => reader.close())

test('a workbook is read in a process of its own, and what it refuses arrives with its code and values', async () => {
  const tooWide = makeWorkbook({ sheets: [{ rows: '<row><c r="XFD1"><v>1</v></c></row>' }] })
  await expect(reader.read(tooWide)).rejects.toMatchObject({ code: 'import-too-many-columns', params: { max: 1_000 } })
  expect(await reader.read(makeTextWorkbook([['Name'], ['Ana']]))).toEqual([['Name'], ['Ana']])
})

test('a workbook that takes too long is refused, and the next one is read', async () => {
  const shortLimitReader = openWorkbookReader({ log: silentLog, taskLimitMs: 1 })
  const large = makeTextWorkbook(Array.from({ length: 10_000 }, (_, at) => [`Ana ${at}`, 'Elm St']))
  await expect(shortLimitReader.read(large)).rejects.toMatchObject({ code: 'import-too-large' })
  await shortLimitReader.close()
  expect(await reader.read(large)).toHaveLength(10_000)
})
