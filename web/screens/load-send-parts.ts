/** Loads what a form needs once it is filled in; a second call returns the same. */
export const loadSendParts = () => import('./send-parts.ts')
