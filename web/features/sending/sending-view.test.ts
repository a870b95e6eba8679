import type { SendingNews } from '@fondly/contracts/bff/sendings.ts'
import { expect, test } from 'vitest'
import { startView, updateView, type SendingView } from './sending-view.ts'

const running = (percent: number, step = 'saving'): SendingNews => ({ state: 'running', percent, step })
const report = (view: SendingView, report: SendingNews, isPaced = true) => updateView(view, { type: 'reported', report, isPaced })
const step = (view: SendingView) => updateView(view, { type: 'step-shown' })
const percentOf = ({ progress }: SendingView) => 'percent' in progress && progress.percent

test('a paced sending shows each step that was passed, and stops pacing after the last one', () => {
  let view = report(startView(true), running(40))
  const shown = [percentOf(view)]
  while (view.isPacing) {
    view = step(view)
    shown.push(percentOf(view))
  }
  expect(shown).toEqual([20, 30, 40, 40])
})

test('a report that arrives while a step is shown waits in the queue', () => {
  const view = report(report(startView(true), running(20)), running(30))
  expect([percentOf(view), percentOf(step(view))]).toEqual([20, 30])
})

test('without pacing the last report is shown at once and the queue stays empty', () => {
  const view = report(report(startView(true), running(60)), running(80), false)
  expect(percentOf(view)).toBe(80)
  expect(view.queue).toEqual([])
})

test('a sending that waits for the basket lock stays at its first step, but its report counts as received', () => {
  const view = report(startView(false), running(0, ''))
  expect(percentOf(view)).toBe(10)
  expect([view.isHeard, view.wasUnderWay]).toEqual([true, true])
})

test('a sending that was over before the reload does not count as watched on this page', () => {
  const confirmation = { orderNo: '1' } as Extract<SendingNews, { state: 'sent' }>['confirmation']
  const sent: SendingNews = { state: 'sent', percent: 100, confirmation }
  expect(report(startView(false), sent, false)).toMatchObject({ isHeard: true, wasUnderWay: false })
  expect(report(startView(true), sent, false).wasUnderWay).toBe(true)
})

test('a lost connection changes nothing that is shown', () => {
  const view = report(startView(true), running(20))
  expect(updateView(view, { type: 'connection', isLost: true })).toEqual({ ...view, isLost: true })
})
