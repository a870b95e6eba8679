import { expect, test } from 'vitest'
import { picturesOnly, withMissingPage } from './pictures.ts'

const BROWSER = { accept: 'text/html,*/*;q=0.8' }
const ask = (path: string, headers: Record<string, string> = {}) => new Request(`http://localhost:3000${path}`, { headers })
const renderer = async ({ url }: Request) =>
  url.endsWith('.pdf') ? new Response('a file') : new Response('Nothing here.', { status: 404 })

test.each([
  ['en', 'There is nothing at this address.'],
  ['es', 'No hay nada en esta dirección.'],
])('a browser that opens a missing picture gets a page in its language: %s', async (language, sentence) => {
  const answer = await withMissingPage(renderer)(ask('/pictures/x.png', { ...BROWSER, 'accept-language': language }))
  expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8'])
  expect(await answer.text()).toContain(`<p>${sentence}</p>`)
})

test('a program gets the answer of the renderer, and a browser gets a file that exists', async () => {
  const answer = await withMissingPage(renderer)(ask('/pictures/x.png'))
  expect([answer.status, await answer.text()]).toEqual([404, 'Nothing here.'])
  expect(await (await withMissingPage(renderer)(ask('/pictures/x.pdf', BROWSER))).text()).toBe('a file')
})

test('only pictures of the renderer can be reached from outside', async () => {
  expect(await (await picturesOnly(renderer)(ask('/pictures/x.pdf'))).text()).toBe('a file')
  const refused = await picturesOnly(renderer)(ask('/getImage.pdf', { 'accept-language': 'es' }))
  expect(await refused.json()).toMatchObject({ status: 404, code: 'not-found', detail: 'No hay nada en esta dirección.' })
  const page = await picturesOnly(renderer)(ask('/getImage.pdf', BROWSER))
  expect([page.status, await page.text()]).toEqual([404, expect.stringContaining('<p>There is nothing at this address.</p>')])
})
