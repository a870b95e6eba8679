const STORED = 'fondly.invitation'

/**
 * Removes the token from the link's address, so that it is neither in the address nor in the browser's history. This window remembers the token for a
 * reload.
 */
export function takeToken(): string {
  const token = location.hash.slice(1)
  if (!token) return sessionStorage.getItem(STORED) ?? ''
  history.replaceState(null, '', location.pathname + location.search)
  sessionStorage.setItem(STORED, token)
  return token
}

export const forgetToken = (): void => sessionStorage.removeItem(STORED)
