import { isServer } from '../ui/is-server.ts'

const SIGN_IN_WINDOW = 'fondly-sign-in'

/** Opens the sign-in in a window of its own, so that nothing typed is lost. That window closes itself; the page notices within two seconds. */
export function openSignInWindow(path: string): void {
  if (!window.open(path, SIGN_IN_WINDOW, 'popup,width=560,height=820')) location.assign(path)
}

/** Tells whether this page is in that window, which closes once somebody is signed in; while it signs somebody out, it stays. */
export const isInSignInWindow = () => !isServer && window.name === SIGN_IN_WINDOW && location.pathname !== '/logout'
