export const SIGN_IN_WINDOW = 'fondly-sign-in'

/** A window of its own, so that nothing of what was typed is left; it closes itself, and the page notices within two seconds. */
export function openSignInWindow(path: string): void {
  if (!window.open(path, SIGN_IN_WINDOW, 'popup,width=560,height=820')) location.assign(path)
}
