export type PictureFaultCode =
  | 'picture-url'
  | 'picture-host'
  | 'picture-elsewhere'
  | 'picture-missing'
  | 'picture-unreachable'
  | 'picture-unreadable'
  | 'picture-too-large'
  | 'cannot-be-drawn'
  | 'busy'

/** A picture cannot be fetched, read or drawn. With 'busy' it can be tried again in a few seconds; with any other code the picture is at fault. */
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
