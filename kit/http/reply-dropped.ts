/**
 * Thrown in place of a reply, after the work of the request is done. With it, an embedded upstream practises a lost reply: a caller in this process
 * sees the error of a broken connection, and a server closes the socket.
 */
export class ReplyDropped extends TypeError {
  override name = 'ReplyDropped'
  constructor() {
    super('The connection was closed before a reply came.')
  }
}
