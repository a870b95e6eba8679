import { createHash, timingSafeEqual } from 'node:crypto'

/** Returns true when two texts are equal. Compares their hashes, so that the time does not depend on where the texts differ. */
export const isSameSecret = (one: string, other: string): boolean => timingSafeEqual(hash(one), hash(other))

const hash = (text: string): Buffer => createHash('sha256').update(text).digest()
