import { silentLog } from '@fondly/kit/log.ts'
import type { DisplayPage, PictureMark } from '@fondly/stationery/layout/display-list.ts'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { openStudio } from './studio.ts'

const studio = openStudio({ log: silentLog })
afterAll(() => studio.close())

const red = { width: 100, height: 100, bleed: 0, shapes: {}, nodes: [{ path: 'M0 0L100 0L100 100L0 100Z', fill: '#ff0000' }] }

test('many scenes are drawn at once without blocking this process', async () => {
  const files = await Promise.all([160, 240, 320].map((width) => studio.render(red, 'png', width, false)))
  expect(await Promise.all(files.map(async (file) => (await sharp(file).metadata()).width))).toEqual([160, 240, 320])
})

test('unreadable input is refused without ending the process', async () => {
  await expect(studio.decode(new TextEncoder().encode('no picture'), false)).rejects.toMatchObject({
    code: 'picture-unreadable',
  })
  const art = await studio.decode(await studio.render(red, 'png', 160, false), false)
  expect(art).toMatchObject({ width: 160, height: 160 })
})

test('a drawing that never ends is tried again in another process, and then refused', async () => {
  const logged: string[] = []
  const shortLimitStudio = openStudio({ log: { ...silentLog, error: (sentence) => logged.push(sentence) }, taskLimitMs: 1 })
  await expect(shortLimitStudio.render(red, 'png', 1600, false)).rejects.toMatchObject({ code: 'cannot-be-drawn' })
  expect(logged).toEqual(['A task took too long; its process is ended.', 'A task took too long; its process is ended.'])
  await shortLimitStudio.close()
})

test('a drawing whose process dies is drawn by the next one, although another drawing with the same art was done before', async () => {
  const square = { x: 0, y: 0, width: 100_000, height: 100_000 }
  const draw = (copies: number) => {
    const marks = Array.from({ length: copies }, (): PictureMark => ({ kind: 'picture', url: 'same', ...square }))
    const page: DisplayPage = { name: 'outside', width: 100_000, height: 100_000, bleed: 0, marks, problems: [] }
    return studio.draw({ kind: 'preview', page, panels: 'flat' }, new Map([['same', { art: { scene: red }, version: '1' }]]))
  }

  // Repeat until the process dies after the first drawing and during the second.
  for (let wasUnderWay = false; !wasUnderWay;) {
    let isDone = false
    const first = draw(1)
    const second = draw(500).finally(() => (isDone = true))
    await first
    wasUnderWay = !isDone
    const [processId] = studio.processIds()
    if (processId === undefined) throw new Error('No process draws.')
    process.kill(processId, 'SIGKILL')
    expect(await sharp(await second).metadata()).toMatchObject({ format: 'jpeg' })
  }
})

test('an idle process ends and the next drawing starts another', async () => {
  const brief = openStudio({ log: silentLog, idleMs: 1 })
  const first = await brief.render(red, 'png', 160, false)
  await expect.poll(() => brief.processIds()).toEqual([])
  expect(await brief.render(red, 'png', 160, false)).toEqual(first)
  await brief.close()
})

test('waiting drawings are refused when the studio closes', async () => {
  const closing = openStudio({ log: silentLog })
  const waiting = closing.render(red, 'png', 1600, false).catch((error: unknown) => error)
  await closing.close()
  expect(await waiting).toMatchObject({ code: 'cannot-be-drawn' })
})
