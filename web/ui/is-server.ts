/** True while the server draws the first screen (web/server), where no window, address bar or storage exists. */
export const isServer = typeof window === 'undefined'
