import { expect, test } from 'vitest'
import { opensPage, refusalPage } from './refusal-page.ts'

const opening = (headers: Record<string, string> = {}, method = 'GET') =>
  new Request('https://cards.example.com/', { method, headers: { accept: 'text/html,*/*;q=0.8', ...headers } })
const pageIn = (headers: Record<string, string>) => refusalPage(opening(headers), { status: 503, code: 'starting' }, [['retry-after', '2']])

test('the page shows the refusal in the language of the browser, with a link that tries again', async () => {
  const answer = pageIn({ 'accept-language': 'es' })
  expect([answer.status, answer.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8'])
  const page = await answer.text()
  expect(page).toContain('<html lang="es">')
  expect(page).toContain('<p>Fondly se está iniciando. Inténtelo de nuevo en un momento.</p>')
  expect(page).toContain('<a href="/">Intentar de nuevo</a>')
})

test('a language that was chosen in the menu is preferred to the browser’s', async () => {
  expect(await pageIn({ 'accept-language': 'es', cookie: 'language=en_US' }).text()).toContain('Fondly is starting.')
})

test('an answer without Retry-After has no such link', async () => {
  expect(await refusalPage(opening(), { status: 421, code: 'unknown-host' }).text()).not.toContain('<a')
})

test.each([
  [opening(), true],
  [opening({}, 'HEAD'), true],
  [opening({}, 'POST'), false],
  [opening({ accept: '*/*' }), false],
  [new Request('https://cards.example.com/'), false],
])('whether $method with these headers opens a page: $headers', (request, expected) => expect(opensPage(request)).toBe(expected))
