import { useEffect, useEffectEvent, useState } from 'react'
import { followSending } from '../api/follow-sending.ts'
import { goSignedOut, signOut } from '../api/session.ts'
import { useWindowEvent } from '../ui/use-window-event.ts'

/** Section 4: 'In single-send SSO mode with a preset recipient address, the user is logged out after 5 seconds.' */
const SIGN_OUT_DELAY_MS = 5_000

/** The state of a single send. `unsure`: the order is still being confirmed, and the user need not wait for that. */
export type SingleSend = 'under-way' | 'unsure' | 'sent'

/**
 * After the card of a single send was sent, signs out after 5 seconds or at once with `signOutNow`. From `unsure` on, 'leaving the page also logs out'.
 * `isSigningOut` is true once that has begun.
 */
export function useSignOutAfterSend(singleSend: SingleSend): { isSigningOut: boolean; signOutNow: () => void } {
  const [isSigningOut, setSigningOut] = useState(false)
  const signOutNow = () => {
    setSigningOut(true)
    void endSession()
  }
  const onTimeUp = useEffectEvent(signOutNow)
  useEffect(() => {
    if (singleSend !== 'sent') return
    const timer = setTimeout(() => onTimeUp(), SIGN_OUT_DELAY_MS)
    return () => clearTimeout(timer)
  }, [singleSend])
  useWindowEvent('pagehide', sendLeaveBeacon, singleSend !== 'under-way')
  return { isSigningOut, signOutNow }
}

/** Signs out after the sheet of a single send was closed early: when its order is confirmed, or when the user leaves the page. */
export function signOutOnceSent(sendingId: string): void {
  window.addEventListener('pagehide', sendLeaveBeacon)
  const stopWaiting = () => {
    window.removeEventListener('pagehide', sendLeaveBeacon)
    stop()
  }
  const stop = followSending(sendingId, {
    onProgress: ({ state }) => {
      if (state === 'sent') void endSession()
      // No card was sent, so the user stays signed in and sees on this page what is left to do.
      if (state === 'stopped') stopWaiting()
    },
    onLost: () => undefined,
    onGone: () => stopWaiting(),
  })
}

const sendLeaveBeacon = () => void navigator.sendBeacon('/api/session/leave')

/** Signs out here and at identity, and ends on /thankyou. If the server does not answer, the beacon that is sent on leaving the page signs out. */
async function endSession(): Promise<void> {
  goSignedOut(await signOut('thankyou').catch(() => ({ location: '/thankyou' })))
}
