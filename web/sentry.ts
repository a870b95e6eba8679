import { browserTracingIntegration, init, makeFetchTransport, replayIntegration, type ErrorEvent } from '@sentry/browser'

/** Reports errors to a Sentry of the operator's own, at the rates of section 9; nothing that was typed, shown or addressed goes along. */
export function startSentry(dsn: string): void {
  init({
    dsn,
    release: document.querySelector<HTMLMetaElement>('meta[name=version]')?.content,
    tracesSampleRate: 1,
    replaysSessionSampleRate: 0.1,
    replaysOnErrorSampleRate: 1,
    dataCollection: { userInfo: false, cookies: false, httpHeaders: false, httpBodies: [], urlQueryParams: false },
    integrations: [
      browserTracingIntegration(),
      // Its compression would need a script from a blob, which our pages do not run.
      replayIntegration({ maskAllText: true, maskAllInputs: true, blockAllMedia: true, useCompression: false }),
    ],
    // A breadcrumb quotes labels and addresses, a message may quote what was typed.
    beforeBreadcrumb: () => null,
    beforeSend: masked,
    transport: (options) =>
      makeFetchTransport(options, (url, request) => fetch(url, { ...request, body: queriesBlanked(request?.body ?? null) })),
  })
}

/** The error by its class and its places alone. */
export function masked(event: ErrorEvent): ErrorEvent {
  const { request: _request, user: _user, breadcrumbs: _breadcrumbs, extra: _extra, message: _message, ...rest } = event
  const values = event.exception?.values?.map((exception) => ({ ...exception, value: '' }))
  return { ...rest, ...(values ? { exception: { values } } : {}) }
}

const BEHIND_A_PATH = /((?:https?:\/\/|")[^\s"?#\\]*[?#])([^\s"\\]+)/g

/** The last border: a replay knows the address of the page, whose query may hold what was searched for. Lengths stand in the envelope, so they stay. */
export function queriesBlanked(body: BodyInit | null): BodyInit | null {
  const blanked = (text: string) => text.replace(BEHIND_A_PATH, (_, path: string, query: string) => path + 'x'.repeat(query.length))
  if (typeof body === 'string') return blanked(body)
  return body instanceof Uint8Array ? new TextEncoder().encode(blanked(new TextDecoder().decode(body))) : body
}
