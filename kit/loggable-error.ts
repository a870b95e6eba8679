/** An error whose message we wrote ourselves and which quotes nothing that was given to us. The log writes this message; it leaves out all others. */
export class LoggableError extends Error {
  override name = 'LoggableError'
}
