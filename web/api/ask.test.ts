import { afterEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { ask, Nothing, onSessionEnded, Refused, retryUnlessRefused, Unanswered } from './ask.ts'
import { endSession } from './own-sessions.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  onSessionEnded(() => undefined)
})

const answer = (body: string, status = 200) => vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status })))
const refusal = { type: 'urn:fondly:refusal:not-found', title: 'x', status: 404, code: 'not-found', detail: 'x', reference: 'r' }
const Count = z.object({ count: z.number() })
const request = () => ask('/api/count', Count)

test('an answer is read by its schema', async () => {
  answer('{"count":3}')
  expect(await request()).toEqual({ count: 3 })
})

test.each([
  ['an answer in unknown words', '{"count":"three"}', 200],
  ['a page of a proxy', '<html>', 200],
  ['an outage without a refusal of ours', '<html>', 502],
])('%s does not count as an answer', async (_, body, status) => {
  answer(body, status)
  await expect(request()).rejects.toBeInstanceOf(Unanswered)
})

test('a broken connection does not count as an answer, unless the page cancelled the request', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('failed to fetch')))
  await expect(request()).rejects.toBeInstanceOf(Unanswered)
  const given = ask('/api/count', Count, { signal: AbortSignal.abort() })
  await expect(given).rejects.toBeInstanceOf(TypeError)
})

test('a refusal has its code, the problems of the form and the findings of the card', async () => {
  answer(JSON.stringify({ ...refusal, status: 422, problems: { closing: { code: 'closing-too-long', params: { excess: 3 } } } }), 422)
  const error = await request().catch((cause: unknown) => cause)
  expect(error).toBeInstanceOf(Refused)
  expect(error).toMatchObject({
    status: 422,
    message: 'not-found',
    problems: { closing: { code: 'closing-too-long' } },
    findings: undefined,
  })
})

test('401 tells the page that the session ended', async () => {
  const ended = vi.fn<() => void>()
  onSessionEnded(ended)
  answer('', 401)
  await expect(request()).rejects.toMatchObject({ name: 'Refused', status: 401 })
  expect(ended).toHaveBeenCalledOnce()
})

test('only a changing request has a body and the header that a foreign page cannot send', async () => {
  const seen: RequestInit[] = []
  vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
    seen.push(init)
    return Promise.resolve(new Response(null, { status: 204 }))
  })
  await ask('/api/x', Nothing)
  await ask('/api/x', Nothing, { method: 'POST' })
  expect(seen.map(({ body }) => body)).toEqual([undefined, '{}'])
  expect(seen.map(({ headers }) => new Headers(headers).has('x-requested-with'))).toEqual([false, true])
})

test('a request without an answer is retried twice', () => {
  const retries = (error: Error) => [0, 1, 2].map((failures) => retryUnlessRefused(failures, error))
  expect(retries(new Unanswered('lost'))).toEqual([true, true, false])
  expect(retries(new Refused(404))).toEqual([false, false, false])
})

test('ending a session that is already over counts as success', async () => {
  answer(JSON.stringify(refusal), 404)
  await expect(endSession('s1')).resolves.toBeUndefined()
  answer(JSON.stringify({ ...refusal, status: 403 }), 403)
  await expect(endSession('s1')).rejects.toMatchObject({ status: 403 })
})
