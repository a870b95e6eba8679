import { Refusal } from '@fondly/contracts/bff/refusal.ts'
import { REFUSAL_CODES } from '@fondly/domain/refusal-code.ts'
import { expect, test } from 'vitest'
import { problemResponse } from './problem.ts'

const accepting = (language?: string) =>
  new Request('https://cards.example.com/api', language === undefined ? {} : { headers: { 'accept-language': language } })
const refuse = async (request: Request) => {
  const answer = problemResponse(request, { status: 409, code: 'print-file-unreadable', params: { orderNo: 'F-1' }, reference: 'r1' })
  return { answer, body: Refusal.parse(await answer.json()) }
}

test('a refusal is a problem of RFC 9457 with a code, its values and the sentence', async () => {
  const { answer, body } = await refuse(accepting())
  expect(answer.status).toBe(409)
  expect(answer.headers.get('content-type')).toBe('application/problem+json')
  expect(body).toEqual({
    type: 'urn:fondly:refusal:print-file-unreadable',
    title: 'Something went wrong',
    status: 409,
    detail: 'The print file of order F-1 cannot be read.',
    code: 'print-file-unreadable',
    params: { orderNo: 'F-1' },
    reference: 'r1',
  })
})

test.each([
  [undefined, 'en'],
  ['es', 'es'],
  ['es-MX, en;q=0.8', 'es'],
  ['ES', 'es'],
  ['en;q=0.1, es;q=0.7', 'es'],
  ['fr, es;q=0.5', 'es'],
  ['es, en;q=0.1', 'es'],
  ['en;q=0.1', 'en'],
  ['es;q=0, fr', 'en'],
  ['est', 'en'],
  ['*', 'en'],
  ['', 'en'],
  [';;;=,,"\\', 'en'],
  ['constructor, __proto__;q=x', 'en'],
])('the sentence is in the language of Accept-Language: %.40s, %s', async (header, language) => {
  const { answer, body } = await refuse(accepting(header))
  expect([answer.headers.get('content-language'), answer.headers.get('vary')]).toEqual([language, 'accept-language'])
  expect(body.detail).toBe(
    language === 'es' ? 'El archivo de impresión del pedido F-1 no se puede leer.' : 'The print file of order F-1 cannot be read.',
  )
})

test.each([
  ['many others before it', `${'fr,'.repeat(3_300)}es`],
  ['one tag without an end', 'x'.repeat(10_000)],
  ['quotes that never close', 'x;q="\\,'.repeat(1_400)],
])('a header of 10,000 characters is answered: %s', async (_, header) => {
  const { answer, body } = await refuse(accepting(header))
  expect(answer.status).toBe(409)
  expect(body.detail).toContain('F-1')
})

test.each(REFUSAL_CODES)('%s has a title and a sentence in English and in Spanish', async (code) => {
  const [english, spanish] = await Promise.all(
    ['en', 'es'].map(async (language) => Refusal.parse(await problemResponse(accepting(language), { status: 400, code }).json())),
  )
  expect([english?.title, english?.detail, spanish?.title, spanish?.detail]).not.toContain('')
  expect(english?.detail).not.toBe(code)
  expect(spanish?.detail).not.toBe(english?.detail)
})
