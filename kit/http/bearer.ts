import { createHash, timingSafeEqual } from 'node:crypto'

/** Whether an authorization header carries this bearer token. Takes the same time for every token. */
export function isBearer(header: string | undefined, token: string): boolean {
  const [, given = ''] = /^Bearer +(\S+)$/i.exec(header ?? '') ?? []
  return timingSafeEqual(digest(given), digest(token))
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
