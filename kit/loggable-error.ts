/** An error whose message is our own text and quotes no input. The log writes this message, and leaves out the messages of all other errors. */
export class LoggableError extends Error {
  override name = 'LoggableError'
}
