/**
 * The key of what is sent after this sending has stopped: its draft has it, and so has the sending that is begun again with one click. So of
 * the two, pressed in two windows, only one is begun.
 */
export const keyAfterSending = (sendingId: string): string => `${AFTER}${sendingId}`
const AFTER = 'after-'

/** The sending that has stopped before; undefined for a key that a draft began with. */
export const findSendingBeforeKey = (key: string): string | undefined => (key.startsWith(AFTER) ? key.slice(AFTER.length) : undefined)
