import { useEffect } from 'react'
import { signOut } from '../api/session.ts'

/** Section 4: 'In single-send SSO mode with a preset recipient address, the user is logged out after 5 seconds.' */
const STAYS = 5_000

/** Once the card of a single send is out: signs out after a while, and 'leaving the page also logs out'. */
export function useLeaving(leaving: boolean): void {
  useEffect(() => {
    if (!leaving) return
    const waiting = setTimeout(() => void leave(), STAYS)
    const tell = () => void navigator.sendBeacon('/api/session/leave')
    window.addEventListener('pagehide', tell)
    return () => {
      clearTimeout(waiting)
      window.removeEventListener('pagehide', tell)
    }
  }, [leaving])
}

/** Signs out here and at identity, and ends on the page that says so. A server that does not answer hears it from the page's last beacon. */
export async function leave(): Promise<void> {
  const landing = '/thankyou'
  location.replace(
    await signOut('thankyou').then(
      ({ location: next }) => next,
      () => landing,
    ),
  )
}
