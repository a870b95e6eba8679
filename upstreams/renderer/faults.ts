/** A refusal of the renderer, as it goes over the wire. */
export class RendererFault extends Error {
  override name = 'RendererFault'
  readonly status: number
  readonly code: string
  readonly headers: Record<string, string>
  constructor(status: number, code: string, message: string, headers: Record<string, string> = {}) {
    super(message)
    this.status = status
    this.code = code
    this.headers = headers
  }
}

export function faultResponse(fault: RendererFault): Response {
  return Response.json({ error: { code: fault.code, message: fault.message } }, { status: fault.status, headers: fault.headers })
}

export const notFound = (): Response => faultResponse(new RendererFault(404, 'not-found', 'There is nothing here.'))
