import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { readWithout, removeForGood } from './remove-for-good.ts'

/** Shows the cards of an entry and the list of all entries. Requests end when the test says so. */
function showEntry() {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const requests: { about: string; signal: AbortSignal; answer: () => void }[] = []
  const show = (about: string, queryKey: string[]) =>
    new QueryObserver(queries, {
      queryKey,
      queryFn: ({ signal }) => new Promise((answer) => requests.push({ about, signal, answer: () => answer(about) })),
    }).subscribe(() => undefined)
  const leave = [show('cards of 7', ['entries', 'cards', '7']), show('list', ['entries', 'list'])]
  return { queries, requests, leave: () => leave.forEach((end) => end()) }
}

test('requests about an entry are cancelled before its removal begins', async () => {
  const { queries, requests, leave } = showEntry()
  const cancelled = await removeForGood(queries, '7', () => Promise.resolve(requests.map(({ about, signal }) => [about, signal.aborted])))
  expect(cancelled).toEqual([
    ['cards of 7', true],
    ['list', false],
  ])
  leave()
})

test('when the removal fails, the cancelled requests are sent again, and the caller gets the error', async () => {
  const { queries, requests, leave } = showEntry()
  const refused = new Error('refused')
  await expect(removeForGood(queries, '7', () => Promise.reject(refused))).rejects.toBe(refused)
  await expect.poll(() => requests.map(({ about }) => about)).toEqual(['cards of 7', 'list', 'cards of 7'])
  leave()
})

test('after the removal the list is read again, but not the data of the removed entry, even while it is still shown', async () => {
  const { queries, requests, leave } = showEntry()
  await removeForGood(queries, '7', () => Promise.resolve())
  requests[1]?.answer()
  await expect.poll(() => queries.getQueryData(['entries', 'list'])).toBe('list')
  const reading = readWithout(queries, '7', [['entries']])
  await expect.poll(() => requests.map(({ about }) => about)).toEqual(['cards of 7', 'list', 'list'])
  requests[2]?.answer()
  await reading
  leave()
})
