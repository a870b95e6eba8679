import { createServer } from 'node:net'
import type { Settings } from '../settings/settings.ts'

/** The server cannot listen; the message is one sentence for the operator. */
export class CannotListen extends Error {
  override name = 'CannotListen'
}

type Address = Pick<Settings, 'host' | 'port'>

/** Listens on that address for a moment. Throws CannotListen when this fails. */
export async function assertCanListen({ host, port }: Address): Promise<void> {
  const trial = createServer()
  await new Promise<void>((resolve, reject) => {
    trial.once('error', (error) => reject(toCannotListen(error, { host, port })))
    trial.listen({ port, host, exclusive: true }, resolve)
  })
  await new Promise((resolve) => trial.close(resolve))
}

/** Returns CannotListen with a sentence for the operator when the cause is known, else the error itself. */
export function toCannotListen(error: NodeJS.ErrnoException, { host, port }: Address): Error {
  if (error.code === 'EADDRINUSE')
    return new CannotListen(
      `Port ${port} is in use: stop what uses it, or choose another, for example PORT=${port === 0 ? 3000 : port + 1} npm start.`,
    )
  if (error.code === 'EACCES')
    return new CannotListen(`Port ${port} may not be used by this user: choose one above 1023, for example PORT=3000.`)
  if (error.code === 'EADDRNOTAVAIL') return new CannotListen(`This machine has no address ${host}: set HOST, for example HOST=127.0.0.1.`)
  return error
}
