/** What a refusal says beyond its sentence. */
export type FaultDetails = {
  /** The field of the body that is at fault, with dots between its steps: 'pages.1.layers.0.text'. */
  path?: string
  /** The picture that is at fault, for whoever knows which field named it; it does not go over the wire. */
  url?: string
  character?: string
  index?: number
}

/** A refusal of the renderer, as it goes over the wire. */
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

export function faultResponse({ status, code, message, headers, details: { path, character, index } }: RendererFault): Response {
  return Response.json({ error: { code, message, path, character, index } }, { status, headers })
}

export const notFound = (): Response => faultResponse(new RendererFault(404, 'not-found', 'There is nothing here.'))
