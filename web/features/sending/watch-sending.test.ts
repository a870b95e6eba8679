import type { SendingNews } from '@fondly/contracts/bff/sendings.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ProgressListener } from '../../api/follow-sending.ts'
import { watchSending } from './watch-sending.ts'

const confirmation = { orderNo: '00001' } as Extract<SendingNews, { state: 'sent' }>['confirmation']
const sent: SendingNews = { state: 'sent', percent: 100, confirmation }
const running = (percent: number): SendingNews => ({ state: 'running', percent, step: 'saving' })
const confirming: SendingNews = { state: 'confirming', percent: 80 }
const stopped = (reason: 'failed' | 'aborted' | 'edit-address'): SendingNews => ({ state: 'stopped', reason })

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { visibilityState: 'visible' })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Watches a sending whose reports come from the test. `calls` records the calls of the listener. */
function watch(isBegunHere: boolean) {
  const calls: string[] = []
  let server: ProgressListener | undefined
  let isFollowed = true
  let percent: number | undefined
  let isConfirmed = false
  const stop = watchSending(
    'a',
    isBegunHere,
    {
      onView: (view) => {
        percent = 'percent' in view.progress ? view.progress.percent : undefined
        isConfirmed = view.isConfirmed
      },
      onSent: ({ orderNo }) => void calls.push(`sent ${orderNo}`),
      onConfirming: (isConfirming) => void calls.push(isConfirming ? 'confirming' : 'not confirming'),
      onEditAddress: (problem) => void calls.push(`edit address${problem ? `: ${problem.code}` : ''}`),
      onLeave: () => void calls.push('leave'),
    },
    (_id, listener) => {
      server = listener
      return () => void (isFollowed = false)
    },
  )
  calls.length = 0
  return {
    calls,
    stop,
    report: (item: SendingNews) => server?.onProgress(item),
    server: () => server,
    state: () => ({ percent, isConfirmed, isFollowed }),
  }
}

test('a quick sending shows each step for a moment, then the full bar, then the confirmation', () => {
  const { report, state, calls } = watch(true)
  report(running(70))
  report(sent)
  const shown = [state().percent]
  for (let step = 0; step < 8; step++) {
    vi.advanceTimersByTime(60)
    shown.push(state().percent)
  }
  expect(shown).toEqual([20, 30, 40, 50, 60, 70, 90, 100, 100])
  vi.advanceTimersByTime(1_000)
  expect(state()).toMatchObject({ percent: 100, isConfirmed: true })
  expect(calls).toEqual(['sent 00001'])
})

test('the full bar is shown for half a second', () => {
  const { report, state } = watch(false)
  report(running(95))
  report(sent)
  vi.advanceTimersByTime(499)
  expect(state().isConfirmed).toBe(false)
  vi.advanceTimersByTime(1)
  expect(state().isConfirmed).toBe(true)
})

test('a reload over the confirmation does not report the card as sent again', () => {
  const { report, calls } = watch(false)
  report(sent)
  expect(calls).toEqual([])
})

test('a sending from another window counts as seen by the sender if its progress was shown here', () => {
  const { report, calls } = watch(false)
  report(running(50))
  report(sent)
  expect(calls).toEqual(['sent 00001'])
})

test('each change between confirming and not confirming is reported once', () => {
  const { report, calls } = watch(false)
  report(confirming)
  report({ ...confirming })
  report(sent)
  expect(calls).toEqual(['confirming', 'not confirming', 'sent 00001'])
})

test('a decision in another window leads back to the form', () => {
  const one = watch(false)
  one.report(stopped('edit-address'))
  const other = watch(false)
  other.report(stopped('aborted'))
  expect([one.calls, other.calls]).toEqual([['edit address'], ['leave']])
})

test('when the sender corrects the address after its question, the form gets what the check had found', () => {
  const { report, calls } = watch(false)
  const address = { address1: '', address2: '', city: '', state: '', zip: '' }
  report({ state: 'address', question: { problem: { code: 'address2-dropped' }, address, mayContinue: false } })
  report(stopped('edit-address'))
  expect(calls).toEqual(['edit address: address2-dropped'])
})

test('the page leaves a sending that does not exist any more', () => {
  const { server, calls } = watch(false)
  server()?.onGone()
  expect(calls).toEqual(['leave'])
})

test('in a hidden page the last report is shown at once', () => {
  vi.stubGlobal('document', { visibilityState: 'hidden' })
  const { report, state } = watch(true)
  report(running(70))
  expect(state().percent).toBe(70)
})

test('after the end of watching nothing is followed and no timer runs', () => {
  const { report, stop, state } = watch(true)
  report(running(70))
  stop()
  expect(state().isFollowed).toBe(false)
  expect(vi.getTimerCount()).toBe(0)
})
