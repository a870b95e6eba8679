import { useEffect, useEffectEvent, useState } from 'react'
import { followSending } from '../api/follow-sending.ts'
import { goSignedOut, signOut } from '../api/session.ts'
import { useWindowEvent } from '../ui/use-window-event.ts'

/** Section 4: 'In single-send SSO mode with a preset recipient address, the user is logged out after 5 seconds.' */
const SIGN_OUT_DELAY_MS = 5_000

/** The state of a single send. `unsure`: the order is still being confirmed, and the user need not wait. */
export type SingleSend = 'under-way' | 'unsure' | 'sent'

/**
 * Signs out 5 seconds after the card of a single send was sent; `signOutNow` signs out at once. From `unsure` on, 'leaving the page also logs out'.
 * `isSigningOut` is true once the sign-out has begun.
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

/** For a single send whose sheet was closed early: signs out when its order is confirmed, or when the user leaves the page. */
export function signOutOnceSent(sendingId: string): void {
  window.addEventListener('pagehide', sendLeaveBeacon)
  const stopWaiting = () => {
    window.removeEventListener('pagehide', sendLeaveBeacon)
    stop()
  }
  const stop = followSending(sendingId, {
    onProgress: ({ state }) => {
      if (state === 'sent') void endSession()
      // No card was sent. The user stays signed in, and this page shows what they can do.
      if (state === 'stopped') stopWaiting()
    },
    onLost: () => undefined,
    onGone: () => stopWaiting(),
  })
}

const sendLeaveBeacon = () => void navigator.sendBeacon('/api/session/leave')

/**
 * Signs out here and at identity, and ends on /thankyou. If the server does not answer, the browser sends a beacon that signs out when the user
 * leaves the page.
 */
async function endSession(): Promise<void> {
  goSignedOut(await signOut('thankyou').catch(() => ({ location: '/thankyou' })))
}
