/** Loads what a form needs after it is filled in. Later calls return the same parts. */
export const loadSendParts = () => import('./send-parts.ts')
