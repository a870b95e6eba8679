import { PROGRESS } from '@fondly/domain/sending/progress.ts'
import type { SendingNews } from '@fondly/contracts/bff/sendings.ts'
import { listPassedSteps } from './passed-steps.ts'

/** What the sheet of a sending shows, and what it has still to show. */
export type SendingView = {
  progress: SendingNews
  /** The steps that are shown after `progress`, each for a moment. */
  queue: readonly SendingNews[]
  /** True while a step is shown for its moment. */
  isPacing: boolean
  lastReport: SendingNews
  /** After a reload the sending may be over: until its first report arrives, no sheet may cover the form. */
  isHeard: boolean
  /** True once a report before the end arrived here, so that the end happened before the sender's eyes. */
  wasUnderWay: boolean
  isLost: boolean
  /** True once the full bar was shown long enough. */
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
  // A sending that waits for the basket lock has no step yet, so the bar stays at its beginning.
  if (report.state === 'running' && report.step === '') return view
  if (!isPaced) return { ...view, lastReport: report, progress: report, queue: [] }
  const next = { ...view, lastReport: report, queue: [...view.queue, ...listPassedSteps(view.lastReport, report)] }
  return view.isPacing ? next : showNext(next)
}

function showNext(view: SendingView): SendingView {
  const [progress, ...queue] = view.queue
  return progress ? { ...view, progress, queue, isPacing: true } : { ...view, isPacing: false }
}
