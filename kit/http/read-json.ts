import { nestsTooDeep } from './json-levels.ts'
import { readUpTo, TooLarge } from './read-up-to.ts'

/** The body of a request is not acceptable JSON; `status` and the message are sent to the caller. */
export class UnreadableBody extends Error {
  override name = 'UnreadableBody'
  readonly status: 400 | 413 | 415
  constructor(status: 400 | 413 | 415, message: string) {
    super(message)
    this.status = status
  }
}

/** Reads the body of a request as JSON; the caller must still check it with a schema. `limit` is in bytes. Throws `UnreadableBody`. */
export async function readJson(request: Request, limit = 100_000): Promise<unknown> {
  if (!isJsonType(request.headers.get('content-type'))) throw new UnreadableBody(415, 'The content type must be application/json.')
  if (Number(request.headers.get('content-length')) > limit) throw tooLarge(limit)
  if (!request.body) throw new UnreadableBody(400, 'The body is empty.')
  const bytes = await readUpTo(request.body, limit).catch((error: unknown) => {
    throw error instanceof TooLarge ? tooLarge(limit) : error
  })
  if (bytes.byteLength === 0) throw new UnreadableBody(400, 'The body is empty.')
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    if (!nestsTooDeep(text)) return JSON.parse(text)
  } catch {
    throw new UnreadableBody(400, 'The body is not JSON.')
  }
  throw new UnreadableBody(400, 'The body nests too deeply.')
}

/** Returns true when a content type is JSON: application/json or a type that ends with +json. */
export const isJsonType = (contentType: string | null): boolean => /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(contentType ?? '')

const tooLarge = (limit: number) => new UnreadableBody(413, `The body is larger than ${limit} bytes.`)
