import { toHttpRefusal, type PictureFault } from '@fondly/pictures/picture-fault.ts'

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

export function fromPictureFault(fault: PictureFault): RendererFault {
  const { status, headers } = toHttpRefusal(fault)
  return new RendererFault(status, fault.code, fault.message, { url: fault.url, headers })
}

export function faultResponse({ status, code, message, headers, details: { path, character, index } }: RendererFault): Response {
  return Response.json({ error: { code, message, path, character, index } }, { status, headers })
}

export const notFound = (): Response => faultResponse(new RendererFault(404, 'not-found', 'There is nothing here.'))
