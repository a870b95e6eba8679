import { nestsTooDeep } from './json-levels.ts'
import { readUpTo, TooLarge } from './read-up-to.ts'

/** A request's body cannot be taken as JSON; the status and the sentence are for its caller. */
export class UnreadableBody extends Error {
  override name = 'UnreadableBody'
  readonly status: 400 | 413 | 415
  constructor(status: 400 | 413 | 415, message: string) {
    super(message)
    this.status = status
  }
}

/** The JSON value of a request's body, still to pass a schema; throws `UnreadableBody` when there is none. `limit` is in bytes. */
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

/** Whether a content type is JSON, plain or of a vendor. */
export const isJsonType = (contentType: string | null): boolean => /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(contentType ?? '')

const tooLarge = (limit: number) => new UnreadableBody(413, `The body is larger than ${limit} bytes.`)
