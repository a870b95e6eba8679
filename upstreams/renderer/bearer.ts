import { createHash, timingSafeEqual } from 'node:crypto'

/** Returns true when the authorization header has this bearer token. The comparison takes the same time for every token. */
export function isBearer(header: string | undefined, token: string): boolean {
  const given = /^Bearer (.+)$/i.exec(header ?? '')?.[1] ?? ''
  return timingSafeEqual(digest(given), digest(token))
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
