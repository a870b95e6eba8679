import type { Log } from './log.ts'

/** Answers a request: the network, or an embedded app in this process. */
export type Fetch = (request: Request) => Promise<Response>

/** Everything that code takes from outside. Only `launch` creates it, so that tests can choose the time, the random bytes and the failures. */
export type Env = {
  /** The network. */
  fetch: Fetch
  /** Returns the current time. */
  clock: () => Date
  /** Returns the given number of unpredictable bytes. */
  random: (bytes: number) => Uint8Array
  /** Returns a new lower-case UUID (version 4). */
  ids: () => string
  log: Log
}
