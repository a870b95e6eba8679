import { useEffect, useEffectEvent, useState } from 'react'
import { startView, type SendingView } from './sending-view.ts'
import { type SendingListener, watchSending } from './watch-sending.ts'

/** Watches a sending while the component is mounted. Returns what to show. */
export function useWatchedSending(sendingId: string, isBegunHere: boolean, listener: Omit<SendingListener, 'onView'>): SendingView {
  const [view, setView] = useState(() => startView(isBegunHere))
  const latest = useEffectEvent(() => listener)
  useEffect(
    () =>
      watchSending(sendingId, isBegunHere, {
        onView: setView,
        onSent: (confirmed) => latest().onSent(confirmed),
        onConfirming: (isConfirming) => latest().onConfirming(isConfirming),
        onEditAddress: (problem) => latest().onEditAddress(problem),
        onLeave: () => latest().onLeave(),
      }),
    [sendingId, isBegunHere],
  )
  return view
}
