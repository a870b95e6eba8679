/**
 * Thrown after a request's work is done, when its reply is to be lost. A caller in this process sees the error of a broken connection; a server
 * closes the socket.
 */
export class ReplyDropped extends TypeError {
  override name = 'ReplyDropped'
  constructor() {
    super('The connection was closed before a reply came.')
  }
}
