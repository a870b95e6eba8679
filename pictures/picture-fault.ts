export type PictureFaultCode =
  | 'width'
  | 'picture-url'
  | 'picture-host'
  | 'picture-elsewhere'
  | 'picture-missing'
  | 'picture-unreachable'
  | 'picture-unreadable'
  | 'picture-too-large'
  | 'cannot-be-drawn'
  | 'busy'

/**
 * A picture cannot be fetched, read or drawn. With the code 'busy', the call can be repeated in a few seconds. With any other code, the picture is at
 * fault.
 */
export class PictureFault extends Error {
  override name = 'PictureFault'
  readonly code: PictureFaultCode
  /** The URL of the picture, where it is known. */
  readonly url: string | undefined
  constructor(code: PictureFaultCode, message: string, url?: string) {
    super(message)
    this.code = code
    this.url = url
  }
}

/** The HTTP status of each fault; any other is 422. */
const STATUS: Partial<Record<PictureFaultCode, number>> = {
  width: 400,
  'picture-url': 400,
  'picture-host': 403,
  'picture-elsewhere': 403,
  busy: 503,
}
const BUSY_RETRY_SECONDS = 2

/** Returns the HTTP status and headers that say this fault. */
export function toHttpRefusal({ code }: PictureFault): { status: number; headers: Record<string, string> } {
  return { status: STATUS[code] ?? 422, headers: code === 'busy' ? { 'retry-after': String(BUSY_RETRY_SECONDS) } : {} }
}
