import { Client } from 'pg'

/** Returns a function that counts the statements that this process has sent since the start. */
export function statementCounter(): () => number {
  let count = 0
  // The function needs its client as `this`; `send.apply` below passes the client.
  // oxlint-disable-next-line typescript/unbound-method
  const send = Client.prototype.query as (...args: unknown[]) => unknown // it has a dozen signatures
  Client.prototype.query = function (this: Client, ...args: unknown[]) {
    count += 1
    return send.apply(this, args)
  } as typeof Client.prototype.query
  return () => count
}
