import type { Fetch } from '@fondly/kit/env.ts'
import type { Chance } from './chance.ts'
import type { VirtualTime } from './virtual-time.ts'
import type { CallFault, Weather } from './weather.ts'

/** A process that can be killed, or stopped and continued, at every call that it makes and every statement that it runs. */
export type SimulatedProcess = ReturnType<typeof simulatedProcess>
export type ProcessOptions = {
  name: string
  time: VirtualTime
  chance: Chance
  weather: Weather
  trace: (line: string) => void
  /** Called with the time of a later event for which nobody waits. */
  pending: (until: number) => void
  /** Called once when the process is killed. */
  onKilled: () => void
}

/** How long a process stays stopped. A stop can be longer than a lease, so that another process may have taken over meanwhile. */
const STOPPED_MS = { least: 500, most: 45_000 }
const LATE_CALL_MS = { least: 100, most: 20_000 }

/** Creates a running process. Its `weather` and the random generator `chance` decide which faults it meets. */
export function simulatedProcess({ name, time, chance, weather, trace, pending, onKilled }: ProcessOptions) {
  let isAlive = true
  let stoppedUntil = 0
  /** The result of everything that a dead process does. */
  const never = new Promise<never>(() => {})

  /** Resolves when the process runs: later if it is stopped, never if it is dead. */
  async function running(): Promise<void> {
    while (time.now() < stoppedUntil) await time.after(stoppedUntil - time.now())
    if (!isAlive) await never
  }

  function kill(where: string): Promise<never> {
    trace(`${name} is killed ${where}`)
    isAlive = false
    onKilled()
    return never
  }

  async function stop(where: string): Promise<void> {
    stoppedUntil = time.now() + chance.between(STOPPED_MS.least, STOPPED_MS.most)
    pending(stoppedUntil)
    trace(`${name} is stopped ${where} for ${stoppedUntil - time.now()} ms`)
    await running()
    trace(`${name} goes on ${where}`)
  }

  /** Does a call or statement, with the faults of this process before and after it. */
  async function at<T>(where: string, work: () => Promise<T>): Promise<T> {
    await running()
    const fault = weather.ofProcess()
    if (fault === 'it is killed before') return kill(`before ${where}`)
    if (fault === 'it is stopped before') await stop(`before ${where}`)
    const outcome = await work().then(
      (value) => ({ value }),
      (error: unknown) => ({ error }),
    )
    if (fault === 'it is killed after') return kill(`after ${where}`)
    if (fault === 'it is stopped after') await stop(`after ${where}`)
    await running()
    if ('error' in outcome) throw outcome.error
    return outcome.value
  }

  return {
    name,
    isAlive: (): boolean => isAlive,
    /** Runs one atomic statement of the database. */
    statement: <T>(what: string, work: () => Promise<T>): Promise<T> =>
      at(what, async () => {
        const fault = weather.ofStatement()
        if (fault === 'the database is away') throw failure(`${name} ${what}: ${fault}`)
        const done = await work().then(
          (value) => ({ value }),
          (error: unknown) => ({ error }),
        )
        if (fault === 'its answer is lost') throw failure(`${name} ${what}: ${fault}`)
        if ('error' in done) throw done.error
        return done.value
      }),
    /** Wraps the fetch to an upstream with the faults of this process and of the call. */
    reach:
      (fetch: Fetch): Fetch =>
      (request) => {
        const call = callOf(request)
        return at(call, async () => {
          // A call that the caller abandoned while this process was stopped is not sent.
          request.signal.throwIfAborted()
          const fault = weather.ofCall()
          await time.after(chance.between(1, 40))
          if (fault) trace(`${name} ${call}: ${fault}`)
          const response = await (fault ? happen(fault, request, fetch) : fetch(request))
          trace(`${name} ${call} ${response.status}`)
          return response
        })
      },
  }

  function failure(what: string): Error {
    trace(what)
    return new Error('The connection to the database was lost.')
  }

  async function happen(fault: CallFault, request: Request, fetch: Fetch): Promise<Response> {
    switch (fault) {
      case 'nobody is there':
        throw new TypeError('The connection was refused.')
      case 'its reply is lost':
        await fetch(request)
        throw new TypeError('The connection was closed.')
      case 'it hangs before its work':
        return never
      case 'it hangs after its work':
        await fetch(request)
        return never
      case 'it is given up and arrives later': {
        const later = chance.between(LATE_CALL_MS.least, LATE_CALL_MS.most)
        // Copy the request without its signal, because it arrives even if the caller gives up.
        const copy = new Request(request.url, { method: request.method, headers: request.headers, body: (await request.text()) || null })
        pending(time.now() + later)
        time.set(() => void fetch(copy).then(({ status }) => trace(`late ${callOf(copy)} ${status}`)), later)
        throw new TypeError('The connection was closed.')
      }
      case 'it is slow':
        await time.after(chance.between(1_000, 14_000))
        return fetch(request)
      case 'it is answered 500':
        return refusal(500, 'InternalServerErrorException')
      case 'it is answered 503':
        return new Response('Service Unavailable', { status: 503 })
      case 'it is answered in HTML':
        return new Response('<html><body>Please wait.</body></html>', { headers: { 'content-type': 'text/html' } })
      case 'it is answered with half a body': {
        const text = await (await fetch(request)).text()
        return new Response(text.slice(0, text.length >> 1), { headers: { 'content-type': 'application/json' } })
      }
      case 'its token has expired':
        return refusal(401, 'InvalidAccessTokenException')
      case 'it is answered 409':
        return refusal(409, 'ConcurrentModificationException')
      case 'it is answered 429':
        return refusal(429, 'TooManyRequestsException')
    }
  }
}

const refusal = (status: number, type: string): Response =>
  Response.json({ _v: '21.2', fault: { type, message: type, arguments: {} } }, { status })

const callOf = (request: Request): string => {
  const path = new URL(request.url).pathname.replace(/^\/s\/[^/]+\/dw\/(shop|data)\/v21_2/, '')
  return `${request.headers.get('x-dw-http-method-override') ?? request.method} ${path}`
}
