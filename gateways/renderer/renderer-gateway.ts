import { Fault, GetImage, Rendered, type GetImageRequest } from '@fondly/contracts/renderer/get-image.ts'
import { ask } from '@fondly/kit/ask.ts'
import { breaker } from '@fondly/kit/breaker.ts'
import type { Env } from '@fondly/kit/env.ts'
import type { UpstreamEndpoint } from '@fondly/kit/upstream.ts'
import { retryAfterMilliseconds } from '@fondly/kit/retry-after.ts'
import { UpstreamRefused, UpstreamUnreadable } from '@fondly/kit/upstream-error.ts'
import { wirePage } from './page-mapping.ts'
import type { PrintablePage, PrintablePages, Renderer } from './renderer.ts'
import { withSecondAttempt } from './with-second.ts'

const UPSTREAM = 'renderer'

export type RendererGatewayOptions = {
  endpoint: UpstreamEndpoint
  bearer: string
  env: Env
  /** The timeout of one drawing, with headers and body. After half of this time a second, equal call starts in parallel. */
  timeoutMilliseconds: number
  /** How long the circuit first stays open after failures, in milliseconds. */
  restMilliseconds?: number
}

/** Creates the gateway to the renderer. */
export function rendererGateway(options: RendererGatewayOptions): Renderer {
  const say = createRendererEndpoint(options)
  return {
    preview: async ({ outside, inside, envelope }) => {
      const [card, face] = await Promise.all([say(cardBody({ outside, inside }, 'preview')), say(envelopeBody(envelope, 'preview'))])
      return {
        outsideUrl: urlOf(card, 'primaryJpegDetails'),
        insideUrl: urlOf(card, 'secondaryJpegDetails'),
        envelopeUrl: urlOf(face, 'jpegDetails'),
      }
    },
    print: async ({ outside, inside, envelope }, { keepUntil }) => {
      // The header Prefer of RFC 7240. A renderer that does not know this preference ignores it and keeps its files as long as it always does.
      const prefer = `keep-until="${keepUntil}"`
      const [card, face] = await Promise.all([
        say(cardBody({ outside, inside }, 'print'), prefer),
        say(envelopeBody(envelope, 'print'), prefer),
      ])
      return { cardUrl: urlOf(card, 'pdfDetails'), envelopeUrl: urlOf(face, 'jpegDetails') }
    },
  }
}

function cardBody({ outside, inside }: Pick<PrintablePages, 'outside' | 'inside'>, render: 'preview' | 'print'): GetImageRequest {
  const flat = outside.fold && 'y' in outside.fold
  const panel = flat ? { width: outside.width, height: outside.height / 2 } : { width: outside.width / 2, height: outside.height }
  return {
    cardWidth: panel.width,
    cardHeight: panel.height,
    orientation: panel.width === panel.height ? 'S' : flat ? 'H' : 'V',
    render,
    pages: [wirePage(outside), wirePage(inside)],
    bleed: outside.bleed,
    singlePanelCrop: false,
    GetSurfaceImages: render === 'preview',
    forceVerticalOrientation: false,
  }
}

function envelopeBody(envelope: PrintablePage, render: 'preview' | 'print'): GetImageRequest {
  return {
    cardWidth: envelope.width,
    cardHeight: envelope.height,
    orientation: 'H',
    render,
    pages: [wirePage(envelope)],
    bleed: envelope.bleed,
    singlePanelCrop: false,
    GetSurfaceImages: false,
    forceVerticalOrientation: false,
  }
}

function createRendererEndpoint({ endpoint, bearer, env, timeoutMilliseconds, restMilliseconds }: RendererGatewayOptions) {
  const { run } = breaker({ upstream: UPSTREAM, env, restMilliseconds })
  return (body: GetImageRequest, prefer?: string): Promise<Rendered> => {
    const wireBody = JSON.stringify(GetImage.parse(body))
    const call = (deadlineMilliseconds: number, signal: AbortSignal) => {
      const outgoing = {
        url: `${endpoint.baseUrl}/getImage`,
        method: 'POST',
        headers: {
          accept: 'application/json',
          'content-type': 'application/json',
          authorization: `Bearer ${bearer}`,
          ...(prefer === undefined ? {} : { prefer }),
        },
        body: wireBody,
      }
      return ask(endpoint.fetch, outgoing, { upstream: UPSTREAM, deadlineMilliseconds, signal })
    }
    return run(async () => {
      const response = await withSecondAttempt(call, timeoutMilliseconds)
      const { status, statusText } = response
      const json = await jsonOf(response)
      if (!response.ok) {
        const { code = 'unknown', message = statusText } = Fault.safeParse(json).data?.error ?? {}
        throw new UpstreamRefused(UPSTREAM, status, code, message, {}, retryAfterMilliseconds(response.headers, env.clock()))
      }
      const read = Rendered.safeParse(json)
      if (!read.success) throw new UpstreamUnreadable(UPSTREAM, read.error)
      return read.data
    })
  }
}

function urlOf(rendered: Rendered, details: 'pdfDetails' | 'jpegDetails' | 'primaryJpegDetails' | 'secondaryJpegDetails'): string {
  const url = rendered[details]?.imageUrl
  if (url === undefined) throw new UpstreamUnreadable(UPSTREAM, new Error(`The answer has no ${details}.`))
  return url
}

// A proxy in front of the renderer may answer in HTML, with any status.
async function jsonOf(response: Response): Promise<unknown> {
  const text = await response.text()
  try {
    return JSON.parse(text)
  } catch (cause) {
    if (!response.ok) return undefined
    throw new UpstreamUnreadable(UPSTREAM, cause)
  }
}
