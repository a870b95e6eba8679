import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, open as openFile, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PDFDocument } from '@cantoo/pdf-lib'
import { silentLog } from '@fondly/kit/log.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { manifestFiles } from '../manifest.ts'
import { openSheets, type Sheets } from './open-sheets.ts'

const NOW = new Date('2026-11-20T15:00:00.000Z')

let root: string
let unfinished: string
let opened: Sheets[]
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'fondly-sheets-'))
  unfinished = join(root, 'unfinished')
  opened = []
})
afterEach(async () => {
  for (const one of opened) await one.close()
  await rm(root, { recursive: true, force: true })
})

function open(taskLimitMs?: number): Sheets {
  let ids = 0
  const limit = taskLimitMs === undefined ? {} : { taskLimitMs }
  const sheets = openSheets({ log: silentLog, folder: unfinished, newId: () => String(++ids), clock: () => NOW, ...limit })
  opened.push(sheets)
  return sheets
}

async function envelope(): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  document.addPage([522, 378])
  return document.save()
}

/** A complete folder whose second envelope is a pipe: reading it waits until another process writes. */
async function folderWithPipe(): Promise<{ folder: string; pipe: string }> {
  const folder = join(root, 'batch-001')
  await mkdir(folder)
  const entry = {
    scanCode: 'A',
    cardId: 'B',
    size: '70',
    orientation: 'V',
    stock: 'A7',
    cardFile: 'c.pdf',
    cardSha256: '',
    envelopeSha256: '',
  }
  const orders = ['1.pdf', '2.pdf'].map((envelopeFile, at) => ({
    ...entry,
    position: at + 1,
    orderNo: `0000${at}`,
    envelopeFile,
    remark: '',
    mailPiece: '',
  }))
  await writeFile(join(folder, 'manifest.json'), manifestFiles({ batch: 'b', mailDate: '2026-11-24', orders }).json)
  await writeFile(join(folder, '1.pdf'), await envelope())
  const pipe = join(folder, '2.pdf')
  execFileSync('mkfifo', [pipe])
  return { folder, pipe }
}

const pagesOf = async (bytes: Uint8Array | undefined) => (bytes ? (await PDFDocument.load(bytes)).getPageCount() : undefined)

test('a file that takes too long is tried twice and given up, and the next file is made', async () => {
  const sheets = open(1)
  const { folder } = await folderWithPipe()
  await expect(sheets.envelopes(folder)).rejects.toMatchObject({ name: 'TaskFailed', reason: 'timeout' })
  expect(await readdir(unfinished)).toEqual([])
  expect(await open().envelopes(join(root, 'gone'))).toBeUndefined()
})

test('a file whose process is killed is made by the next process, and no unfinished file is left', async () => {
  const sheets = open()
  const { folder, pipe } = await folderWithPipe()
  const made = sheets.envelopes(folder)
  // `openFile` returns as soon as the process reads the pipe.
  const writer = await openFile(pipe, 'w')
  const first = sheets.processId()
  process.kill(first ?? 0, 'SIGKILL')
  await writer.close()
  await expect.poll(() => sheets.processId()).not.toBe(first)
  await writeFile(pipe, await envelope())
  expect(await pagesOf(await made)).toBe(2)
  expect(await readdir(unfinished)).toEqual([])
})

test('only leftovers of killed servers are removed', async () => {
  await mkdir(unfinished)
  for (const [name, minutes] of [
    ['sheets-old.pdf', 61],
    ['sheets-new.pdf', 59],
    ['2026-11-24-batch-001', 61],
  ] as const) {
    await writeFile(join(unfinished, name), '')
    const then = new Date(NOW.getTime() - minutes * 60_000)
    await utimes(join(unfinished, name), then, then)
  }
  expect(await open().envelopes(join(root, 'gone'))).toBeUndefined()
  expect(await readdir(unfinished)).toEqual(['2026-11-24-batch-001', 'sheets-new.pdf'])
})
