import { EMPTY_ORDER_FORM } from '@fondly/domain/order-form/order-form.ts'
import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { followSignature } from './drawn-signature.ts'

const OLD = [[0, 0, 9, 9]]
const NEW = [[0, 9, 9, 0]]

function openForm(drawn: { strokes: number[][]; isUsed: boolean }) {
  const queries = new QueryClient()
  const key = ['order-form', '1HBE2115', undefined]
  const pageData = { draft: { form: { ...EMPTY_ORDER_FORM, firstName: 'Ruth' } }, drawnSignature: { strokes: OLD, isUsed: true } }
  queries.setQueryData(key, pageData)
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(drawn)))
  return {
    queries,
    pageData,
    follow: () => queries.fetchQuery({ ...followSignature({ strokes: OLD, isUsed: true }), staleTime: 0 }),
    read: () => queries.getQueryData(key),
  }
}

test('an open form gets the signature that was drawn elsewhere, and its draft stays', async () => {
  const form = openForm({ strokes: NEW, isUsed: true })
  await form.follow()
  expect(form.read()).toEqual({ ...form.pageData, drawnSignature: { strokes: NEW, isUsed: true } })
})

test('a form with the same signature is not drawn again', async () => {
  const form = openForm({ strokes: OLD, isUsed: false })
  await form.follow()
  expect(form.read()).toBe(form.pageData)
})
