import { browserTracingIntegration, init, makeFetchTransport, replayIntegration, type ErrorEvent, type Event } from '@sentry/browser'

/** Sentry's replay records the addresses of links. Links to the client's own pages and mailbox would tell who employs the user. */
const OUTWARD_LINKS = ['a[href^="http"]', 'a[href^="mailto:"]', 'a[href^="tel:"]']

/** Reports errors to the operator's own Sentry, at the rates of section 9. Removes everything that was typed, shown or in the address. */
export function startSentry(dsn: string): void {
  // Taken before Sentry's tracing wraps fetch. With the wrapped fetch, each report would cause another report, without end.
  const send = window.fetch.bind(window)
  init({
    dsn,
    release: document.querySelector<HTMLMetaElement>('meta[name=version]')?.content,
    tracesSampleRate: 1,
    // Sends one report per visit instead of one every half second, in a form that every version of Sentry accepts.
    traceLifecycle: 'static',
    replaysSessionSampleRate: 0.1,
    replaysOnErrorSampleRate: 1,
    dataCollection: { userInfo: false, cookies: false, httpHeaders: false, httpBodies: [], urlQueryParams: false },
    integrations: [
      browserTracingIntegration(),
      // Compression would need a script from a blob URL, which our content security policy forbids.
      replayIntegration({ maskAllText: true, maskAllInputs: true, blockAllMedia: true, block: OUTWARD_LINKS, useCompression: false }),
    ],
    // Breadcrumbs contain labels and addresses, and an error message may contain typed text.
    beforeBreadcrumb: () => null,
    beforeSend: masked,
    beforeSendTransaction: unaddressed,
    transport: (options) =>
      makeFetchTransport(options, (url, request) => send(url, { ...request, body: queriesBlanked(request?.body ?? null) })),
  })
}

/** Reduces an error to its class and its positions in the scripts. */
export function masked(event: ErrorEvent): ErrorEvent {
  const { message: _message, ...rest } = unaddressed(event)
  const values = event.exception?.values?.map((exception) => ({ ...exception, value: '' }))
  return { ...rest, ...(values ? { exception: { values } } : {}) }
}

/** Removes the user, the exact address, the breadcrumbs and the extra data from an event. */
export function unaddressed<Reported extends Event>(event: Reported): Reported {
  const { request: _request, user: _user, breadcrumbs: _breadcrumbs, extra: _extra, ...rest } = event
  // All removed members are optional in every event.
  return rest as Reported
}

/**
 * Blanks the queries of addresses in a report, because a query may hold a search text. Each blanked text keeps its length, because Sentry's envelope
 * states lengths.
 */
export function queriesBlanked(body: BodyInit | null): BodyInit | null {
  const blanked = (text: string) => text.replace(/[^\s"\\]+/g, (run, at: number) => queryBlanked(run, text[at - 1] === '"'))
  if (typeof body === 'string') return blanked(body)
  return body instanceof Uint8Array ? new TextEncoder().encode(blanked(new TextDecoder().decode(body))) : body
}

/**
 * `run` is a text without spaces or quotes. If it contains an address, blanks everything after the first ? or #. In quotes, the whole run may be a
 * path.
 */
function queryBlanked(run: string, isQuoted: boolean): string {
  const begin = isQuoted ? 0 : run.search(/https?:\/\//)
  const mark = begin < 0 ? -1 : run.slice(begin).search(/[?#]/)
  return mark < 0 ? run : run.slice(0, begin + mark + 1) + 'x'.repeat(run.length - begin - mark - 1)
}
