/** True while the server draws the first screen (web/server): there is no window, no address bar and no storage. */
export const isServer = typeof window === 'undefined'
