import { Client, escapeIdentifier } from 'pg'
import type { Log } from '../log.ts'

export type Listener = {
  /**
   * Calls `wake` with each payload notified on the channel, and with undefined after a gap in which some may have been missed. Returns a function
   * that stops it.
   */
  on: (channel: string, wake: (payload: string | undefined) => void) => () => void
  close: () => Promise<void>
}

const MAX_PAUSE_MS = 5_000

/** Creates the one LISTEN connection of a process, outside every pool. It connects with the first listener, and again whenever it is lost. */
export function openListener({ url, log }: { url: string; log: Log }): Listener {
  const wakers = new Map<string, Set<(payload: string | undefined) => void>>()
  let client: Client | undefined
  let connecting: Promise<void> | undefined
  let again: NodeJS.Timeout | undefined
  let closed = false
  /** The connection takes one command at a time. */
  let listening: Promise<unknown> = Promise.resolve()

  function connect(pause = 100): void {
    if (closed || client || connecting) return
    connecting = open()
      .catch((cause: unknown) => {
        log.warn('The news connection to the database could not be opened; trying again.', { cause })
        again = setTimeout(() => connect(Math.min(pause * 2, MAX_PAUSE_MS)), pause)
      })
      .finally(() => (connecting = undefined))
  }

  async function open(): Promise<void> {
    const opening = new Client({ connectionString: url, application_name: 'fondly-news', connectionTimeoutMillis: 10_000, keepAlive: true })
    opening.on('error', () => {}) // 'end' follows and reconnects
    opening.on('notification', ({ channel, payload }) => wakers.get(channel)?.forEach((waker) => waker(payload)))
    opening.once('end', () => {
      if (client !== opening) return
      client = undefined
      if (closed) return
      log.warn('The news connection to the database was lost; opening it again.')
      again = setTimeout(connect, 100)
    })
    try {
      await opening.connect()
    } catch (error) {
      void opening.end().catch(() => {})
      throw error
    }
    if (closed) return await opening.end()
    client = opening
    for (const channel of wakers.keys()) await listen(channel)
  }

  async function listen(channel: string): Promise<void> {
    const done = listening.then(() => client?.query(`listen ${escapeIdentifier(channel)}`))
    listening = done.catch(() => {})
    await done
    for (const waker of wakers.get(channel) ?? []) waker(undefined)
  }

  return {
    on: (channel, waker) => {
      const known = wakers.get(channel)
      if (known) known.add(waker)
      else {
        wakers.set(channel, new Set([waker]))
        // A failure ends the connection, and its 'end' handler reconnects.
        listen(channel).catch(() => {})
      }
      connect()
      return () => void wakers.get(channel)?.delete(waker)
    },
    close: async () => {
      closed = true
      clearTimeout(again)
      await connecting
      await client?.end()
    },
  }
}
