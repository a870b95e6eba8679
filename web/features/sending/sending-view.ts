import { PROGRESS } from '@fondly/domain/sending/progress.ts'
import type { SendingNews } from '@fondly/contracts/bff/sendings.ts'
import { listPassedSteps } from './passed-steps.ts'

/** What the sheet of a sending shows now, and what it will show next. */
export type SendingView = {
  progress: SendingNews
  /** The steps to show after `progress`, each for at least `STEP_SHOWN_MS`. */
  queue: readonly SendingNews[]
  /** True while a step must stay visible. */
  isPacing: boolean
  lastReport: SendingNews
  /** True once a report has arrived. Before that, the sheet stays hidden, because after a reload the sending may already be over. */
  isHeard: boolean
  /** True if the sender saw the sending before its end: a report of an earlier state arrived here. */
  wasUnderWay: boolean
  isLost: boolean
  /** True once the full bar was shown for `SUCCESS_SHOWN_MS`. */
  isConfirmed: boolean
}

export type SendingEvent =
  | { type: 'reported'; report: SendingNews; isPaced: boolean }
  | { type: 'step-shown' }
  | { type: 'success-shown' }
  | { type: 'connection'; isLost: boolean }

const FIRST_STEP: SendingNews = { state: 'running', percent: 10, step: PROGRESS.personalizing.text }

export function startView(isBegunHere: boolean): SendingView {
  return {
    progress: FIRST_STEP,
    queue: [],
    isPacing: false,
    lastReport: FIRST_STEP,
    isHeard: isBegunHere,
    wasUnderWay: isBegunHere,
    isLost: false,
    isConfirmed: false,
  }
}

export function updateView(view: SendingView, event: SendingEvent): SendingView {
  switch (event.type) {
    case 'connection':
      return { ...view, isLost: event.isLost }
    case 'success-shown':
      return { ...view, isConfirmed: true }
    case 'step-shown':
      return showNext(view)
    case 'reported':
      return addReport({ ...view, isHeard: true, wasUnderWay: view.wasUnderWay || event.report.state !== 'sent' }, event)
  }
}

function addReport(view: SendingView, { report, isPaced }: { report: SendingNews; isPaced: boolean }): SendingView {
  // A sending that waits for the basket lock has no step yet, so the bar does not move.
  if (report.state === 'running' && report.step === '') return view
  if (!isPaced) return { ...view, lastReport: report, progress: report, queue: [] }
  const next = { ...view, lastReport: report, queue: [...view.queue, ...listPassedSteps(view.lastReport, report)] }
  return view.isPacing ? next : showNext(next)
}

function showNext(view: SendingView): SendingView {
  const [progress, ...queue] = view.queue
  return progress ? { ...view, progress, queue, isPacing: true } : { ...view, isPacing: false }
}
