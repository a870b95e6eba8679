/**
 * Requests and responses whose bodies are text, because streams take half of a call's time in one process and are not tested here. They have only the
 * members that the gateways and upstreams use. Any other member is undefined, so a use of it fails.
 */
class LightHeaders {
  readonly #values = new Map<string, string>()

  constructor(given: LightHeaders | Record<string, string> | undefined) {
    if (given instanceof LightHeaders) for (const [name, value] of given.#values) this.#values.set(name, value)
    else for (const name in given) this.#values.set(name.toLowerCase(), given[name] ?? '')
  }
  get(name: string): string | null {
    return this.#values.get(name.toLowerCase()) ?? null
  }
  has(name: string): boolean {
    return this.#values.has(name.toLowerCase())
  }
}

type LightRequestInit = { method?: string; headers?: LightHeaders | Record<string, string>; body?: string | null; signal?: AbortSignal }

class LightRequest {
  readonly url: string
  readonly method: string
  readonly headers: LightHeaders
  readonly signal: AbortSignal
  readonly #text: string

  constructor(input: string | LightRequest, given: LightRequestInit = {}) {
    const from = input instanceof LightRequest ? input : undefined
    this.url = input instanceof LightRequest ? input.url : input
    this.method = given.method ?? from?.method ?? 'GET'
    this.headers = new LightHeaders(given.headers ?? from?.headers)
    this.signal = given.signal ?? new AbortController().signal
    this.#text = textOf(given.body ?? (from ? from.#text : undefined))
  }
  text(): Promise<string> {
    return Promise.resolve(this.#text)
  }
}

class LightResponse {
  readonly status: number
  readonly statusText = ''
  readonly headers: LightHeaders
  /** There is no stream to read. */
  readonly body = null
  readonly #text: string

  constructor(body: string | null, { status = 200, headers }: { status?: number; headers?: Record<string, string> } = {}) {
    this.status = status
    this.headers = new LightHeaders(headers)
    this.#text = textOf(body)
  }
  get ok(): boolean {
    return this.status >= 200 && this.status < 300
  }
  text(): Promise<string> {
    return Promise.resolve(this.#text)
  }
  async json(): Promise<unknown> {
    return JSON.parse(this.#text)
  }
  static json(document: unknown, { status, headers }: { status?: number; headers?: Record<string, string> } = {}): LightResponse {
    return new LightResponse(JSON.stringify(document), { status, headers: { 'content-type': 'application/json', ...headers } })
  }
}

function textOf(body: string | null | undefined): string {
  if (typeof body === 'string') return body
  if (body == null) return ''
  throw new TypeError('Only text is carried here.')
}

/** These classes replace those of fetch while a simulation runs. */
export const LIGHT_FETCH = { Headers: LightHeaders, Request: LightRequest, Response: LightResponse }
