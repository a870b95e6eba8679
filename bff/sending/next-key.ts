/**
 * The key of what is sent after this sending has stopped: its draft has it, and so has the sending that is begun again with one click. So of
 * the two, pressed in two windows, only one is begun.
 */
export const nextKey = (sendingId: string): string => `after-${sendingId}`
