import type { Fetch } from '@fondly/kit/env.ts'
import type { Upstreams } from '@fondly/launch/upstreams.ts'

/** What can go wrong with a call. */
export type Trouble =
  | 'its reply is lost'
  | 'nobody is there'
  | 'it is answered 500'
  | 'its token has expired'
  | 'it is answered 409'
  | 'it is refused'
type Happening = Trouble | ((request: Request, fetch: Fetch) => Promise<Response>)

/** Upstreams that can be made to fail, and that record each call as '{method} {path}'. */
export function createTroubledUpstreams() {
  const messages: string[] = []
  let next: (call: string) => Happening | undefined = () => undefined
  let met = 0

  const troubled =
    (fetch: Fetch): Fetch =>
    async (request) => {
      const call = `${request.headers.get('x-dw-http-method-override') ?? request.method} ${new URL(request.url).pathname}`
      messages.push(call)
      const happening = next(call)
      if (happening === undefined) return fetch(request)
      met++
      return typeof happening === 'function' ? happening(request, fetch) : happen(happening, request, fetch)
    }

  return {
    reach: (upstreams: Upstreams): Upstreams => ({
      ...upstreams,
      commerce: { ...upstreams.commerce, fetch: troubled(upstreams.commerce.fetch) },
      worker: { ...upstreams.worker, fetch: troubled(upstreams.worker.fetch) },
      renderer: { ...upstreams.renderer, fetch: troubled(upstreams.renderer.fetch) },
      files: troubled(upstreams.files),
    }),
    /** Lets the next `times` calls of this kind fail; `call` is a method and the end of its path, such as 'PATCH /items/[^/]+'. */
    plan: (call: string, happening: Happening, times = 1): void => {
      const isIt = new RegExp(`^${call.replace(' ', ' .*')}$`)
      met = 0
      next = (happened) => (isIt.test(happened) && times-- > 0 ? happening : undefined)
    },
    /** Lets the next call of each of these kinds fail. */
    planForEach: (calls: string[], happening: Happening): void => {
      const open = new Set(calls.map((call) => new RegExp(`^${call.replace(' ', ' .*')}$`)))
      met = 0
      next = (happened) => {
        const isIt = [...open].find((call) => call.test(happened))
        return isIt && open.delete(isIt) ? happening : undefined
      }
    },
    /** Returns how many calls have failed since the last plan. */
    met: (): number => met,
    none: (): void => {
      next = () => undefined
    },
    calls: messages,
  }
}

async function happen(trouble: Trouble, request: Request, fetch: Fetch): Promise<Response> {
  switch (trouble) {
    case 'its reply is lost':
      await (await fetch(request)).arrayBuffer()
      throw new TypeError('The connection was closed.')
    case 'nobody is there':
      throw new TypeError('The connection was refused.')
    case 'it is answered 500':
      return fault(500, 'InternalServerErrorException')
    case 'its token has expired':
      return fault(401, 'InvalidAccessTokenException')
    case 'it is answered 409':
      return fault(409, 'ConcurrentModificationException')
    case 'it is refused':
      return fault(400, 'InvalidCustomPropertyException')
  }
}

const fault = (status: number, type: string) => Response.json({ _v: '21.2', fault: { type, message: type, arguments: {} } }, { status })
