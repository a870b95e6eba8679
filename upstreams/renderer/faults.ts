import type { PictureFault, PictureFaultCode } from '@fondly/pictures/picture-fault.ts'

/** The details of a refusal. */
export type FaultDetails = {
  /** The path of the field of the body that is at fault, with dots between its steps: 'pages.1.layers.0.text'. */
  path?: string
  /** The picture at fault, by which getImage finds the field that names it. It is not sent to the client. */
  url?: string
  character?: string
  index?: number
}

/** A refusal of the renderer, as it is sent to the client. */
export class RendererFault extends Error {
  override name = 'RendererFault'
  readonly status: number
  readonly code: string
  readonly headers: Record<string, string>
  readonly details: FaultDetails
  constructor(
    status: number,
    code: string,
    message: string,
    { headers = {}, ...details }: FaultDetails & { headers?: Record<string, string> } = {},
  ) {
    super(message)
    this.status = status
    this.code = code
    this.headers = headers
    this.details = details
  }
}

/** The status of each refusal for a picture; any other is 422. */
const PICTURE_STATUS: Partial<Record<PictureFaultCode, number>> = {
  'picture-url': 400,
  'picture-host': 403,
  'picture-elsewhere': 403,
  busy: 503,
}

export function fromPictureFault({ code, message, url }: PictureFault): RendererFault {
  return new RendererFault(PICTURE_STATUS[code] ?? 422, code, message, { url, headers: code === 'busy' ? { 'retry-after': '2' } : {} })
}

export function faultResponse({ status, code, message, headers, details: { path, character, index } }: RendererFault): Response {
  return Response.json({ error: { code, message, path, character, index } }, { status, headers })
}

export const notFound = (): Response => faultResponse(new RendererFault(404, 'not-found', 'There is nothing here.'))
