import type { AddressQuestion, Confirmation } from '@fondly/contracts/bff/sendings.ts'
import { followSending } from '../../api/follow-sending.ts'
import { logFailure } from '../../log.ts'
import { type SendingEvent, type SendingView, startView, updateView } from './sending-view.ts'

/** The minimum time for which each step is shown. */
const STEP_SHOWN_MS = 60
/** The time for which the full bar is shown before the confirmation (section 4). */
const SUCCESS_SHOWN_MS = 500

export type SendingListener = {
  onView: (view: SendingView) => void
  /** Called once when the card was sent. Not called when a reload shows the confirmation again. */
  onSent: (confirmed: Confirmation) => void
  /** Called with true while the order is being confirmed; the sheet may then be closed. */
  onConfirming: (isConfirming: boolean) => void
  /** The sender wants to correct the address. `problem` is what the address check found. */
  onEditAddress: (problem?: AddressQuestion['problem']) => void
  /** The sending does not exist, or ended without an order and without a message. */
  onLeave: () => void
}

/** Watches a sending until it is over. Calls the listener, but never while React renders. Returns a function that stops watching. */
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
    // These ends are decisions of the sender, here or in another window, so no sheet is needed.
    if (progress.reason === 'edit-address')
      listener.onEditAddress(before.progress.state === 'address' ? before.progress.question.problem : undefined)
    if (progress.reason === 'aborted') listener.onLeave()
    // Section 8, 'Order failure': the failure is logged, and the bar returns to its beginning for the next sending.
    if (progress.reason === 'failed') logFailure('The order failed.', { sendingId })
  }

  listener.onConfirming(false)
  const stop = follow(sendingId, {
    // Steps are not shown one by one on a hidden page: nobody sees them, and browsers slow down the timers.
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
