import { browserTracingIntegration, init, makeFetchTransport, replayIntegration, type ErrorEvent, type Event } from '@sentry/browser'

/** Reports errors to a Sentry of the operator's own, at the rates of section 9; nothing that was typed, shown or addressed goes along. */
export function startSentry(dsn: string): void {
  // Taken before its tracing watches it: a report of a report would be reported too, without end.
  const send = window.fetch.bind(window)
  init({
    dsn,
    release: document.querySelector<HTMLMetaElement>('meta[name=version]')?.content,
    tracesSampleRate: 1,
    // One report a visit instead of one every half second, and one that a Sentry of any age takes.
    traceLifecycle: 'static',
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
    beforeSendTransaction: unaddressed,
    transport: (options) =>
      makeFetchTransport(options, (url, request) => send(url, { ...request, body: queriesBlanked(request?.body ?? null) })),
  })
}

/** The error by its class and its places alone. */
export function masked(event: ErrorEvent): ErrorEvent {
  const { message: _message, ...rest } = unaddressed(event)
  const values = event.exception?.values?.map((exception) => ({ ...exception, value: '' }))
  return { ...rest, ...(values ? { exception: { values } } : {}) }
}

/** Without whose it is, where exactly they were, and what went before. */
export function unaddressed<Told extends Event>(event: Told): Told {
  const { request: _request, user: _user, breadcrumbs: _breadcrumbs, extra: _extra, ...rest } = event
  // All that is left out may be absent from any event.
  return rest as Told
}

/** The last border: a replay knows the address of the page, whose query may hold what was searched for. Lengths stand in the envelope, so they stay. */
export function queriesBlanked(body: BodyInit | null): BodyInit | null {
  const blanked = (text: string) => text.replace(/[^\s"\\]+/g, (run, at: number) => queryBlanked(run, text[at - 1] === '"'))
  if (typeof body === 'string') return blanked(body)
  return body instanceof Uint8Array ? new TextEncoder().encode(blanked(new TextDecoder().decode(body))) : body
}

/** A run without spaces and quotes: what follows its address's first ? or # is blanked. A quoted one may be a path alone. */
function queryBlanked(run: string, isQuoted: boolean): string {
  const begin = isQuoted ? 0 : run.search(/https?:\/\//)
  const mark = begin < 0 ? -1 : run.slice(begin).search(/[?#]/)
  return mark < 0 ? run : run.slice(0, begin + mark + 1) + 'x'.repeat(run.length - begin - mark - 1)
}
