import { useCallback, useEffect, useState } from 'react'
import { goSignedOut, signOut } from '../api/session.ts'

/** Section 4: 'In single-send SSO mode with a preset recipient address, the user is logged out after 5 seconds.' */
const STAYS = 5_000

/** How far a single send has come: `unsure` while its order is still being confirmed, and nobody need wait for that. */
export type SingleSend = 'under-way' | 'unsure' | 'sent'

/**
 * Once the card of a single send is out: signs out after a while, or at once with `leaveNow`, and 'leaving the page also logs out', as soon as it may be
 * left. `isSigningOut` once that has begun.
 */
export function useLeaving(singleSend: SingleSend): { isSigningOut: boolean; leaveNow: () => void } {
  const [isSigningOut, setSigningOut] = useState(false)
  const leaveNow = useCallback(() => {
    setSigningOut(true)
    void leave()
  }, [])
  useEffect(() => {
    if (singleSend === 'under-way') return
    const waiting = singleSend === 'sent' ? setTimeout(leaveNow, STAYS) : undefined
    window.addEventListener('pagehide', tellOfLeaving)
    return () => {
      clearTimeout(waiting)
      window.removeEventListener('pagehide', tellOfLeaving)
    }
  }, [singleSend, leaveNow])
  return { isSigningOut, leaveNow }
}

/** The sheet of a single send was closed before its order was confirmed: signs out as soon as that is so, or the page is left. */
export async function leaveOnceSent(sendingId: string): Promise<void> {
  window.addEventListener('pagehide', tellOfLeaving)
  // The sheet that was closed has fetched it.
  const { followSending } = await import('../api/follow-sending.ts')
  const stays = () => {
    window.removeEventListener('pagehide', tellOfLeaving)
    stop()
  }
  const stop = followSending(sendingId, {
    tell: ({ state }) => {
      if (state === 'sent') void leave()
      // No card: what is left to do is told on this page, to whoever is signed in.
      if (state === 'stopped') stays()
    },
    lost: () => undefined,
    gone: () => stays(),
  })
}

const tellOfLeaving = () => void navigator.sendBeacon('/api/session/leave')

/** Signs out here and at identity, and ends on the page that says so. A server that does not answer hears it from the page's last beacon. */
async function leave(): Promise<void> {
  goSignedOut(await signOut('thankyou').catch(() => ({ location: '/thankyou' })))
}
