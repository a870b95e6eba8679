import { silentLog } from '@fondly/kit/log.ts'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { openStudio } from './studio.ts'

const studio = openStudio({ log: silentLog })
afterAll(() => studio.close())

const red = { width: 100, height: 100, bleed: 0, shapes: {}, nodes: [{ path: 'M0 0L100 0L100 100L0 100Z', fill: '#ff0000' }] }

test('a scene is drawn beside whatever else this process does, many at once', async () => {
  const files = await Promise.all([160, 240, 320].map((width) => studio.render(red, 'png', width, false)))
  expect(await Promise.all(files.map(async (file) => (await sharp(file).metadata()).width))).toEqual([160, 240, 320])
})

test('what cannot be read is refused as such, and the process goes on', async () => {
  await expect(studio.decode(new TextEncoder().encode('no picture'), false)).rejects.toMatchObject({
    code: 'picture-unreadable',
    status: 422,
  })
  const art = await studio.decode(await studio.render(red, 'png', 160, false), false)
  expect(art).toMatchObject({ width: 160, height: 160 })
})

test('a drawing that never ends is tried with another process, and then refused', async () => {
  const logged: string[] = []
  const hasty = openStudio({ log: { ...silentLog, error: (sentence) => logged.push(sentence) }, patienceMilliseconds: 1 })
  await expect(hasty.render(red, 'png', 1600, false)).rejects.toMatchObject({ code: 'cannot-be-drawn', status: 422 })
  expect(logged).toEqual(['A drawing took too long; its process is ended.', 'A drawing took too long; its process is ended.'])
  await hasty.close()
})

test('a process that nobody needs ends, and another stands up for the next drawing', async () => {
  const brief = openStudio({ log: silentLog, quietMilliseconds: 1 })
  const first = await brief.render(red, 'png', 160, false)
  await expect.poll(() => brief.stands()).toBe(false)
  expect(await brief.render(red, 'png', 160, false)).toEqual(first)
  await brief.close()
})

test('whoever waits when it is closed hears of it', async () => {
  const closing = openStudio({ log: silentLog })
  const waiting = closing.render(red, 'png', 1600, false).catch((error: unknown) => error)
  await closing.close()
  expect(await waiting).toMatchObject({ code: 'cannot-be-drawn' })
})
