import { isServer } from '../ui/is-server.ts'

const SIGN_IN_WINDOW = 'fondly-sign-in'

/**
 * Opens the sign-in in a small window, so that the typed text is not lost. That window closes itself, and the page notices the sign-in within two
 * seconds.
 */
export function openSignInWindow(path: string): void {
  if (!window.open(path, SIGN_IN_WINDOW, 'popup,width=560,height=820')) location.assign(path)
}

/** Tells whether this page is in that window. The window closes after a sign-in, and stays open during a sign-out. */
export const isInSignInWindow = () => !isServer && window.name === SIGN_IN_WINDOW && location.pathname !== '/logout'
