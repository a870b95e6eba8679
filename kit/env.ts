import type { Log } from './log.ts'

/** What answers a request: the network, or an embedded app in this process. */
export type Fetch = (request: Request) => Promise<Response>

/** The world, handed in at the top (launch) and nowhere taken from the air: so that time, chance and failure can be chosen by a test. */
export type Env = {
  /** The network. */
  fetch: Fetch
  /** Now. */
  clock: () => Date
  /** That many unguessable bytes. */
  random: (bytes: number) => Uint8Array
  /** A new lower-case UUID (version 4). */
  ids: () => string
  log: Log
}
