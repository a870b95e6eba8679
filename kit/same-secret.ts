import { createHash, timingSafeEqual } from 'node:crypto'

/** Whether two texts are equal. Takes the same time for every text, because it compares their hashes, which have one length. */
export const isSameSecret = (one: string, other: string): boolean => timingSafeEqual(hash(one), hash(other))

const hash = (text: string): Buffer => createHash('sha256').update(text).digest()
