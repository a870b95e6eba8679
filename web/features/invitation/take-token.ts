const STORED = 'fondly.invitation'

/**
 * Takes the token of the link out of the address, so that it stays neither there nor in the browser's history. This window remembers it for a reload.
 */
export function takeToken(): string {
  const token = location.hash.slice(1)
  if (!token) return sessionStorage.getItem(STORED) ?? ''
  history.replaceState(null, '', location.pathname + location.search)
  sessionStorage.setItem(STORED, token)
  return token
}

export const forgetToken = (): void => sessionStorage.removeItem(STORED)
