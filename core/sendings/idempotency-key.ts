/**
 * Returns the key for sending the same card again after this sending has stopped. The form and the list of stopped sendings both use this key. So if
 * the sender sends from both, in two windows, only one sending begins.
 */
export const keyAfterSending = (sendingId: string): string => `${AFTER}${sendingId}`
const AFTER = 'after-'

/** Returns the stopped sending after which this key was given. Undefined for the first key of a draft. */
export const findSendingBeforeKey = (key: string): string | undefined => (key.startsWith(AFTER) ? key.slice(AFTER.length) : undefined)
