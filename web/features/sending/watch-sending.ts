import type { AddressQuestion, Confirmation } from '@fondly/contracts/bff/sendings.ts'
import { followSending } from '../../api/follow-sending.ts'
import { logFailure } from '../../log.ts'
import { type SendingEvent, type SendingView, startView, updateView } from './sending-view.ts'

/** Milliseconds for which each step is shown at least. */
const STEP_SHOWN_MS = 60
/** Milliseconds that the full bar is shown before the confirmation (section 4). */
const SUCCESS_SHOWN_MS = 500

export type SendingListener = {
  onView: (view: SendingView) => void
  /** Called once, when the card was sent; not when a reload shows the confirmation again. */
  onSent: (confirmed: Confirmation) => void
  /** Tells whether the order is being confirmed, so that the sheet may be closed. */
  onConfirming: (isConfirming: boolean) => void
  /** The sender goes back to mend the address; `problem` is what the check had found. */
  onEditAddress: (problem?: AddressQuestion['problem']) => void
  /** The sending is over without an order and without a message, or it does not exist. */
  onLeave: () => void
}

/** Watches a sending until it is over and calls the listener, never while React renders; returns a function that stops it. */
export function watchSending(sendingId: string, isBegunHere: boolean, listener: SendingListener, follow = followSending): () => void {
  let view = startView(isBegunHere)
  let stepTimer: ReturnType<typeof setTimeout> | undefined
  let successTimer: ReturnType<typeof setTimeout> | undefined

  const handle = (event: SendingEvent) => {
    const before = view
    view = updateView(view, event)
    listener.onView(view)
    if (view.isPacing && (event.type === 'step-shown' || !before.isPacing))
      stepTimer = setTimeout(() => handle({ type: 'step-shown' }), STEP_SHOWN_MS)
    if (view.progress !== before.progress) announce(before)
  }
  const announce = (before: SendingView) => {
    const { progress } = view
    const isConfirming = progress.state === 'confirming'
    if (isConfirming !== (before.progress.state === 'confirming')) listener.onConfirming(isConfirming)
    if (progress.state === 'sent') {
      if (view.wasUnderWay) listener.onSent(progress.confirmation)
      successTimer = setTimeout(() => handle({ type: 'success-shown' }), SUCCESS_SHOWN_MS)
    }
    if (progress.state !== 'stopped') return
    // The sender made these decisions, here or in another window, so no sheet is needed.
    if (progress.reason === 'edit-address')
      listener.onEditAddress(before.progress.state === 'address' ? before.progress.question.problem : undefined)
    if (progress.reason === 'aborted') listener.onLeave()
    // Section 8, 'Order failure': it is logged, and the bar returns to its beginning for the next sending.
    if (progress.reason === 'failed') logFailure('The order failed.', { sendingId })
  }

  listener.onConfirming(false)
  const stop = follow(sendingId, {
    // Nobody sees a hidden page, and browsers slow down its timers.
    onProgress: (report) => handle({ type: 'reported', report, isPaced: isBegunHere && document.visibilityState !== 'hidden' }),
    onLost: (isLost) => handle({ type: 'connection', isLost }),
    onGone: () => listener.onLeave(),
  })
  return () => {
    stop()
    clearTimeout(stepTimer)
    clearTimeout(successTimer)
  }
}
