import type { Draft } from '@fondly/contracts/bff/order-form.ts'
import { EMPTY_ORDER_FORM } from '@fondly/domain/order-form/order-form.ts'
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderHook, withWindow } from '../../testing/render-hook.ts'
import type { DraftOfCard } from './carried-form.ts'
import { useDraft } from './use-draft.ts'

const content = { senderProfileId: 'main', form: EMPTY_ORDER_FORM, preset: undefined }
let requests: string[] = []
let reports = 0
let replaced: (string | undefined)[] = []

withWindow()
beforeEach(() => {
  requests = []
  reports = 0
  replaced = []
  vi.stubGlobal('fetch', async (path: string, { method, body }: { method: string; body: string }) => {
    requests.push(`${method} ${path}`)
    if (method === 'PUT') replaced.push((JSON.parse(body) as { replaces?: string }).replaces)
    return new Response(method === 'DELETE' ? null : JSON.stringify({ ...content, key: 'new', scanCode: 'AB3DE6GH9J' }))
  })
})

/** Opens a form of card B. */
const open = (replaces: DraftOfCard | undefined, first: Draft | null = null) => {
  const options = {
    cardId: 'B',
    first,
    sessionEnded: false,
    isDirty: false,
    replaces,
    savesAtOnce: false,
    read: () => content,
    onBegunOrEnded: () => void (reports += 1),
  }
  const { results } = renderHook(useDraft, options)
  return () => {
    const last = results.at(-1)
    if (!last) throw new Error('The hook was not rendered.')
    return last
  }
}
const save = (draft: ReturnType<typeof open>) => act(async () => void (await draft().saveNow()))
const SAVED = 'PUT /api/cards/B/draft'

test('after the words are saved on this card, only their own draft on the earlier card is deleted', async () => {
  const draft = open({ cardId: 'A', key: 'old/1' })
  await save(draft)
  await save(draft)
  expect(requests).toEqual([SAVED, 'DELETE /api/cards/A/draft?key=old%2F1', SAVED])
})

test('if the text was never a draft of the earlier card, nothing is deleted there', async () => {
  const draft = open(undefined)
  await save(draft)
  await act(() => draft().end())
  expect(requests).toEqual([SAVED, 'DELETE /api/cards/B/draft?key=new'])
})

test('discarding a form before it is saved also deletes the draft of the earlier card', async () => {
  const draft = open({ cardId: 'A', key: 'old' })
  await act(() => draft().end())
  expect(requests).toEqual(['DELETE /api/cards/A/draft?key=old'])
})

test('back on the first card, its draft is saved and not deleted', async () => {
  await save(open({ cardId: 'B', key: 'old' }))
  expect(requests).toEqual([SAVED])
})

test('stopping returns the key of the form’s own draft, and undefined if it was never saved', async () => {
  expect(await open(undefined)().stop()).toBe(undefined)
  const draft = open(undefined)
  const saving = draft().saveNow()
  // stop() waits for a save that is in progress.
  expect(await act(() => draft().stop())).toBe('new')
  await saving
})

test('the hook reports once that the card has a draft, and once that the draft is gone', async () => {
  const draft = open(undefined)
  await save(draft)
  await save(draft)
  expect(reports).toBe(1)
  await act(() => draft().end())
  expect(reports).toBe(2)
})

test('after starting over, the form is saved as another draft after the old one is deleted', async () => {
  const draft = open(undefined, { ...content, key: 'prepared', scanCode: 'AB3DE6GH9J' })
  act(() => draft().saveAsNewDraft())
  await save(draft)
  await save(draft)
  expect(requests).toEqual(['DELETE /api/cards/B/draft?key=prepared', SAVED, SAVED])
  expect(await draft().stop()).toBe('new')
})

test('a form that is left before its first save still passes on the draft that it replaces', async () => {
  const draft = open({ cardId: 'A', key: 'old' })
  act(() => draft().saveSoon())
  await act(async () => void window.dispatchEvent(new Event('pagehide')))
  expect([requests, replaced]).toEqual([[SAVED], ['old']])
})
