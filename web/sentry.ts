import { browserTracingIntegration, init, makeFetchTransport, replayIntegration, type ErrorEvent, type Event } from '@sentry/browser'

/** Links to the client's own pages and mailbox name the user's employer, and a replay records addresses of links as they are. */
const OUTWARD_LINKS = ['a[href^="http"]', 'a[href^="mailto:"]', 'a[href^="tel:"]']

/** Reports errors to the operator's own Sentry, at the rates of section 9, without anything that was typed, shown or addressed. */
export function startSentry(dsn: string): void {
  // Taken before Sentry's tracing wraps fetch, or each report would be reported in turn, without end.
  const send = window.fetch.bind(window)
  init({
    dsn,
    release: document.querySelector<HTMLMetaElement>('meta[name=version]')?.content,
    tracesSampleRate: 1,
    // Sends one report a visit instead of one every half second, in a form that Sentry of any version accepts.
    traceLifecycle: 'static',
    replaysSessionSampleRate: 0.1,
    replaysOnErrorSampleRate: 1,
    dataCollection: { userInfo: false, cookies: false, httpHeaders: false, httpBodies: [], urlQueryParams: false },
    integrations: [
      browserTracingIntegration(),
      // Compression would need a script from a blob, which our pages do not run.
      replayIntegration({ maskAllText: true, maskAllInputs: true, blockAllMedia: true, block: OUTWARD_LINKS, useCompression: false }),
    ],
    // Breadcrumbs quote labels and addresses, and a message may quote what was typed.
    beforeBreadcrumb: () => null,
    beforeSend: masked,
    beforeSendTransaction: unaddressed,
    transport: (options) =>
      makeFetchTransport(options, (url, request) => send(url, { ...request, body: queriesBlanked(request?.body ?? null) })),
  })
}

/** Reduces an error to its class and its places. */
export function masked(event: ErrorEvent): ErrorEvent {
  const { message: _message, ...rest } = unaddressed(event)
  const values = event.exception?.values?.map((exception) => ({ ...exception, value: '' }))
  return { ...rest, ...(values ? { exception: { values } } : {}) }
}

/** Removes the user, the exact address, the breadcrumbs and the extra data from an event. */
export function unaddressed<Told extends Event>(event: Told): Told {
  const { request: _request, user: _user, breadcrumbs: _breadcrumbs, extra: _extra, ...rest } = event
  // All removed members are optional in every event.
  return rest as Told
}

/** Blanks queries before a report is sent: a replay knows the page's query, which may hold a search text. The envelope states lengths: keep them. */
export function queriesBlanked(body: BodyInit | null): BodyInit | null {
  const blanked = (text: string) => text.replace(/[^\s"\\]+/g, (run, at: number) => queryBlanked(run, text[at - 1] === '"'))
  if (typeof body === 'string') return blanked(body)
  return body instanceof Uint8Array ? new TextEncoder().encode(blanked(new TextDecoder().decode(body))) : body
}

/** Blanks everything after the first ? or # of an address in a run without spaces or quotes. A quoted run may be a path alone. */
function queryBlanked(run: string, isQuoted: boolean): string {
  const begin = isQuoted ? 0 : run.search(/https?:\/\//)
  const mark = begin < 0 ? -1 : run.slice(begin).search(/[?#]/)
  return mark < 0 ? run : run.slice(0, begin + mark + 1) + 'x'.repeat(run.length - begin - mark - 1)
}
