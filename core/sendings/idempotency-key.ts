/**
 * The key for sending the same card again after this sending has stopped. The draft and the one-click repeat share it, so if both are pressed in two
 * windows, only one sending begins.
 */
export const keyAfterSending = (sendingId: string): string => `${AFTER}${sendingId}`
const AFTER = 'after-'

/** The stopped sending that this key continues; undefined for the first key of a draft. */
export const findSendingBeforeKey = (key: string): string | undefined => (key.startsWith(AFTER) ? key.slice(AFTER.length) : undefined)
